import { create } from 'storybook/theming';

const common = {
  brandTitle: 'Tapis Vert',
  brandUrl: '../',
  brandTarget: '_self',
  colorPrimary: '#0c422f',
  colorSecondary: '#0f6b4a',
  fontBase: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};

/** The frame of the Storybook. */
export const frame = create({ base: 'light', ...common });
/** Its pages. */
export const docs = create({ base: 'light', ...common });
