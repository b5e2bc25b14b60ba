/** Every notable state of `<stud-table>`, played by hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/stud-table.ts';
import type { StudTable } from '../../src/stud-table.ts';
import { META, page, storiesAt, type Args } from './page.ts';
import { playersAt } from './poker-prepared.ts';
import { seated, sightOf, TableHands } from './table-hands.ts';
import {
  COMMON,
  COMMON_SHOWDOWN,
  DECLARE,
  FIFTH,
  HIGH_LOW,
  SHOWDOWN,
  studPorts,
  type StudDeal,
} from './stud-prepared.ts';

type Story = StoryObj<Args>;

const meta: Meta<Args> = {
  title: 'Tests/Seven Card Stud',
  component: 'stud-table',
  ...META,
};
export default meta;

const sit = (canvas: HTMLElement) => seated(new TableHands(canvas.querySelector('stud-table')!));
const { at, played } = storiesAt('stud-table', studPorts, sit, playersAt);
const sight = sightOf(sit);

// ---- a hand --------------------------------------------------------------------------------------------------------

/** Nothing is dealt yet. */
export const BeforeTheDeal: Story = played({ cards: ['', '', '', '', '', ''], empty: true }, hands => {
  expect(hands.line).toMatch(/^Seven Card Stud: the best five cards win/);
  expect(hands.find(/^Deal/)).toBeVisible();
});
export const PlainBeforeTheDeal: Story = {
  ...BeforeTheDeal,
  args: { ...BeforeTheDeal.args, theme: 'plain' },
};

/** The player holds the lowest door card: from the ante to the lower limit. */
export const BringIn: Story = played(
  { cards: ['Ks 4h 2c', '9s 9d Td', 'As 3d 5h', 'Jc Jd Qs', '4c 4d 8h', '6s 6d Kh'], goesOn: true },
  { lang: 'de' },
  async hands => {
    expect(hands.line).toMatch(/Sie müssen eröffnen/);
    expect(hands.has(/Aussteigen/)).toBe(false);
    await hands.tap(/^Warum/);
    await waitFor(() => expect(hands.reason).toMatch(/niedrigste offene Karte muss mit 5 bis 10 eröffnen/));
    await hands.tap(/^Warum/);
    await hands.tap(/^Bring-in 5/, true);
    await hands.says(/spricht zuerst|setzt|Sie sprechen/);
  },
);

/** Somebody else has brought it in. */
export const ThirdStreet: Story = played(
  { cards: ['Ks Kd 7c', '9s 9d Td', 'As 3d 2c', 'Jc Jd Qs', '4c 4d 8h', '6s 6d Kh'], acts: 'b5 c c c', goesOn: true },
  hands => {
    expect(hands.line).toMatch(/^Your turn: 5 to call Bruno brings it in for 5/);
    expect(hands.seat('Bruno')).toMatch(/Bring-in/);
    expect(hands.own).toMatch(/Pair of kings, seven/);
  },
);

/** The amounts as steps and a slider; fold is far from the rest. */
export const RaiseWithSlider: Story = played(FIFTH, async hands => {
  expect(hands.line).toMatch(/^Your turn: 20 to call Bruno raises to 20/);
  expect(hands.pots).toMatch(/Side pot, without Emil/);
  await hands.tap('35');
  expect(hands.find(/^Raise to 35/)).toBeVisible();
  hands.find('35').focus();
  await hands.keys('{+}');
  expect(hands.find(/^Raise to 36/)).toBeVisible();
  const [slider] = hands.all('input[type=range]');
  (slider as HTMLInputElement).value = '38';
  slider!.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await hands.table.updateComplete;
  const fold = hands.find(/^Fold$/).getBoundingClientRect();
  const raise = hands.find(/^Raise to 38/).getBoundingClientRect();
  expect(raise.left - fold.right).toBeGreaterThan(200);
  expect(hands.overflow).toBe(0);
});

/** The same in German, as in the picture of the design. */
export const RaiseGerman: Story = played(FIFTH, { lang: 'de' }, async hands => {
  expect(hands.line).toBe('Ihr Zug: Halten kostet 20 Bruno erhöht auf 20');
  expect(hands.own).toMatch(/Zwei Paare, Damen und Siebener, Ass/);
  expect(hands.pots).toMatch(/Nebenpot, ohne Emil/);
  expect(hands.text('.streets')).toMatch(/Erhöhungen: 1 von 3/);
  expect(hands.cards('[part=opponent][aria-label=Clara]')).toEqual(['Karo-Vier', 'Herz-Acht']);
  await hands.tap('35');
  await hands.tap('Tote Karten');
  expect(hands.text('[part=dead-cards]')).toMatch(/^Tote Karten .*Clara/);
});

/** On fourth street a pair showing lifts the limit. */
export const OpenPair: Story = played(
  {
    cards: ['Ks 4h 9c Qd', '9s 9d Td Th', 'As 3d 2c 5h', 'Jc Jd Qs 7d'],
    acts: 'b5 c c c c',
    goesOn: true,
  },
  async hands => {
    await hands.tap(/^Why/);
    await waitFor(() => expect(hands.reason).toMatch(/pair showing on fourth street/));
  },
);

/** The player waits, and chooses in advance, where the real buttons will be. */
export const ChosenAhead: Story = at(
  { cards: ['Ks Kd 7c', '9s 9d Td', 'As 3d 2c', 'Jc Jd Qs', '4c 4d 8h', '6s 6d Kh'], acts: 'b5' },
  {
    play: async ({ canvasElement }) => {
      const hands = new TableHands(canvasElement.querySelector('stud-table')!);
      await hands.says(/Clara to act/);
      await userEvent.click(hands.find(/^Call 5/));
      await hands.table.updateComplete;
      expect(hands.find(/^Call 5/)).toHaveAttribute('aria-pressed', 'true');
    },
  },
);

/** All-in: the hands are face up, and the cards run out. */
export const AllInFaceUp: Story = played(
  {
    cards: ['Qs 7d Qh 7c As 7h 9d', '8c 3d Kd Kc 5h 5s Jc', '9c 2h 4d 8h'],
    purses: [30, 25, 400],
    acts: 'b5 c c 15 f',
    options: { openPairOnFourth: 'any' },
    goesOn: true,
  },
  { speed: 'slow' },
  async hands => {
    await hands.tap(/^(All-in|Call)/, true);
    await waitFor(() => expect(hands.seat('Anna')).toMatch(/Pair of kings/));
  },
);

// ---- the end of a hand ---------------------------------------------------------------------------------------------

/** The five cards that count rise, and the status line says why. */
export const ShowdownHigh: Story = played({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s s` }, async hands => {
  expect(hands.line).toMatch(/^You win/);
  expect(hands.own).toMatch(/Full house, three sevens, two queens/);
  expect(hands.cards('[part=player] .lift')).toHaveLength(0);
  expect(hands.all('[part=player] .lift')).toHaveLength(5);
  expect(hands.overflow).toBe(0);
  await hands.tap(/^Why/);
});

/** Show or muck, by choice. */
export const ShowOrMuck: Story = played({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s` }, async hands => {
  await waitFor(() => expect(hands.has(/^Show/)).toBe(true));
  expect(hands.find(/^Muck/)).toBeVisible();
  expect(hands.find(/^Show/)).toBeVisible();
});

/** High-low: both halves. */
export const ShowdownHighLow: Story = played(HIGH_LOW, hands => {
  expect(hands.line).toMatch(/^You win the low half: \+5/);
  expect(hands.line).toMatch(/High: \d+ to Anna.*Low: \d+ to you/);
  expect(hands.own).toMatch(/Low: 6‑5‑3‑2‑A/);
});

/** Razz: the lowest hand wins. */
export const Razz: Story = played(
  {
    cards: ['As 2d 3h 5c 7d Kh Kd', 'Qs Qd Qh 9c 9d 4h Jc', 'Tc 8s Jd 7h 4s Ts 2h'],
    options: { variant: 'razz' },
    acts: 'b5 c c c c c c c c c c c c c c s s s',
    goesOn: true,
  },
  { lang: 'de' },
  hands => {
    expect(hands.line).toMatch(/^Sie gewinnen/);
    expect(hands.own).toMatch(/Low: 7‑5‑3‑2‑A/);
  },
);

/** High, low or both, all at the same time. */
export const Declare: Story = played(DECLARE, { lang: 'de' }, async hands => {
  await hands.says(/High, Low oder beides/);
  await hands.tap(/^Low/);
  expect(hands.find(/^Low/)).toHaveAttribute('aria-pressed', 'true');
  expect(hands.find(/^Bestätigen/)).not.toHaveAttribute('aria-disabled');
});

/** Nine players to the end: one common card counts for all. */
export const CommonCard: Story = played(COMMON, { lang: 'de' }, async hands => {
  expect(hands.all('[part=opponent]')).toHaveLength(8);
  await waitFor(() => expect(hands.all('.common .card').length).toBeGreaterThan(0));
  expect(hands.overflow).toBe(0);
});

/** The same at the showdown: the common card that the winner needs is raised; the other one counts for others, so it is not dimmed. */
export const CommonCardShowdown: Story = played(COMMON_SHOWDOWN, hands => {
  expect(hands.line).toMatch(/^You lose 10 Two pair \(Clara\) beats your hand/);
  expect(hands.cards('.common')).toEqual(['eight of spades', 'two of hearts']);
  expect(hands.all('.common .lift')).toHaveLength(1);
  expect(hands.all('.common .dim')).toHaveLength(0);
  expect(hands.overflow).toBe(0);
});

// ---- folded --------------------------------------------------------------------------------------------------------

const FOLDED: StudDeal = { ...FIFTH, acts: `${FIFTH.acts} f`, goesOn: false };

/** Opens the list of all folded upcards, which is possible when the player has folded. */
async function openDeadCards(canvas: HTMLElement, label: string): Promise<TableHands<StudTable>> {
  const hands = new TableHands(canvas.querySelector('stud-table')!);
  await waitFor(() => expect(hands.all('[part=player] .minis .card').length).toBeGreaterThan(2));
  await userEvent.click(hands.find(label));
  await hands.table.updateComplete;
  return hands;
}

/** The folded upcards, by seat, rank or suit. */
export const FoldedCards: Story = at(FOLDED, {
  play: async ({ canvasElement }) => {
    const hands = await openDeadCards(canvasElement, 'Dead cards');
    await hands.says(/^Anna to act You have folded\./);
    await userEvent.click(hands.find(/^Dead cards, /));
    await hands.table.updateComplete;
    expect(hands.cards('[part=dead-cards]')).toHaveLength(5);
  },
});

/** The same, face down: to be remembered. */
export const MemoryHidden: Story = at(FOLDED, {
  args: { memory: 'hidden' },
  play: async ({ canvasElement }) => {
    const hands = await openDeadCards(canvasElement, 'Dead cards');
    await waitFor(() => expect(hands.all('[part=dead-cards] .back').length).toBe(5));
    expect(hands.all(':is([part=player], [part=opponent]) .minis .back').length).toBe(5);
    expect(hands.cards(':is([part=dead-cards], [part=player], [part=opponent] .minis)')).toEqual([]);
  },
});

/** The same, as a quiz. */
export const MemoryQuiz: Story = at(FOLDED, {
  args: { memory: 'quiz', lang: 'de' },
  play: async ({ canvasElement }) => {
    const hands = await openDeadCards(canvasElement, 'Tote Karten');
    await waitFor(() => expect(hands.text('[part=dead-cards]')).toMatch(/tot\?/));
    await userEvent.click(hands.find('Ja'));
    await waitFor(() => expect(hands.text('[part=dead-cards]')).toMatch(/(Richtig\.|Nein: ).* [01] von 1 richtig/));
  },
});

// ---- several people, between hands ---------------------------------------------------------------------------------

/** Two people share the screen: the cards stay face down until the next player takes over. */
export const HotSeat: Story = played(
  { ...FIFTH, seats: [0, 1], acts: 'b5 c c c', goesOn: false },
  { players: 'Max, Anna, Bruno, Clara, Emil, Frieda' },
  async hands => {
    await hands.says(/Hand this to Max/);
    expect(hands.cards('[part=player]')).toEqual(['queen of hearts']);
  },
);

/** Nothing left: chips are bought between hands. */
export const Bust: Story = played(
  {
    cards: ['Qs 7d Qh 7c As 2h 9d', '8c 3d Kd Kc 5h 5s Jc'],
    purses: [15, 400],
    acts: 'b5 c 10 c',
    goesOn: true,
    options: { ante: 5 },
  },
  { lang: 'de' },
  async hands => {
    await waitFor(() => expect(hands.has(/^Nachkaufen auf 400/)).toBe(true));
    await hands.tap(/^Nachkaufen auf 400/);
    expect(hands.own).toMatch(/400/);
    expect(hands.find(/^Nächstes Spiel/)).toBeVisible();
  },
);

/** A hand that is over, step by step. */
export const Replay: Story = {
  args: { seed: 'replay', players: 'you, Anna:easy', lang: 'de' },
  play: async ({ canvasElement }) => {
    const hands = await sit(canvasElement);
    await hands.tap(/^Austeilen/);
    // faster than by hand, where a second click this soon would be half of a double click
    for (let turn = 0; turn < 40 && hands.table.view.phase !== 'between'; turn++) {
      hands.all('.bar .prime:not([aria-disabled])')[0]?.click();
      await hands.asked();
    }
    await userEvent.click(hands.find(/^Blatt ansehen/));
    await waitFor(() => expect(hands.bar).toMatch(/1 von/));
    await userEvent.click(hands.find('Weiter'));
    await waitFor(() => expect(hands.bar).toMatch(/2 von/));
    await userEvent.click(hands.find('Ende'));
    await waitFor(() => expect(hands.line).toMatch(/gewinn|geteilt/));
  },
};

// ---- widths, pages, faces ------------------------------------------------------------------------------------------

export const Narrow: Story = at(FIFTH, { args: { lang: 'de' }, parameters: page(320), play: sight() });
export const NarrowShowdown: Story = at(
  { ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s s` },
  { args: { lang: 'de' }, parameters: page(320), play: sight(/^Sie gewinnen.*Full House, drei Siebener, zwei Damen/) },
);
export const Narrowest: Story = at(FIFTH, {
  args: { lang: 'fr' },
  parameters: page(280),
  play: sight(/^À vous\s: 20 pour suivre Bruno relance à 20.*Deux paires, dames et sept, as/),
});
export const GermanFaces: Story = at(FIFTH, { args: { lang: 'de', 'deck-pattern': 'german' }, play: sight() });
export const Bordeaux: Story = at(FIFTH, { args: { lang: 'de', theme: 'bordeaux' }, play: sight() });
export const DarkPage: Story = at(FIFTH, {
  args: { lang: 'de', theme: 'plain' },
  parameters: page(1000, true),
  play: sight(),
});
export const PlainPage: Story = at(FIFTH, { args: { lang: 'de', theme: 'plain' }, play: sight() });
export const ForcedColours: Story = at(
  { ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s s` },
  {
    args: { lang: 'de' },
    parameters: { emulate: { 'forced-colors': 'active' } },
    play: sight(),
  },
);
