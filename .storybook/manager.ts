import { addons } from 'storybook/manager-api';
import { frame } from './theme.ts';

/** Whoever works on the tables wants their tests in the tree; a reader of the published pages does not. */
const isPublished = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE !== 'DEVELOPMENT';

addons.setConfig({
  theme: frame,
  sidebar: {
    showRoots: false,
    collapsedRoots: ['tests'],
    filters: { tests: ({ title }) => !isPublished || !title.startsWith('Tests/') },
  },
});
