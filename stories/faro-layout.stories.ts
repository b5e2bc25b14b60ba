/** Every telling state of `<faro-layout>`, played by hand. */
import type { ArgTypes, Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../src/faro-layout.ts';
import type { FaroLayout } from '../src/faro-layout.ts';
import { OPTIONS } from '../src/faro/options.ts';
import { settingsOf, written } from '../src/ui/attributes.ts';
import { BOOK, CLASSIC, COVERED, DONE, faroPorts, PHARO, stake, type FaroDeal } from './faro-prepared.ts';

type Args = Readonly<Record<string, string | number | undefined>>;
type Story = StoryObj<Args>;

const choice = (summary: string, description: string, options: readonly string[]): ArgTypes[string] => ({
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

const LOOKS: ArgTypes = {
  lang: choice('the page’s', 'The language of the table.', ['en', 'de', 'fr']),
  speed: choice('normal', 'How fast the table moves.', ['slow', 'normal', 'fast', 'instant']),
  sound: choice('off', 'The sounds of cards and chips.', ['off', 'on']),
  theme: choice('green', 'The cloth; `plain` takes the page’s colours.', ['green', 'bordeaux', 'midnight', 'plain']),
  faces: choice('french', 'The pattern of the cards.', ['french', 'german']),
  'four-colours': choice('off', 'Diamonds blue, clubs green.', ['off', 'on']),
};
const TABLE: ArgTypes = {
  players: text('Who plays: `you`, `Anna:easy`; a name without a level is a person at this screen.'),
  seed: text('A text that fixes every deal.'),
  autosave: text('A name under which the browser keeps the table.'),
};
const RULES: ArgTypes = Object.fromEntries(
  settingsOf(OPTIONS).map(({ attribute, rule }): [string, ArgTypes[string]] => [
    attribute,
    rule.kind === 'choice'
      ? choice(rule.default, 'A rule of the table.', rule.values)
      : rule.kind === 'flag'
        ? choice(written(rule.default), 'A rule of the table.', ['on', 'off'])
        : {
            description: 'A rule of the table.',
            control: { type: 'number' },
            table: { category: 'attributes', defaultValue: { summary: written(rule.default) } },
          },
  ]),
);

/** A table with its attributes; with a deal, at a prepared table whose rules are its own. */
function layout(args: Args, deal?: FaroDeal): TemplateResult {
  const sit = (element?: Element): void => {
    const own = element as FaroLayout | undefined;
    if (!own) return;
    for (const [name, value] of Object.entries(args)) if (value !== undefined) own.setAttribute(name, String(value));
    if (deal) own.ports ??= faroPorts(deal);
  };
  return html`<faro-layout ${ref(sit)} speed="instant"></faro-layout>`;
}

interface PageParameters {
  readonly width?: number;
  readonly dark?: boolean;
}

const meta: Meta<Args> = {
  title: 'Faro',
  component: 'faro-layout',
  argTypes: { ...TABLE, ...LOOKS, ...RULES },
  args: { speed: 'instant', lang: 'en' },
  parameters: { layout: 'fullscreen', controls: { include: Object.keys({ ...TABLE, ...LOOKS, ...RULES }) } },
  decorators: [
    (story, { parameters }) => {
      const { width = 1040, dark = false } = (parameters.page ?? {}) as PageParameters;
      const colours = dark
        ? 'background: #14171c; color: #e8e6e1; color-scheme: dark'
        : 'background: #f4f2ec; color: #1d1b17; color-scheme: light';
      return html`<div style="box-sizing: border-box; min-height: 100vh; padding: 12px 0; ${colours}">
        <div style="width: ${width}px; margin: auto; max-width: ${width > 1040 ? 'none' : '100%'}">${story()}</div>
      </div>`;
    },
  ],
  render: args => layout(args),
};
export default meta;

const at = (deal: FaroDeal, story: Story = {}): Story => ({
  ...story,
  render: args => layout(args, deal),
  parameters: { controls: { include: Object.keys(LOOKS) }, ...story.parameters },
});

// ---- hands and eyes ------------------------------------------------------------------------------------------------

const tableOf = (canvas: HTMLElement): FaroLayout => canvas.querySelector('faro-layout')!;
const rootOf = (canvas: HTMLElement): ShadowRoot => tableOf(canvas).shadowRoot!;
const part = (canvas: HTMLElement, selector: string): HTMLElement => {
  const found = rootOf(canvas).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const lineOf = (canvas: HTMLElement): string => part(canvas, '.say').innerText.replace(/\s+/g, ' ').trim();

/** Waits until somebody at the screen is asked. */
async function asked(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(tableOf(canvas).legal.some(({ type }) => type !== 'reopen')).toBe(true), {
    timeout: 30_000,
  });
  await tableOf(canvas).updateComplete;
}
async function tap(canvas: HTMLElement, selector: string): Promise<void> {
  await userEvent.click(part(canvas, selector));
  await asked(canvas);
}
/** Acts, and waits until it is shown and somebody is asked again. */
async function act(canvas: HTMLElement, ...actions: readonly (typeof DONE)[]): Promise<void> {
  for (const action of actions) {
    const table = tableOf(canvas);
    const { view } = table;
    table.act(action);
    await waitFor(() => expect(table.view).not.toBe(view));
    await asked(canvas);
  }
}
const says = async (canvas: HTMLElement, words: RegExp): Promise<void> => {
  await waitFor(() => expect(lineOf(canvas)).toMatch(words), { timeout: 30_000 });
};
/** Turns up what is staked, and sees what it says. */
const turnsUp =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '.prime');
    await says(canvasElement, words);
  };

// ---- stories -------------------------------------------------------------------------------------------------------

/** The table as a page gets it, with every attribute in the controls. */
export const Playground: Story = {
  args: { speed: 'normal', lang: undefined },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '.prime');
    await tap(canvasElement, '.fan [data-value=K]');
    await expect(part(canvasElement, '.front [data-value=K]')).toHaveAccessibleName(/1 staked/);
  },
};

export const BookStakes: Story = at(BOOK, {
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(rootOf(canvasElement).querySelectorAll('.front .one')).toHaveLength(2);
    await expect(rootOf(canvasElement).querySelectorAll('.oth li .card')).toHaveLength(5);
  },
});
export const BookResult: Story = at(BOOK, { play: turnsUp(/^King of clubs left: the bank takes 4/) });
export const BookNarrow: Story = at(BOOK, {
  parameters: { page: { width: 340 } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '[data-value=others]');
    await tap(canvasElement, '[data-value=case]');
    await expect(rootOf(canvasElement).querySelectorAll('.keeper i')).toHaveLength(52);
  },
});
export const BookGerman: Story = at(BOOK, {
  args: { lang: 'de', faces: 'german' },
  play: turnsUp(/^Eichel-König links/),
});
export const BookOnADarkPage: Story = at(BOOK, {
  args: { lang: 'fr', theme: 'plain' },
  parameters: { page: { dark: true } },
});
export const Covered: Story = at(COVERED, { play: turnsUp(/was covered/) });

/** Before the first turn: chips on cards, between them and in a corner, and a copper. */
export const ClassicStakes: Story = at(CLASSIC);
export const ClassicResult: Story = at(CLASSIC, { play: turnsUp(/^Queen wins, six loses/) });
export const ClassicNarrow: Story = at(CLASSIC, { parameters: { page: { width: 340 } }, args: { lang: 'de' } });
export const ClassicByKey: Story = {
  args: { variant: 'classic', players: 'you', seed: 'keys' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '.prime');
    part(canvasElement, '.spot[data-value=Q]').focus();
    await userEvent.keyboard('{Enter}');
    await asked(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(tableOf(canvasElement).view.punters[0]!.stakes[0]!.coppered).toBe(true));
  },
};
/** The last three cards: their order may be called. */
export const Calling: Story = {
  args: { variant: 'classic', players: 'you', seed: 'deal 3' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    const table = tableOf(canvasElement);
    while (table.view.phase === 'between' || table.view.left > 3) await act(canvasElement, DONE);
    await says(canvasElement, /The last three/);
    await tap(canvasElement, '.calls button');
  },
};
export const ClassicOdds: Story = at(CLASSIC, {
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '[data-value=odds]');
    await waitFor(() => expect(rootOf(canvasElement).querySelectorAll('.odds tbody tr').length).toBeGreaterThan(30));
  },
});

export const PharoParoli: Story = at(PHARO, {
  play: async context => {
    await turnsUp(/the bank pays 4/)(context);
    await tap(context.canvasElement, '.corner');
    await expect(part(context.canvasElement, '.bent')).toBeVisible();
  },
});

/** Several people at one screen. */
export const HotSeat: Story = {
  args: { players: 'Anna, Bruno, Clara', seed: 'hot' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await act(canvasElement, DONE, DONE, DONE, stake('K', 2), DONE);
    await expect(part(canvasElement, '.plate')).toHaveTextContent('Bruno');
  },
};
/** The player holds the bank. */
export const Banker: Story = {
  args: { players: 'you, Anna:easy, Bruno:medium, Clara:hard', banker: 'seat', seed: 'bank' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '.prime');
    await says(canvasElement, /You hold the bank/);
  },
};
