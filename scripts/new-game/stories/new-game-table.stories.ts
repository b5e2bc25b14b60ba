/** The page of `<new-game-table>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/new-game-table.ts';

const meta: Meta = {
  title: 'New Game',
  component: 'new-game-table',
  tags: ['autodocs'],
  parameters: {
    docs: { description: { component: 'One card each, and the highest wins.' } },
    /** What stands under the first table to be chosen. */
    choices: ['players', 'lang', 'theme', 'faces'],
    sheet: '../src/new-game/rules.html',
  },
};
export default meta;

/** Press **Deal**. */
export const ATable: StoryObj = { name: 'A table', args: { players: 'you and two easy players' } };

/** German, with double-German cards. Where `lang` is not set, a table speaks the language of the page around it. */
export const German: StoryObj = { name: 'In German', args: { lang: 'de', faces: 'german', theme: 'bordeaux' } };
