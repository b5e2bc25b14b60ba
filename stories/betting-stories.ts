/** What the stories of all tables of poker have in common: controls, pages, widths. */
import type { ArgTypes, Decorator, Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { OptionRules } from '../src/game/options.ts';
import { settingsOf, written } from '../src/table/attributes.ts';

export type Args = Readonly<Record<string, string | number | undefined>>;

export const choice = (summary: string, description: string, options: readonly string[]): ArgTypes[string] => ({
  description,
  options,
  control: { type: 'select' },
  table: { category: 'attributes', defaultValue: { summary }, type: { summary: options.join(' | ') } },
});
const text = (description: string): ArgTypes[string] => ({
  description,
  control: { type: 'text' },
  table: { category: 'attributes', type: { summary: 'string' } },
});

export const LOOKS: ArgTypes = {
  lang: choice('the page’s', 'The language of the table.', ['en', 'de', 'fr']),
  speed: choice('normal', 'How fast the table moves.', ['slow', 'normal', 'fast', 'instant']),
  sound: choice('off', 'The sounds of cards and chips.', ['off', 'on']),
  theme: choice('green', 'The cloth; `plain` takes the page’s colours.', ['green', 'bordeaux', 'midnight', 'plain']),
  faces: choice('french', 'The pattern of the cards.', ['french', 'german']),
  'four-colours': choice('off', 'Diamonds blue, clubs green.', ['off', 'on']),
  hints: choice('on', 'What the hand is worth, and where it stands.', ['on', 'off']),
  'after-fold': choice('fast', 'How a hand goes on after the player has folded.', ['fast', 'normal']),
};
export const TABLE: ArgTypes = {
  players: text('Who plays: `you`, `Anna:easy`; a name without a level is a person at this screen.'),
  seed: text('A text that fixes every deal.'),
  purse: text('What each player has at the opening; the buy-in where it is not set.'),
};
/** A control for every rule of a game. */
export const rulesOf = (rules: OptionRules): ArgTypes =>
  Object.fromEntries(
    settingsOf(rules).map(({ attribute, rule }): [string, ArgTypes[string]] => {
      const summary = written(rule.default);
      if (rule.kind === 'integer') {
        const { min, max } = rule;
        return [
          attribute,
          {
            description: 'A rule of the table.',
            control: { type: 'number', min, max },
            table: { category: 'attributes', defaultValue: { summary }, type: { summary: `${min} … ${max}` } },
          },
        ];
      }
      return [attribute, choice(summary, 'A rule of the table.', rule.kind === 'choice' ? rule.values : ['on', 'off'])];
    }),
  );

/** The page that a story stands on. */
export interface PageParameters {
  readonly width?: number;
  readonly dark?: boolean;
}

/** A page of a width and a colour round each story. */
export const onPage: Decorator<Args> = (story, { parameters }) => {
  const { width = 1000, dark = false } = (parameters.page ?? {}) as PageParameters;
  const colours = dark
    ? 'background: #14171c; color: #e8e6e1; color-scheme: dark'
    : 'background: #f4f2ec; color: #1d1b17; color-scheme: light';
  return html`<div style="box-sizing: border-box; min-height: 100vh; padding: 12px 0; ${colours}">
    <div style="width: ${width}px; margin: auto; max-width: 100%">${story()}</div>
  </div>`;
};

/** What every meta says. */
export const META: Pick<Meta<Args>, 'args' | 'decorators'> = {
  args: { speed: 'instant', lang: 'en' },
  decorators: [onPage],
};

export const page = (width: number, dark = false): { readonly page: PageParameters } => ({ page: { width, dark } });
