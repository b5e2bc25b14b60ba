/** The page of `<faro-layout>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/faro-layout.ts';
import { ownCloth } from './own-cloth.ts';

const meta: Meta = {
  title: 'Faro',
  component: 'faro-layout',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The great gambling game of two centuries, in three forms: the German book game, where each punter holds a suit of his own; the classic layout of the American West, with coppers and the case-keeper; and the public game of Casanova’s day, with livrets. For one to seven.',
      },
    },
    /** The controls under the first table. */
    choices: ['players', 'variant', 'lang', 'theme', 'deck-pattern', 'banker'],
    sheet: '../src/faro/rules.html',
  },
};
export default meta;

/** The book game: bet chips on cards of your book, press **Done**, and two cards are turned up. */
export const ATable: StoryObj = { name: 'A table', args: { players: 'you and two easy players' } };

/** The classic layout: thirteen spades, coppers to bet on a card to lose, the case-keeper, the call of the last turn. */
export const Classic: StoryObj = { name: 'The classic layout', args: { variant: 'classic', theme: 'bordeaux' } };

/** The public game, with paroli: win and stake stay on their card. */
export const Pharo: StoryObj = {
  name: 'The public game',
  args: { variant: 'pharo', paroli: 'on', lang: 'fr', theme: 'midnight' },
};

/** German, with double-German cards. Without `lang`, a table uses the language of the page around it. */
export const German: StoryObj = { name: 'In German', args: { lang: 'de', 'deck-pattern': 'german' } };

/** The bank is drawn by lot among the players and rotates: each house rule is an attribute. */
export const HouseRules: StoryObj = {
  name: 'Rules of your house',
  args: {
    variant: 'classic',
    banker: 'lot',
    'bank-rotation': 'clockwise',
    players: 'you and three of three levels',
    theme: 'plain',
  },
};

/** A cloth of your own: a few custom properties, and `::part()` for the rest. */
export const OwnCloth: StoryObj = {
  name: 'A cloth of your own',
  parameters: { css: ownCloth('faro-layout') },
};
