import type { Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withActions],
  // only the runner can emulate; by hand, the browser's developer tools do
  beforeEach: ({ parameters }) => globalThis.emulate?.(parameters.emulate ?? {}),
  parameters: {
    options: { storySort: { order: ['Welcome', 'Recipes'] } },
    // a violation fails the story, in the panel and in `npm run test:stories`
    a11y: { test: 'error' },
    // what the elements fire, for the actions panel
    actions: {
      handles: ['tv-intent', 'tv-action', 'tv-deal', 'tv-settle', 'tv-turn', 'tv-over', 'tv-refused', 'tv-error'],
    },
  },
};

export default preview;
