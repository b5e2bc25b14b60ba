/** Every notable state of `<trente-quarante-board>`, played by hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/trente-quarante-board.ts';
import { Hands } from './hands.ts';
import { META, storiesAt, type Args, type PageParameters } from './page.ts';
import { DONE, insure, lock, MORNING, portsOf, stake, type Deal } from './prepared.ts';
import { seated } from './table-hands.ts';

type Story = StoryObj<Args>;

const meta: Meta<Args> = {
  title: 'Tests/Trente et Quarante',
  component: 'trente-quarante-board',
  ...META,
};
export default meta;

const sit = (canvas: HTMLElement) => seated(new Hands(canvas.querySelector('trente-quarante-board')!));
const { at, played } = storiesAt('trente-quarante-board', portsOf, sit);

/** A coup with a stake on every chance, and what the table must say about it. */
const result = (coup: Deal['coups'][number], called: string, net: readonly string[], more: RegExp): Story =>
  played(
    {
      past: MORNING,
      coups: [coup],
      before: [stake('rouge', 100), insure('rouge'), stake('noir', 40), stake('couleur', 50), stake('inverse', 25)],
    },
    async hands => {
      const settled = hands.event('tv-settle');
      await hands.deal();
      await settled;
      expect(hands.called).toBe(called);
      expect(hands.line).toMatch(more);
      for (const part of net) expect(hands.ledger).toContain(part);
      expect(hands.overflow).toBe(0);
    },
  );

// ---- betting -------------------------------------------------------------------------------------------------------

export const BettingEmpty: Story = played({ coups: [] }, hands => {
  expect(hands.title).toBe('Trente et Quarante: the lower total wins');
  expect(hands.called).toBe('Faites vos jeux');
  expect(hands.line).toContain('each tap puts 25 on it');
  for (const name of ['Rouge', 'Noir', 'Couleur', 'Inverse'])
    expect(hands.field(name)).toHaveAccessibleName(`${name}, no stake`);
  expect(hands.find('Undo')).toHaveAttribute('aria-disabled', 'true');
  expect(hands.bar).toContain('Chips 2000');
});

export const BettingWithStakes: Story = played(
  { past: MORNING, coups: [], before: [stake('rouge', 100), insure('rouge'), stake('couleur', 50)] },
  hands => {
    expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 100 staked, insured');
    expect(hands.field('Couleur')).toHaveAccessibleName('Couleur, 50 staked');
    expect(hands.purse).toBe(1845);
  },
);

// ---- a coup --------------------------------------------------------------------------------------------------------

/** Frozen while the cards move. */
export const Dealing: Story = played(
  { past: MORNING, coups: ['rouge couleur'], before: [stake('rouge', 100), stake('couleur', 50)] },
  { speed: 'normal' },
  async hands => {
    await hands.tap('Deal', true);
    await waitFor(() => expect(hands.rows[1]!.length).toBe(3), { interval: 20 });
    hands.table.paused = 'on';
    await hands.table.updateComplete;
    expect(hands.title).toBe('Rien ne va plus');
    expect(hands.rows[0]).toHaveLength(5);
    expect(hands.table.legal).toEqual([]);
    expect(hands.table.view.phase).toBe('bets');
  },
);

export const RougeAndCouleur: Story = result(
  'rouge couleur',
  'Rouge gagne et la couleur',
  ['Rouge 100 insured, premium 5 +95', 'Noir 40 −40', 'Couleur 50 +50', 'Inverse 25 −25', 'Result +80'],
  /34 beats 38: Rouge wins\. The first card is red, so Couleur wins too\./,
);
export const RougeAndInverse: Story = result(
  'rouge inverse',
  'Rouge gagne et couleur perd',
  ['+95', 'Noir 40 −40', 'Couleur 50 −50', 'Inverse 25 +25', 'Result +30'],
  /31 beats 36: Rouge wins\. The first card is black, so Inverse wins, not Couleur\./,
);
export const NoirAndCouleur: Story = result(
  'noir couleur',
  'Rouge perd et couleur gagne',
  ['−105', 'Noir 40 +40', 'Couleur 50 +50', 'Inverse 25 −25', 'Result −40'],
  /32 beats 36: Noir wins\. The first card is black, so Couleur wins too\./,
);
export const NoirAndInverse: Story = result(
  'noir inverse',
  'Rouge perd et la couleur',
  ['−105', 'Noir 40 +40', 'Couleur 50 −50', 'Inverse 25 +25', 'Result −90'],
  /33 beats 37: Noir wins\. The first card is red, so Inverse wins, not Couleur\./,
);
export const Apres: Story = result(
  'après',
  'Après: 33 and 33',
  ['Rouge 100 insured, premium 5 · void, returned ±0', 'Result ±0'],
  /the coup is void/,
);
/** Forty is called in full. */
export const Quarante: Story = result('quarante', 'Rouge gagne et la couleur', ['Result +80'], /39 beats 40/);
/** As many cards as rows are likely to have. */
export const LongRows: Story = result('long rows', 'Rouge perd et couleur gagne', ['Result −40'], /32 beats 34/);

/** Jack 11, Queen 12, King 13: the rows run from 31 to 43. */
export const CourtCards: Story = played(
  {
    past: ['high courts', 'high courts'],
    coups: ['high courts'],
    before: [stake('noir', 50)],
    options: { courtCards: '11-12-13' },
  },
  async hands => {
    await hands.deal();
    expect(hands.called).toBe('Rouge perd et la couleur');
    expect(hands.title).toBe('You win 50');
    expect(hands.line).toContain('41 beats 42: Noir wins.');
    expect(hands.part('rows')).toHaveTextContent('quarante et un');
  },
);

// ---- refait and prison ---------------------------------------------------------------------------------------------

const REFAIT: Deal = {
  past: MORNING,
  coups: ['refait', 'rouge couleur'],
  before: [stake('rouge', 100), stake('couleur', 50), insure('couleur'), stake('inverse', 25)],
};

/** The choice is on the stakes themselves, or beside them where they stay in place; neither option is the default. */
export const RefaitChoice: Story = played(REFAIT, async hands => {
  const onInverse = (): number =>
    hands.table.shadowRoot!.querySelector('.field.inverse > .stake')!.getBoundingClientRect().left;
  const laid = onInverse();
  await hands.deal();
  expect(onInverse()).toBe(laid);
  expect(hands.table.view.phase).toBe('choice');
  expect(hands.title).toBe('Refait: 31 and 31');
  expect(hands.line).toContain('Choose for each stake');
  expect(hands.part('rows')).toHaveTextContent('un après');
  expect(hands.bar).toContain('Still to choose: 2');
  expect(hands.find('Confirm')).toHaveAttribute('aria-disabled', 'true');
  expect(hands.find('Rouge 100', 'toolbar')).toHaveTextContent(/Half\s*50 back/);
  expect(hands.table.view.punters[0]!.entries.find(({ chance }) => chance === 'couleur')?.outcome).toBe('spared');
});

/** An insured stake is free after a refait; only the premium is gone. */
export const InsuredSpared: Story = played(
  { past: MORNING, coups: ['refait'], before: [stake('rouge', 600), insure('rouge')] },
  async hands => {
    await hands.deal();
    expect(hands.title).toBe('You lose 10');
    expect(hands.line).toContain('Insured stakes are safe.');
    expect(hands.ledger).toContain('Rouge 600 insured, premium 10 · insured, safe −10');
    expect(hands.purse).toBe(1990);
  },
);

/** A stake on Rouge, imprisoned by each refait; then one more coup. */
const locked = (refaits: number, coup: Deal['coups'][number], play: (hands: Hands) => void | Promise<void>): Story =>
  played(
    {
      past: MORNING.filter(name => name !== 'refait'),
      coups: [...Array.from({ length: refaits }, () => 'refait' as const), coup],
      before: [stake('rouge', 100), DONE, lock('rouge'), DONE, ...Array.from({ length: refaits - 1 }, () => DONE)],
    },
    async hands => {
      await play(hands);
      expect(hands.overflow).toBe(0);
    },
  );
const lies = (prison: string) => (hands: Hands) =>
  expect(hands.field('Rouge')).toHaveAccessibleName(`Rouge, no stake, 100 in prison ${prison}`);
const ends =
  (levels: readonly number[], ledger: string, purse: number) =>
  async (hands: Hands): Promise<void> => {
    await hands.deal();
    expect(hands.ledger).toContain(ledger);
    expect(hands.table.view.punters[0]!.prison[0]).toEqual(levels);
    expect(hands.purse).toBe(purse);
  };

export const InPrisonA: Story = locked(1, 'après', lies('A'));
export const InPrisonB: Story = locked(2, 'après', lies('B'));
export const InPrisonC: Story = locked(3, 'après', lies('C'));
export const Deeper: Story = locked(1, 'refait', ends([0, 100], 'Rouge 100 in prison A, down one prison ±0', 1900));
export const OneLockLess: Story = locked(
  2,
  'rouge couleur',
  ends([100], 'Rouge 100 in prison B, up one prison ±0', 1900),
);
export const StaysLocked: Story = locked(1, 'après', ends([100], 'Rouge 100 in prison A, stays in prison ±0', 1900));
export const Freed: Story = locked(1, 'rouge couleur', ends([], 'Rouge 100 in prison A, out of prison ±0', 2000));
export const LostInPrison: Story = locked(2, 'noir couleur', ends([], 'Rouge 100 in prison B, lost −100', 1900));
export const LostAfterC: Story = locked(3, 'refait', ends([], 'Rouge 100 in prison C, lost −100', 1900));

/** Prisons of all four chances, and free stakes as well. */
export const AllPrisons: Story = played(
  {
    past: MORNING.filter(name => name !== 'refait'),
    coups: ['refait', 'refait', 'rouge couleur'],
    before: [
      ...(['rouge', 'noir', 'couleur', 'inverse'] as const).map(chance => stake(chance, 100)),
      DONE,
      ...(['rouge', 'noir', 'couleur', 'inverse'] as const).map(lock),
      DONE,
      ...[stake('noir', 40), stake('inverse', 25), DONE, lock('noir'), lock('inverse'), DONE],
      ...[stake('rouge', 500), insure('rouge'), stake('couleur', 1000), stake('inverse', 5)],
    ],
  },
  hands => {
    expect(hands.field('Noir')).toHaveAccessibleName('Noir, no stake, 40 in prison A, 100 in prison B');
    expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 500 staked, insured, 100 in prison B');
  },
);

/** If the rules let stakes in prison be moved or given up: a button for each, and one of them used. */
export const PrisonMovedAndGivenUp: Story = played(
  {
    past: MORNING.filter(name => name !== 'refait'),
    coups: ['refait', 'rouge couleur'],
    options: { prisonMove: 'same-tableau', prisonSurrender: 'value' },
    before: [stake('rouge', 100), stake('couleur', 50), DONE, lock('rouge'), lock('couleur'), DONE],
  },
  async hands => {
    expect(hands.find('Give up Rouge A: 50 back')).toBeVisible();
    await hands.tap('Give up Couleur A: 25 back');
    await hands.tap('Rouge A to Noir');
    expect(hands.table.view.punters[0]!.prison).toEqual([[], [100], [], []]);
    expect(hands.purse).toBe(1875);
    expect(hands.find('Noir A to Rouge')).toBeVisible();
  },
);

// ---- the end of the shoe -------------------------------------------------------------------------------------------

export const LastRefait: Story = played(
  { past: MORNING, coups: ['refait'], before: [stake('rouge', 100)], ends: true },
  async hands => {
    const settled = hands.event('tv-settle');
    await hands.deal();
    await settled;
    expect(hands.title).toBe('Refait with the last cards');
    expect(hands.ledger).toContain('Rouge 100 void, returned ±0');
    expect(hands.purse).toBe(2000);
  },
);

export const ShoeEnd: Story = played(
  { past: MORNING, coups: ['cut short'], before: [stake('rouge', 100)], ends: true },
  async hands => {
    await hands.deal();
    expect(hands.title).toBe('The shoe has run out');
    expect(hands.ledger).toContain('Rouge 100 void, returned ±0');
    expect(hands.table.view.shoe.left).toBeGreaterThan(50);
  },
);

// ---- widths --------------------------------------------------------------------------------------------------------

const narrow = (story: Story): Story => ({ ...story, parameters: { page: { width: 320 } } });
/** The same deal in another language: visible, and nothing cut off. */
const seen = (deal: Deal, args: Args, called: string, page: PageParameters = {}): Story =>
  at(deal, {
    args,
    parameters: { page },
    play: async ({ canvasElement }) => {
      const hands = await sit(canvasElement);
      await hands.deal();
      expect(hands.called).toBe(called);
      expect(hands.overflow).toBe(0);
    },
  });

export const Narrow: Story = narrow(RougeAndCouleur);
export const NarrowBetting: Story = narrow(BettingWithStakes);
export const NarrowRefait: Story = narrow(RefaitChoice);
export const NarrowPrisonMovedAndGivenUp: Story = narrow(PrisonMovedAndGivenUp);
export const VeryNarrowRefait: Story = seen(REFAIT, { lang: 'de' }, 'Refait: 31 und 31', { width: 280 });

// ---- looks ---------------------------------------------------------------------------------------------------------

const STAKED: Deal = {
  past: MORNING,
  coups: ['rouge couleur'],
  before: [stake('rouge', 100), insure('rouge'), stake('couleur', 50), stake('inverse', 25)],
};
const DECIDED = 'Rouge gagne et la couleur';
export const DarkPage: Story = seen(STAKED, {}, DECIDED, { dark: true });
export const MidnightRefait: Story = seen(REFAIT, { theme: 'midnight' }, 'Refait: 31 and 31', { dark: true });
export const PlainOnDark: Story = seen(STAKED, { theme: 'plain' }, DECIDED, { dark: true });
export const GermanFaces: Story = seen(STAKED, { 'deck-pattern': 'german' }, DECIDED);
export const FourColours: Story = seen(STAKED, { 'four-colours': 'on' }, DECIDED);

const FORCED = { 'forced-colors': 'active' };
const forced = (story: Story, dark = false): Story => ({
  ...story,
  parameters: { ...story.parameters, emulate: { ...FORCED, 'prefers-color-scheme': dark ? 'dark' : 'light' } },
  play: async context => {
    if (globalThis.emulate) expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await story.play!(context);
  },
});
export const ForcedColours: Story = forced(RougeAndCouleur);
export const ForcedColoursRefait: Story = forced(RefaitChoice, true);
export const ForcedColoursNarrow: Story = forced(NarrowBetting);

/** The same order and the same pauses; nothing moves. */
export const ReducedMotion: Story = at(STAKED, {
  args: { speed: 'fast' },
  parameters: { emulate: { 'prefers-reduced-motion': 'reduce' } },
  play: async ({ canvasElement }) => {
    const hands = await sit(canvasElement);
    let travelled = 0;
    const count = (): number => (travelled += hands.table.shadowRoot!.getAnimations().length);
    hands.field('Rouge').focus();
    const settled = hands.event('tv-settle');
    await hands.keys('g');
    await waitFor(() => (count(), expect(hands.rows[1]!.length).toBeGreaterThan(3)));
    await settled;
    if (globalThis.emulate) expect(travelled).toBe(0);
    expect(hands.called).toBe(DECIDED);
  },
});

export const SlowSpeed: Story = played(STAKED, { speed: 'slow' }, async hands => {
  const start = performance.now();
  await hands.deal();
  expect(performance.now() - start).toBeGreaterThan(4000);
  expect(hands.called).toBe(DECIDED);
});

// ---- what opens ----------------------------------------------------------------------------------------------------

/** With the odds open, the table gives the value of half and prison. */
export const WhyRefait: Story = played(REFAIT, async hands => {
  await hands.deal();
  await hands.tap('Why?');
  await waitFor(() => expect(hands.reason).toContain('half of it 50% before rounding'));
});
