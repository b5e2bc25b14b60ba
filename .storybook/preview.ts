import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // a violation fails the story, in the panel and in `npm run test:stories`
    a11y: { test: 'error' },
    // what the elements fire, listed for those who read the code; the actions panel finds them by the manifest too
    actions: {
      handles: ['tv-intent', 'tv-action', 'tv-deal', 'tv-settle', 'tv-over', 'tv-refused', 'tv-error'],
    },
  },
};

export default preview;
