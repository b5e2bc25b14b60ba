/** Every notable state of `<einundvierzig-table>`, played by hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/einundvierzig-table.ts';
import { META, page, storiesAt, type Args } from './page.ts';
import { playersAt } from './poker-prepared.ts';
import { ALONE, CHOICE, portsOf, SECOND, SHOWDOWN, type Deal } from './einundvierzig-prepared.ts';
import { seated, sightOf, TableHands } from './table-hands.ts';

type Story = StoryObj<Args>;

const meta: Meta<Args> = {
  title: 'Tests/Einundvierzig',
  component: 'einundvierzig-table',
  ...META,
};
export default meta;

const sit = (canvas: HTMLElement) => seated(new TableHands(canvas.querySelector('einundvierzig-table')!));
const { at, played } = storiesAt('einundvierzig-table', portsOf, sit, playersAt);
const sight = sightOf(sit);

// ---- a hand --------------------------------------------------------------------------------------------------------

/** Nothing is dealt yet; the Spitz is at the player's place. */
export const BeforeTheDeal: Story = played({ cards: ['', '', '', '', ''], empty: true }, hands => {
  expect(hands.line).toMatch(/^Einundvierzig: the best group of cards wins Everybody pays 2/);
  expect(hands.own).toMatch(/Forehand/);
  expect(hands.find(/^Deal/)).toBeVisible();
});
export const PlainBeforeTheDeal: Story = {
  ...BeforeTheDeal,
  args: { ...BeforeTheDeal.args, theme: 'plain' },
};

/** Vorhand has made the forced bet; the first round. */
export const FirstRound: Story = played(
  { cards: ['Ah Th', '', '', '', ''], seats: [1], players: 'Anna, you, Bruno, Clara, Emil', goesOn: true },
  { lang: 'de' },
  async hands => {
    expect(hands.line).toMatch(/^Ihr Zug: Halten kostet 5 Anna setzt 5 \(Pflicht\)/);
    await hands.tap(/^Warum/);
    await waitFor(() =>
      expect(hands.reason).toMatch(/Die Vorhand, vor der der Spitz liegt, muss zusätzlich zum Ante das untere Limit/),
    );
    await hands.tap(/^Warum/);
    expect(hands.find(/^Erhöhen auf 10/)).toBeVisible();
  },
);

/** Two up, two down: two cards are chosen. */
export const TwoUpTwoDown: Story = played(CHOICE, { lang: 'de', 'deck-pattern': 'german' }, async hands => {
  expect(hands.line).toMatch(/^Zwei auf, zwei zu Wählen Sie zwei zum Aufdecken\. Alle decken zugleich auf/);
  expect(hands.own).toMatch(/Drei Herz, 28/);
  await hands.tap(/Herz-Sieben/);
  await hands.tap(/Eichel-König/);
  expect(hands.bar).toMatch(/2 von 2 gewählt/);
  expect(hands.find(/^Auswahl aufheben/)).toBeVisible();
});

/** The same in French. */
export const French: Story = at(CHOICE, {
  args: { lang: 'fr' },
  play: sight(/^Deux cartes à retourner.*Trois cœurs, 28/),
});

/** The players turn up their cards one after another. */
export const Clockwise: Story = at(
  { ...CHOICE, options: { turnUpOrder: 'clockwise' }, acts: 'c c c f QsKs KdKh As8s' },
  { play: sight(/Choose two cards and turn them face up/) },
);

/** The second round, as in the picture of the design. */
export const SecondRound: Story = played(SECOND, { lang: 'de', 'deck-pattern': 'german' }, hands => {
  expect(hands.line).toBe('Ihr Zug: Halten kostet 20 Clara erhöht auf 20');
  expect(hands.own).toMatch(/Die anderen sehen (Herz-Sieben Eichel-König|Eichel-König Herz-Sieben)/);
});

/** The rank of the hand among all hands. */
export const HandRank: Story = played(SECOND, { lang: 'de' }, async hands => {
  await hands.tap(/besser als 87/);
  expect(hands.text('[part=hand-rank]')).toMatch(/Drei einer Farbe 5376/);
  expect(hands.overflow).toBe(0);
});

/** The player waits, and chooses in advance, where the real buttons will be. */
export const ChosenAhead: Story = at(
  { cards: ['Ks Kd', '', '', ''], acts: 'c' },
  {
    play: async ({ canvasElement }) => {
      const hands = new TableHands(canvasElement.querySelector('einundvierzig-table')!);
      await hands.says(/Bruno to act/);
      await userEvent.click(hands.find('Check'));
      await hands.table.updateComplete;
    },
  },
);

// ---- the end of a hand ---------------------------------------------------------------------------------------------

/** Two hands of 28: the place nearest to Vorhand decides, and the table says why. */
export const Tie: Story = played(SHOWDOWN, { lang: 'de', 'deck-pattern': 'german' }, async hands => {
  expect(hands.line).toMatch(/^Sie gewinnen 82 Gleichstand, 28: Sie sitzen näher an der Vorhand/);
  expect(hands.seat('Clara')).toMatch(/Drei Laub, 28 4. Platz links der Vorhand/);
  expect(hands.all('[part=player] .lift')).toHaveLength(3);
  await hands.tap(/^Warum/);
  await waitFor(() => expect(hands.reason).toMatch(/Bei Gleichstand wird nie geteilt: Es gewinnt die Vorhand/));
  expect(hands.overflow).toBe(0);
});

/** All others have folded; the player holds a 41 and may show it. */
export const LeftAlone: Story = played(ALONE, { lang: 'de' }, async hands => {
  expect(hands.line).toMatch(/Sie haben die Einundvierzig: Wenn Sie sie zeigen, zahlt das Haus 100/);
  expect(hands.find(/^Weglegen/)).toBeVisible();
  expect(hands.find(/^Zeigen/)).toBeVisible();
  await hands.tap(/^Warum/);
});

/** The bonus of the house. */
export const Bonus: Story = played({ ...ALONE, acts: `${ALONE.acts} s` }, { lang: 'de' }, hands => {
  expect(hands.own).toMatch(/Einundvierzig in Herz/);
  expect(hands.own).toMatch(/Pot 27 \+100/);
});

/** Two all-in, a main pot and a side pot. */
export const SidePots: Story = played(
  {
    cards: ['Jh Th 9d 7c', '8c 8d 8h Ac', 'Ks Qs 9c 7d', '9h Kc Td 7s'],
    purses: [200, 20, 35, 200],
    acts: 'c c 10 c c c 1:8c8d 2:9cQs 3:9hTd 0:7c9d c 10 20 f c 23 c',
  },
  hands => {
    expect(hands.line).toMatch(/^You folded and lost 12 Main pot: Anna 69\. Side pot: Bruno 29/);
  },
);

// ---- people, widths, pages, faces ----------------------------------------------------------------------------------

const SEVEN: Deal = {
  ...CHOICE,
  cards: [...CHOICE.cards.slice(0, 4), 'Jd Ts 7s 8h', 'Qh Qd Td 9d', 'Kh Qc Ac Jh'],
  purses: Array<number>(7).fill(200),
  acts: 'c c c c c c 1:QsKs 3:8sAs',
};

/** Several people at one screen: nobody sees another's cards, nor their choice. */
export const HotSeat: Story = at(
  { ...CHOICE, seats: [0, 2], players: 'Max, Anna, Bruno, Clara, Emil' },
  { args: { lang: 'de' }, play: sight(/^Weitergeben an Max/) },
);
export const Seven: Story = at(
  { ...SEVEN, cards: SEVEN.cards.map((hand, seat) => (seat === 2 ? 'Kd 9s 8c 7d' : hand)) },
  { args: { lang: 'de' }, parameters: page(1000), play: sight() },
);
export const Narrow: Story = at(CHOICE, {
  args: { lang: 'de', 'deck-pattern': 'german' },
  parameters: page(320),
  play: sight(),
});
export const NarrowShowdown: Story = at(SHOWDOWN, { args: { lang: 'de' }, parameters: page(320), play: sight() });
export const Narrowest: Story = at(SECOND, { args: { lang: 'fr' }, parameters: page(280), play: sight() });
export const Midnight: Story = at(SECOND, { args: { lang: 'de', theme: 'midnight' }, play: sight() });
export const DarkPage: Story = at(CHOICE, {
  args: { lang: 'de', theme: 'plain' },
  parameters: page(1000, true),
  play: sight(),
});
export const PlainPage: Story = at(SHOWDOWN, { args: { lang: 'de', theme: 'plain' }, play: sight() });
export const ForcedColours: Story = at(SHOWDOWN, {
  args: { lang: 'de' },
  parameters: { emulate: { 'forced-colors': 'active' } },
  play: sight(),
});
