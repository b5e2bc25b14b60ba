/** The page of `<trente-quarante-board>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/trente-quarante-board.ts';
import { ownCloth } from './own-cloth.ts';

const meta: Meta = {
  title: 'Trente et Quarante',
  component: 'trente-quarante-board',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The game of Monte Carlo’s quiet tables: two rows of cards, Noir and Rouge, and the row nearer to 31 wins. Four chances at even money, the refait, three prisons, insurance, and the exact odds of it all. For one to seven punters.',
      },
    },
    /** The controls under the first table. */
    choices: ['players', 'lang', 'theme', 'deck-pattern', 'court-cards', 'refait-rule'],
    sheet: '../src/trente-quarante/rules.html',
  },
};
export default meta;

/** Choose a chip, tap a field, press **Deal**. */
export const ATable: StoryObj = { name: 'A table', args: { players: 'you and two easy players' } };

/**
 * Jack, queen and king at 11, 12 and 13, and a refait that takes half of every stake: each house rule is an attribute.
 */
export const HouseRules: StoryObj = {
  name: 'Rules of your house',
  args: { 'court-cards': '11-12-13', 'refait-rule': 'half-only', min: 20, max: 5000, theme: 'midnight' },
};

/** German, with double-German cards. Without `lang`, a table uses the language of the page around it. */
export const German: StoryObj = {
  name: 'In German',
  args: { lang: 'de', 'deck-pattern': 'german', theme: 'bordeaux' },
};

/** Two people take turns at one screen; the third player is the computer. */
export const TwoPeople: StoryObj = {
  name: 'Two people at one screen',
  args: { players: 'two people at this screen and a player', lang: 'fr' },
};

/** `plain` takes the colours of the page, light or dark. */
export const PlainPage: StoryObj = { name: 'In the colours of the page', args: { theme: 'plain' } };

/** A cloth of your own: a few custom properties, and `::part()` for the rest. */
export const OwnCloth: StoryObj = {
  name: 'A cloth of your own',
  parameters: { css: ownCloth('trente-quarante-board') },
};
