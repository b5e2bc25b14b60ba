/** Every notable state of `<faro-layout>`, played by hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/faro-layout.ts';
import type { FaroLayout } from '../../src/faro-layout.ts';
import {
  BOOK,
  BROKEN,
  CLASSIC,
  COVERED,
  CROWDED,
  DONE,
  faroPorts,
  LAST_CHIPS,
  LAST_TURN,
  PHARO,
  PLIE,
  SPLIT,
  type FaroDeal,
} from './faro-prepared.ts';
import { META, storiesAt, type Args, type PageParameters } from './page.ts';

type Story = StoryObj<Args>;

const meta: Meta<Args> = {
  title: 'Tests/Faro',
  component: 'faro-layout',
  ...META,
};
export default meta;

// ---- hands and eyes ------------------------------------------------------------------------------------------------

const tableOf = (canvas: HTMLElement): FaroLayout => canvas.querySelector('faro-layout')!;
const rootOf = (canvas: HTMLElement): ShadowRoot => tableOf(canvas).shadowRoot!;
const part = (canvas: HTMLElement, selector: string): HTMLElement => {
  const found = rootOf(canvas).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const lineOf = (canvas: HTMLElement): string => part(canvas, '.say').innerText.replace(/\s+/g, ' ').trim();

/** Waits until somebody at the screen is to act. */
async function asked(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(tableOf(canvas).legal.some(({ type }) => type !== 'reopen')).toBe(true));
  await tableOf(canvas).updateComplete;
}
const sit = async (canvas: HTMLElement): Promise<HTMLElement> => {
  await asked(canvas);
  return canvas;
};
const { at, played } = storiesAt('faro-layout', (deal: FaroDeal) => faroPorts(deal), sit);
async function tap(canvas: HTMLElement, selector: string): Promise<void> {
  // what is for a narrow box is drawn once the box has been measured
  await userEvent.click(await waitFor(() => part(canvas, selector)));
  await asked(canvas);
}
/** Acts, and waits until it is shown and somebody is to act again. */
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
  await waitFor(() => expect(lineOf(canvas)).toMatch(words));
};
const texts = (canvas: HTMLElement, selector: string): string[] =>
  [...rootOf(canvas).querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
    innerText.replace(/\s+/g, ' ').trim(),
  );
/**
 * The least size of a button for a finger, in pixels: 40 in the head, and in a very narrow table what seven cards in a
 * row leave.
 */
function leastFor(button: HTMLElement, { clientWidth }: HTMLElement): number {
  if (button.matches('.top *')) return 39.5;
  return button.dataset.do === 'open' ? 24 : Math.min(43.5, (clientWidth - 48) / 7);
}
/** Nothing extends over the edge of the table, and every button can be hit with a finger. */
async function fits(canvas: HTMLElement): Promise<void> {
  const table = tableOf(canvas);
  await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  // places between the cards of a small layout take the finger when their toggle says so
  const small = [...rootOf(canvas).querySelectorAll<HTMLElement>('button, [role=radio]')].filter(
    button =>
      button.checkVisibility() &&
      getComputedStyle(button).pointerEvents !== 'none' &&
      Math.min(button.offsetWidth, button.offsetHeight) < leastFor(button, table),
  );
  await expect(small.map(({ dataset }) => `${dataset.do} ${dataset.value}`)).toEqual([]);
}
/** What the bank takes in the book game, as told to the player. */
const TOOK = /^You lose 4 King of clubs on the left: the bank takes 4/;
/** What the classic layout pays. */
const PAID = /^You win 35 Queen wins, six loses/;
/** Turns up the cards, and checks what it says. */
const turnsUp =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '[data-do=once], .prime');
    await says(canvasElement, words);
    await fits(canvasElement);
  };

// ---- stories -------------------------------------------------------------------------------------------------------

export const BookStakes: Story = played(BOOK, async canvas => {
  await expect(rootOf(canvas).querySelectorAll('.leaf.staked')).toHaveLength(2);
  await expect(rootOf(canvas).querySelectorAll('.opponents li .card')).toHaveLength(5);
});
export const BookResult: Story = at(BOOK, { play: turnsUp(TOOK) });
export const BookNarrow: Story = at(BOOK, {
  parameters: { page: { width: 340 } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '[data-value=opponents]');
    await tap(canvasElement, '[data-value=case-keeper]');
    await expect(rootOf(canvasElement).querySelectorAll('.keeper i')).toHaveLength(52);
  },
});
export const BookGerman: Story = at(BOOK, {
  args: { lang: 'de', 'deck-pattern': 'german' },
  play: turnsUp(/^Sie verlieren 4 Eichel‑König links: Die Bank zieht 4 ein/),
});
export const BookOnADarkPage: Story = at(BOOK, {
  args: { lang: 'fr', theme: 'plain' },
  parameters: { page: { dark: true } },
});
export const Covered: Story = at(COVERED, { play: turnsUp(/was covered/) });

/** Before the first turn: chips on cards, between them and in a corner, and a copper. */
export const ClassicStakes: Story = played(CLASSIC, async canvas => {
  await expect(rootOf(canvas).querySelectorAll('.laid')).toHaveLength(8);
  await expect(part(canvas, '[data-value="6"]')).toHaveAccessibleName('Six, 10 staked, coppered');
});
export const ClassicResult: Story = at(CLASSIC, { play: turnsUp(PAID) });
export const ClassicNarrow: Story = at(CLASSIC, {
  parameters: { page: { width: 340 } },
  args: { lang: 'de' },
  play: turnsUp(/^Sie gewinnen 35 Dame gewinnt, Sechs verliert/),
});
/** The others' stakes are small on their places. */
export const ClassicCrowded: Story = played(CROWDED, async canvas => {
  await expect(texts(canvas, '[data-value=Q] .tip')).toEqual(['2 5', '3 5', '4 100']);
  await expect(part(canvas, '[data-value=Q]')).toHaveAccessibleName('Queen, 25 staked, Seat 2 5, Seat 3 5, Seat 4 100');
});
export const ClassicCrowdedResult: Story = at(CROWDED, {
  play: async context => {
    await turnsUp(PAID)(context);
    await expect(texts(context.canvasElement, '.tip.won')).toEqual(['2 20', '2 5', '3 5', '4 100', '3 10']);
    await expect(texts(context.canvasElement, '.opponents p')).toEqual([
      'staked 50 +15',
      'staked 5 −10',
      'staked 20 +100',
    ]);
  },
});
export const ClassicCrowdedNarrow: Story = at(CROWDED, {
  parameters: { page: { width: 320 } },
  args: { lang: 'fr' },
  play: turnsUp(/^Vous gagnez 35 La dame gagne, le six perd/),
});
/** Two of a rank: half of each bet on it is lost, whatever its copper. */
export const ClassicSplit: Story = at(SPLIT, {
  play: async context => {
    await turnsUp(
      /^You lose 21 Split: two nines, half goes to the bank\. Nine −8\. Ten, nine, five and four −10\. High card −3\./,
    )(context);
    await expect(texts(context.canvasElement, '.laid .sum')).toContain('−8');
  },
});
/** The last three cards: their order can be called. */
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

/** The player holds the bank. */
export const Banker: Story = {
  args: { players: 'you, Anna:easy, Bruno:medium, Clara:hard', banker: 'seat', seed: 'bank' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await tap(canvasElement, '.prime');
    await says(canvasElement, /You hold the bank/);
  },
};

// ---- states --------------------------------------------------------------------------------------------------------

/** Before the first deal the book lies face down: its cards come with it. */
export const BookBegins: Story = {
  args: { seed: 'begins' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await says(canvasElement, /^Faro: right wins, left loses “New deal” shuffles the pack\./);
    await expect(rootOf(canvasElement).querySelectorAll('.fan .back')).toHaveLength(13);
    await expect(rootOf(canvasElement).querySelectorAll('.fan [data-face]')).toHaveLength(0);
  },
};
export const ClassicBegins: Story = {
  args: { variant: 'classic', seed: 'begins' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await says(canvasElement, /^Faro: the second card wins/);
    const beads = rootOf(canvasElement).querySelector('.bead:not(.gone)')!.getAttribute('d')!;
    await expect(beads.match(/M/gi)).toHaveLength(52);
  },
};
export const PharoNarrow: Story = at(PHARO, {
  parameters: { page: { width: 320 } },
  args: { lang: 'de' },
  play: turnsUp(/^Sie verlieren 6 Karo\u2011König rechts: Die Bank zahlt 4/),
});
/** Two of a rank in one pair: half of the stake is lost. */
export const PharoPlie: Story = at(PLIE, {
  play: turnsUp(/^You lose 5 Doublet: two eights, half goes to the bank\./),
});
/** The last turn of a deal: its result is still shown when the deal is over. */
export const DealOver: Story = at(LAST_TURN, {
  play: turnsUp(/^You win 5 King of clubs on the right: the bank pays 5\. The pack is finished\./),
});
export const DealOverNarrow: Story = at(LAST_TURN, {
  parameters: { page: { width: 320 } },
  args: { lang: 'de' },
  play: turnsUp(/^Sie gewinnen 5 Kreuz\u2011König rechts: Die Bank zahlt 5\. Das Paket ist zu Ende\./),
});
/** The bank holds 5 and owes 10: it pays what it has. */
export const BrokenBank: Story = at(BROKEN, {
  play: async context => {
    await turnsUp(
      /^You win 5 King of clubs on the right: the bank has only 5 of the 10 it owes\. The bank is broken\./,
    )(context);
    const { canvasElement } = context;
    await tap(canvasElement, '[data-zone=why] button');
    await waitFor(() => expect(part(canvasElement, '.gloss').innerText).toMatch(/pays as far as it can/));
  },
});
/** The player's purse is empty and nothing is staked: the others play on. */
export const PunterOut: Story = played(LAST_CHIPS, async canvas => {
  await userEvent.click(part(canvas, '.prime'));
  await says(
    canvas,
    /^You lose 5 Nine of clubs on the left: the bank takes 5\. Not enough chips\. You watch until the deal is over\./,
  );
  await expect(tableOf(canvas).legal).toEqual([]);
});
export const Onlooker: Story = {
  ...storiesAt('faro-layout', () => faroPorts(CROWDED, ['onlooker']), sit).at(CROWDED),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(texts(canvasElement, '[data-value=Q] .tip, [data-value=Q] .tips.many .tip')).toHaveLength(4),
    );
    await expect(rootOf(canvasElement).querySelectorAll('.laid')).toHaveLength(0);
  },
};
/** A seat holds the bank; the computer players bet, and the player turns up. */
export const BankerNarrow: Story = { ...Banker, parameters: { page: { width: 320 } } };

// ---- widths, languages, looks --------------------------------------------------------------------------------------

/** A turn at some width, in some language and cloth: nothing is cut off. */
const seen = (deal: FaroDeal, args: Args, words: RegExp, page: PageParameters = {}): Story =>
  at(deal, { args, parameters: { page }, play: turnsUp(words) });

export const VeryNarrow: Story = seen(BOOK, {}, TOOK, { width: 280 });
export const Narrow: Story = seen(BOOK, {}, TOOK, { width: 320 });
export const Middle480: Story = seen(BOOK, {}, TOOK, { width: 480 });
export const Middle: Story = seen(BOOK, {}, TOOK, { width: 768 });
export const Wide: Story = seen(BOOK, {}, TOOK, { width: 1200 });
export const VeryWide: Story = seen(CROWDED, {}, PAID, { width: 1600 });
export const ClassicMiddle: Story = seen(CROWDED, {}, PAID, { width: 768 });
export const FrenchNarrow: Story = seen(
  BOOK,
  { lang: 'fr' },
  /^Vous perdez 4 Roi de trèfle à gauche\s: la banque prend 4/,
  { width: 320 },
);
export const DarkPage: Story = seen(BOOK, {}, TOOK, { dark: true });
export const Midnight: Story = seen(CROWDED, { theme: 'midnight' }, PAID);
export const PlainClassic: Story = seen(CROWDED, { theme: 'plain' }, PAID);
export const PlainNarrowOnDark: Story = seen(BOOK, { theme: 'plain' }, TOOK, { width: 320, dark: true });
export const FourColours: Story = seen(BOOK, { 'four-colours': 'on' }, TOOK);

const forced = (story: Story, dark = false): Story => ({
  ...story,
  parameters: {
    ...story.parameters,
    emulate: { 'forced-colors': 'active', 'prefers-color-scheme': dark ? 'dark' : 'light' },
  },
  play: async context => {
    if (globalThis.emulate) await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await story.play!(context);
  },
});
export const ForcedColours: Story = forced(BookResult);
export const ForcedColoursClassic: Story = forced(ClassicCrowdedResult, true);
export const ForcedColoursNarrow: Story = forced(Narrow, true);

/** The same order and the same pauses; nothing moves. */
export const ReducedMotion: Story = at(BOOK, {
  args: { speed: 'fast' },
  parameters: { emulate: { 'prefers-reduced-motion': 'reduce' } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    let travelled = 0;
    await userEvent.click(part(canvasElement, '.prime'));
    await waitFor(() => {
      travelled += rootOf(canvasElement).getAnimations().length;
      return expect(lineOf(canvasElement)).toMatch(TOOK);
    });
    if (globalThis.emulate) await expect(travelled).toBe(0);
  },
});
