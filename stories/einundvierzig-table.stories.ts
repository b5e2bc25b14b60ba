/** The page of `<einundvierzig-table>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/einundvierzig-table.ts';
import { ownCloth } from './own-cloth.ts';

const meta: Meta = {
  title: 'Einundvierzig',
  component: 'einundvierzig-table',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The Austrian game of *two up, two down*, also called Färbeln: four cards from a pack of 32, two rounds of betting, and between them everybody turns two cards up and keeps two covered. For three to seven players.',
      },
    },
    /** The controls under the first table. */
    choices: ['players', 'lang', 'theme', 'deck-pattern', 'turn-up-order', 'dealer'],
    sheet: '../src/einundvierzig/rules.html',
  },
};
export default meta;

/** Press **Deal**; choose two cards to turn up, and bet on the two that nobody sees. */
export const ATable: StoryObj = { name: 'A table', args: { players: 'you and three of three levels' } };

/** German, with double-German cards, as it is played in Styria. */
export const German: StoryObj = {
  name: 'In German',
  args: { lang: 'de', 'deck-pattern': 'german', theme: 'bordeaux' },
};

/** A friendly game: the deal rotates, and the house takes no interest. Each rule is an attribute. */
export const HouseRules: StoryObj = {
  name: 'Rules of your house',
  args: {
    dealer: 'players',
    'turn-up-order': 'clockwise',
    'lower-limit': 2,
    'higher-limit': 4,
    ante: 1,
    theme: 'midnight',
  },
};

/** Two people at one screen: the cards stay face down until the next player takes over. */
export const TwoPeople: StoryObj = {
  name: 'Two people at one screen',
  args: { players: 'two people at this screen and a player', lang: 'fr' },
};

/** `plain` takes the colours of the page, light or dark. */
export const PlainPage: StoryObj = { name: 'In the colours of the page', args: { theme: 'plain' } };

/** A cloth of your own: a few custom properties, and `::part()` for the rest. */
export const OwnCloth: StoryObj = {
  name: 'A cloth of your own',
  parameters: { css: ownCloth('einundvierzig-table') },
};
