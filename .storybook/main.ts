import type { StorybookConfig } from '@storybook/web-components-vite';

const withIcon = (head = '') => `${head}<link rel="icon" type="image/svg+xml" href="icon.svg" />`;

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  docs: { defaultName: 'Overview' },
  staticDirs: [
    { from: '../demo/icon.svg', to: '/icon.svg' },
    { from: '../stories/recipes/puzzle.txt', to: '/puzzle.txt' },
  ],
  managerHead: withIcon,
  previewHead: withIcon,
};

export default config;
