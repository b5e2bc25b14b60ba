/** The page of `<stud-table>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/stud-table.ts';
import { ownCloth } from './own-cloth.ts';

const meta: Meta = {
  title: 'Seven Card Stud',
  component: 'stud-table',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The poker of the days before hold’em: seven cards each, four of them open for all to see, five rounds of betting, and the best five win. High, high-low or razz, for two to nine players.',
      },
    },
    /** The controls under the first table. */
    choices: ['players', 'variant', 'lang', 'theme', 'deck-pattern', 'preset'],
    sheet: '../src/stud/rules.html',
  },
};
export default meta;

/** Press **Deal**. Opponents play at three levels, and see only the cards that you would see in their place. */
export const ATable: StoryObj = { name: 'A table', args: { players: 'you and three of three levels' } };

/** Razz: the lowest hand wins, ace to five. */
export const Razz: StoryObj = { args: { variant: 'razz', theme: 'bordeaux' } };

/** High-low with a declaration, and every house rule as an attribute: limits, ante, who acts first, rake. */
export const HighLow: StoryObj = {
  name: 'High-low, by the rules of your house',
  args: {
    variant: 'high-low',
    declare: 'simultaneous',
    'lower-limit': 50,
    'higher-limit': 100,
    ante: 10,
    theme: 'midnight',
  },
};

/** German, with double-German cards. Without `lang`, a table uses the language of the page around it. */
export const German: StoryObj = { name: 'In German', args: { lang: 'de', 'deck-pattern': 'german' } };

/** Two people at one screen: the cards stay face down until the next player takes over. */
export const TwoPeople: StoryObj = {
  name: 'Two people at one screen',
  args: { players: 'two people at this screen and a player', lang: 'fr' },
};

/** A cloth of your own: a few custom properties, and `::part()` for the rest. */
export const OwnCloth: StoryObj = {
  name: 'A cloth of your own',
  parameters: { css: ownCloth('stud-table') },
};
