/** Every notable state of `<trente-quarante-board>`, played by hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, waitFor } from 'storybook/test';
import '../../src/trente-quarante-board.ts';
import type { TrenteQuaranteBoard } from '../../src/trente-quarante-board.ts';
import { Hands } from './hands.ts';
import { META, type Args, type PageParameters } from './page.ts';
import { DONE, insure, lock, MORNING, portsOf, prepared, stake, type Deal } from './prepared.ts';

type Story = StoryObj<Args>;

// ---- what is drawn -------------------------------------------------------------------------------------------------

/** A board with its attributes; with a deal, at a prepared table whose rules are its own. */
const board = (args: Args, deal?: Deal): TemplateResult => {
  const sit = (element?: Element): void => {
    const own = element as TrenteQuaranteBoard | undefined;
    if (!own) return;
    for (const [name, value] of Object.entries(args)) if (value !== undefined) own.setAttribute(name, String(value));
    if (deal) own.ports ??= portsOf(deal);
  };
  return html`<trente-quarante-board ${ref(sit)}></trente-quarante-board>`;
};

const meta: Meta<Args> = {
  title: 'Tests/Trente et Quarante',
  component: 'trente-quarante-board',
  ...META,
  render: args => board(args),
};
export default meta;

/** A story at a prepared table: its rules are its own. */
const at = (deal: Deal, story: Story): Story => ({
  ...story,
  render: args => board(args, deal),
});

/** A coup with a stake on every chance, and what the table must say about it. */
const result = (coup: Deal['coups'][number], called: string, net: readonly string[], more: RegExp): Story =>
  at(
    {
      past: MORNING,
      coups: [coup],
      before: [stake('rouge', 100), insure('rouge'), stake('noir', 40), stake('couleur', 50), stake('inverse', 25)],
    },
    {
      play: async ({ canvasElement }) => {
        const hands = await Hands.at(canvasElement);
        const settled = hands.event('tv-settle');
        await hands.deal();
        await settled;
        expect(hands.called).toBe(called);
        expect(hands.line).toMatch(more);
        for (const part of net) expect(hands.ledger).toContain(part);
        expect(hands.overflow).toBe(0);
      },
    },
  );

// ---- betting -------------------------------------------------------------------------------------------------------

/** The table as a page gets it, without a prepared deal. */
export const Playground: Story = {
  args: { speed: 'normal', lang: undefined },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.chip(25);
    await hands.tap(/^Rouge,/);
    expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 25 staked');
    const dealt = hands.event('tv-deal');
    await hands.keys('g');
    const { detail } = await dealt;
    expect(detail.action.type).toBe('coup');
    // a tap speeds up the cards; then the next bets are due, or after a refait the choice
    await hands.click(hands.part('cloth')!);
    expect(hands.board.view.phase).toMatch(/bets|choice/);
  },
};

export const BettingEmpty: Story = at(
  { coups: [] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      expect(hands.says).toBe('Trente et Quarante: the lower total wins');
      expect(hands.called).toBe('Faites vos jeux');
      expect(hands.line).toContain('each tap puts 25 on it');
      for (const name of ['Rouge', 'Noir', 'Couleur', 'Inverse'])
        expect(hands.field(name)).toHaveAccessibleName(`${name}, no stake`);
      expect(hands.find('Undo')).toHaveAttribute('aria-disabled', 'true');
      expect(hands.bar).toContain('Chips 2000');
    },
  },
);

export const BettingWithStakes: Story = at(
  { past: MORNING, coups: [], before: [stake('rouge', 100), insure('rouge'), stake('couleur', 50)] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 100 staked, insured');
      expect(hands.field('Couleur')).toHaveAccessibleName('Couleur, 50 staked');
      expect(hands.purse).toBe(1845);
    },
  },
);

/** Undo, clear, double, rebet and insure, by hand. */
export const StakingByHand: Story = at(
  { past: MORNING, coups: ['noir inverse'] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.chip(100);
      await hands.tap(/^Rouge,/);
      await hands.chip(5);
      await hands.tap(/^Couleur,/);
      await hands.tap(/^Couleur,/);
      expect(hands.board.view.punters[0]!.free).toEqual([100, 0, 10, 0]);
      await hands.tap('Undo');
      expect(hands.field('Couleur')).toHaveAccessibleName('Couleur, 5 staked');
      await hands.tap('Double');
      expect(hands.board.view.punters[0]!.free).toEqual([200, 0, 10, 0]);
      await hands.tap('Insure');
      expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 200 staked, insured');
      await hands.tap('Uninsure');
      expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 200 staked');
      await hands.tap('Clear');
      expect(hands.board.view.punters[0]!.free).toEqual([0, 0, 0, 0]);
      await hands.tap('Undo');
      await hands.tap('Deal');
      await hands.asked();
      expect(hands.ledger).toContain('Result −210');
      await hands.tap('Rebet');
      expect(hands.board.view.punters[0]!.free).toEqual([200, 0, 10, 0]);
      expect(hands.says).toBe('Place your bets');
    },
  },
);

/** The same by keyboard alone: chips 1 to 5, fields R N C I, actions Z X D W V, G deals. */
export const StakingByKey: Story = at(
  { past: MORNING, coups: ['rouge couleur'] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      hands.field('Rouge').focus();
      await hands.calmly('3rr1i');
      expect(hands.board.view.punters[0]!.free).toEqual([200, 0, 0, 5]);
      await hands.keys('{ArrowRight}');
      expect(hands.field('Noir')).toBe(hands.board.shadowRoot!.activeElement);
      await hands.keys('{Enter}');
      expect(hands.board.view.punters[0]!.free[1]).toBe(5);
      await hands.keys('-');
      expect(hands.field('Noir')).toHaveAccessibleName('Noir, no stake');
      await hands.calmly('zvd');
      expect(hands.board.view.punters[0]!.free).toEqual([400, 10, 0, 10]);
      // on a field, V insures that one alone
      expect(hands.field('Noir')).toHaveAccessibleName('Noir, 10 staked, insured');
      await hands.keys('x');
      expect(hands.board.view.punters[0]!.free).toEqual([0, 0, 0, 0]);
      await hands.keys('c');
      await hands.deal();
      await waitFor(() => expect(hands.heard).toContain('Rouge gagne et la couleur'));
      expect(hands.heard).toContain('Result: won 5.');
      await hands.keys('w');
      expect(hands.field('Couleur')).toHaveAccessibleName('Couleur, 5 staked');
    },
  },
);

/** More than the purse holds: the table says why not, and nothing has changed. */
export const Refused: Story = at(
  { coups: [], options: { purses: [40] } },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.chip(25);
      await hands.tap(/^Rouge,/);
      const refused = hands.event('tv-refused');
      await hands.tap('Double');
      await hands.keys('rdd');
      await refused;
      expect(hands.line).toContain('You do not have that many chips.');
    },
  },
);

// ---- a coup --------------------------------------------------------------------------------------------------------

/** Frozen while the cards move. */
export const Dealing: Story = at(
  { past: MORNING, coups: ['rouge couleur'], before: [stake('rouge', 100), stake('couleur', 50)] },
  {
    args: { speed: 'normal' },
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.click(hands.find('Deal'), true);
      await waitFor(() => expect(hands.rows[1]!.length).toBe(3), { interval: 20 });
      hands.board.paused = 'on';
      await hands.board.updateComplete;
      expect(hands.says).toBe('Rien ne va plus');
      expect(hands.rows[0]).toHaveLength(5);
      expect(hands.board.legal).toEqual([]);
      expect(hands.board.view.phase).toBe('bets');
    },
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

/** The coup was dealt and nobody had a stake on it. */
export const NoStake: Story = at(
  { past: MORNING, coups: ['noir couleur'] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.deal();
      expect(hands.says).toBe('Noir and Couleur win');
      expect(hands.ledger).toContain('No stake in this coup.');
    },
  },
);

/** Jack 11, Queen 12, King 13: the rows run from 31 to 43. */
export const CourtCards: Story = at(
  {
    past: ['high courts', 'high courts'],
    coups: ['high courts'],
    before: [stake('noir', 50)],
    options: { courtCards: '11-12-13' },
  },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.deal();
      expect(hands.called).toBe('Rouge perd et la couleur');
      expect(hands.says).toBe('You win 50');
      expect(hands.line).toContain('41 beats 42: Noir wins.');
      expect(hands.part('rows')).toHaveTextContent('quarante et un');
    },
  },
);

// ---- refait and prison ---------------------------------------------------------------------------------------------

const REFAIT: Deal = {
  past: MORNING,
  coups: ['refait', 'rouge couleur'],
  before: [stake('rouge', 100), stake('couleur', 50), insure('couleur'), stake('inverse', 25)],
};

/** The choice is on the stakes themselves, or beside them where they stay in place; neither option is the default. */
export const RefaitChoice: Story = at(REFAIT, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    const onInverse = (): number =>
      hands.board.shadowRoot!.querySelector('.field.inverse > .stake')!.getBoundingClientRect().left;
    const laid = onInverse();
    await hands.deal();
    expect(onInverse()).toBe(laid);
    expect(hands.board.view.phase).toBe('choice');
    expect(hands.says).toBe('Refait: 31 and 31');
    expect(hands.line).toContain('Choose for each stake');
    expect(hands.part('rows')).toHaveTextContent('un après');
    expect(hands.bar).toContain('Still to choose: 2');
    expect(hands.find('Confirm')).toHaveAttribute('aria-disabled', 'true');
    expect(hands.find('Rouge 100', 'toolbar')).toHaveTextContent(/Half\s*50 back/);
    expect(hands.board.view.punters[0]!.entries.find(({ chance }) => chance === 'couleur')?.outcome).toBe('spared');
  },
});

export const RefaitHalf: Story = at(REFAIT, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.deal();
    const [rouge, inverse] = hands.buttons(/^Half/);
    await hands.click(rouge!);
    expect(rouge).toHaveAttribute('aria-pressed', 'true');
    await hands.click(inverse!);
    expect(hands.bar).toContain('All chosen');
    const settled = hands.event('tv-settle');
    await hands.tap('Confirm');
    await settled;
    await hands.asked();
    expect(hands.ledger).toContain('Rouge 100 half lost −50');
    expect(hands.ledger).toContain('Couleur 50 insured, premium 5 · insured, safe −5');
    // the odd unit goes to the bank
    expect(hands.ledger).toContain('Inverse 25 half lost −13');
  },
});

/** One half, the other in prison, by keyboard: S for all, then Half on one. */
export const RefaitHalfAndPrison: Story = at(REFAIT, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.deal();
    await hands.keys('s');
    expect(hands.board.view.punters[0]!.choices).toEqual(['prison', null, null, 'prison']);
    await hands.click(hands.buttons(/^Half/)[1]!);
    await hands.keys('g');
    await hands.asked();
    expect(hands.board.view.punters[0]!.prison).toEqual([[100], [], [], []]);
    expect(hands.ledger).toContain('Rouge 100 in prison A ±0');
    expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, no stake, 100 in prison A');
  },
});

/** An insured stake is free after a refait; only the premium is gone. */
export const InsuredSpared: Story = at(
  { past: MORNING, coups: ['refait'], before: [stake('rouge', 600), insure('rouge')] },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.deal();
      expect(hands.says).toBe('Refait: 31 and 31');
      expect(hands.line).toContain('Insured stakes are safe.');
      expect(hands.ledger).toContain('Rouge 600 insured, premium 10 · insured, safe −10');
      expect(hands.purse).toBe(1990);
    },
  },
);

/** A stake on Rouge, imprisoned by each refait; then one more coup. */
const locked = (refaits: number, coup: Deal['coups'][number], play: (hands: Hands) => void | Promise<void>): Story =>
  at(
    {
      past: MORNING.filter(name => name !== 'refait'),
      coups: [...Array.from({ length: refaits }, () => 'refait' as const), coup],
      before: [stake('rouge', 100), DONE, lock('rouge'), DONE, ...Array.from({ length: refaits - 1 }, () => DONE)],
    },
    {
      play: async ({ canvasElement }) => {
        const hands = await Hands.at(canvasElement);
        await play(hands);
        expect(hands.overflow).toBe(0);
      },
    },
  );
const lies = (prison: string) => (hands: Hands) =>
  expect(hands.field('Rouge')).toHaveAccessibleName(`Rouge, no stake, 100 in prison ${prison}`);
const ends =
  (levels: readonly number[], ledger: string, purse: number) =>
  async (hands: Hands): Promise<void> => {
    await hands.deal();
    expect(hands.ledger).toContain(ledger);
    expect(hands.board.view.punters[0]!.prison[0]).toEqual(levels);
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
export const AllPrisons: Story = at(
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
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      expect(hands.field('Noir')).toHaveAccessibleName('Noir, no stake, 40 in prison A, 100 in prison B');
      expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 500 staked, insured, 100 in prison B');
    },
  },
);

/** If the rules let stakes in prison be moved or given up: a button for each, and one of them used. */
export const PrisonMovedAndGivenUp: Story = at(
  {
    past: MORNING.filter(name => name !== 'refait'),
    coups: ['refait', 'rouge couleur'],
    options: { prisonMove: 'same-tableau', prisonSurrender: 'value' },
    before: [stake('rouge', 100), stake('couleur', 50), DONE, lock('rouge'), lock('couleur'), DONE],
  },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      expect(hands.find('Give up Rouge A: 50 back')).toBeVisible();
      await hands.tap('Give up Couleur A: 25 back');
      await hands.tap('Rouge A to Noir');
      expect(hands.board.view.punters[0]!.prison).toEqual([[], [100], [], []]);
      expect(hands.purse).toBe(1875);
      expect(hands.find('Noir A to Rouge')).toBeVisible();
    },
  },
);
export const NarrowPrisonMovedAndGivenUp: Story = { ...PrisonMovedAndGivenUp, parameters: { page: { width: 320 } } };

// ---- the end of the shoe and of the purse --------------------------------------------------------------------------

export const LastRefait: Story = at(
  { past: MORNING, coups: ['refait'], before: [stake('rouge', 100)], ends: true },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      const settled = hands.event('tv-settle');
      await hands.deal();
      await settled;
      expect(hands.says).toBe('Refait with the last cards');
      expect(hands.ledger).toContain('Rouge 100 void, returned ±0');
      expect(hands.purse).toBe(2000);
    },
  },
);

export const ShoeEnd: Story = at(
  { past: MORNING, coups: ['cut short'], before: [stake('rouge', 100)], ends: true },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.deal();
      expect(hands.says).toBe('The shoe has run out');
      expect(hands.ledger).toContain('Rouge 100 void, returned ±0');
      expect(hands.board.view.shoe.left).toBeGreaterThan(50);
    },
  },
);

/** The purse is empty: buying chips puts the player back at the table. */
export const Over: Story = at(
  { past: MORNING, coups: ['noir couleur'], before: [stake('rouge', 40)], options: { purses: [40] } },
  {
    play: async ({ canvasElement, step }) => {
      const hands = await Hands.at(canvasElement);
      const over = hands.event('tv-over');
      await hands.deal();
      await over;
      expect(hands.ledger).toContain('Result −40');
      expect(hands.find('Buy chips')).toBeVisible();
      await step('and goes on', async () => {
        await hands.tap('Buy chips');
        expect(hands.purse).toBe(40);
        expect(hands.says).toBe('Place your bets');
      });
    },
  },
);
export const PurseEmpty: Story = at(
  { past: MORNING, coups: ['noir couleur'], before: [stake('rouge', 40), DONE], options: { purses: [40] } },
  {
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      expect(hands.says).toBe('Not enough chips');
      expect(hands.find('Buy chips')).toBeVisible();
    },
  },
);

// ---- people --------------------------------------------------------------------------------------------------------

/** Three people at one screen: each bets in turn, then the coup is dealt. */
export const HotSeat: Story = {
  args: { players: 'Anna, Bruno, Chloé', seed: 'three friends' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.chip(100);
    await hands.tap(/^Rouge,/);
    await hands.tap('Next: Bruno');
    expect(hands.bar).toContain('Bruno 2000');
    await hands.tap(/^Noir,/);
    await hands.tap(/^Couleur,/);
    await hands.tap('Next: Chloé');
    await hands.tap(/^Inverse,/);
    expect(hands.board.view.punters.map(({ free }) => free)).toEqual([
      [100, 0, 0, 0],
      [0, 100, 100, 0],
      [0, 0, 0, 100],
    ]);
    expect(hands.find('Deal')).not.toHaveAttribute('aria-disabled');
  },
};
export const HotSeatResult: Story = {
  ...HotSeat,
  play: async context => {
    await HotSeat.play!(context);
    const hands = await Hands.at(context.canvasElement);
    const settled = hands.event('tv-settle');
    await hands.deal();
    await settled;
    expect(hands.ledger).toContain('Result');
  },
};

/** Two computer punters beside the player. */
export const ComputerPunters: Story = {
  args: { players: 'you, Anna:easy, Bruno:hard', seed: 'company' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.tap(/^Noir,/);
    await waitFor(() => expect(hands.part('opponents')!.innerText.match(/ready/g)).toHaveLength(2));
    const stakes = hands.board.view.punters.map(({ free }) => free.reduce((sum, amount) => sum + amount, 0));
    expect(Math.min(...stakes)).toBeGreaterThan(0);
    expect(hands.says).toBe('Place your bets');
  },
};

// ---- widths --------------------------------------------------------------------------------------------------------

const width = (story: Story, pixels: number, args: Args = {}): Story => ({
  ...story,
  args: { ...story.args, ...args },
  parameters: { ...story.parameters, page: { width: pixels } },
});
export const PlainHotSeat: Story = width(HotSeat, 336, { theme: 'plain' });
/** The same deal in another language: visible, and nothing cut off. */
const seen = (deal: Deal, args: Args, called: string, page: PageParameters = {}): Story =>
  at(deal, {
    args,
    parameters: { page },
    play: async ({ canvasElement }) => {
      const hands = await Hands.at(canvasElement);
      await hands.deal();
      expect(hands.called).toBe(called);
      expect(hands.overflow).toBe(0);
    },
  });

export const Narrow: Story = width(RougeAndCouleur, 320);
export const NarrowBetting: Story = width(BettingWithStakes, 320);
export const NarrowRefait: Story = width(RefaitChoice, 320);
export const NarrowPrisons: Story = width(AllPrisons, 320);
export const NarrowHotSeat: Story = width(HotSeat, 320);
export const NarrowLongRows: Story = width(LongRows, 320);
export const VeryNarrow: Story = width(RougeAndCouleur, 280);
export const VeryNarrowRefait: Story = seen(REFAIT, { lang: 'de' }, 'Refait: 31 und 31', { width: 280 });
export const Middle: Story = width(RougeAndCouleur, 768);
export const Middle480: Story = width(RougeAndCouleur, 480);
export const Wide: Story = width(RougeAndCouleur, 1200);
export const VeryWide: Story = width(RougeAndCouleur, 1600);

// ---- languages -----------------------------------------------------------------------------------------------------

const STAKED: Deal = {
  past: MORNING,
  coups: ['rouge couleur'],
  before: [stake('rouge', 100), insure('rouge'), stake('couleur', 50), stake('inverse', 25)],
};

export const English: Story = seen(STAKED, { lang: 'en' }, 'Rouge gagne et la couleur');
export const German: Story = seen(STAKED, { lang: 'de' }, 'Rouge gagne et la couleur');
export const French: Story = seen(STAKED, { lang: 'fr' }, 'Rouge gagne et la couleur');
export const GermanRefait: Story = seen(REFAIT, { lang: 'de' }, 'Refait: 31 und 31');
export const FrenchRefait: Story = seen(REFAIT, { lang: 'fr' }, 'Refait : 31 et 31');
export const GermanNarrow: Story = seen(STAKED, { lang: 'de' }, 'Rouge gagne et la couleur', { width: 320 });
export const FrenchNarrow: Story = seen(REFAIT, { lang: 'fr' }, 'Refait : 31 et 31', { width: 320 });

/** Several boards on one page, each with its own language, cloth and croupier. */
export const SeveralElements: Story = {
  parameters: { page: { width: 1200 } },
  render: () =>
    html`<div style="display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start">
      <section lang="de">${board({ speed: 'instant' }, STAKED)}</section>
      <section lang="fr">${board({ speed: 'instant', theme: 'bordeaux' }, STAKED)}</section>
      <section lang="en">${board({ speed: 'instant', theme: 'midnight' }, STAKED)}</section>
    </div>`,
  play: async ({ canvasElement }) => {
    const first = await Hands.at(canvasElement, 0);
    const second = await Hands.at(canvasElement, 1);
    const third = await Hands.at(canvasElement, 2);
    await first.deal();
    expect(first.ledger).toContain('Ergebnis');
    expect(second.field('Rouge')).toHaveAccessibleName('Rouge, mise 100, assurée');
    expect(third.field('Rouge')).toHaveAccessibleName('Rouge, 100 staked, insured');
    expect(second.board.view.hand).toBe(third.board.view.hand);
    expect(first.board.view.hand).toBe(third.board.view.hand + 1);
  },
};

// ---- looks ---------------------------------------------------------------------------------------------------------

const DECIDED = 'Rouge gagne et la couleur';
export const DarkPage: Story = seen(STAKED, {}, DECIDED, { dark: true });
export const Bordeaux: Story = seen(STAKED, { theme: 'bordeaux' }, DECIDED);
export const Midnight: Story = seen(STAKED, { theme: 'midnight' }, DECIDED);
export const MidnightRefait: Story = seen(REFAIT, { theme: 'midnight' }, 'Refait: 31 and 31', { dark: true });
export const Plain: Story = seen(STAKED, { theme: 'plain' }, DECIDED);
export const PlainOnDark: Story = seen(STAKED, { theme: 'plain' }, DECIDED, { dark: true });
export const PlainRefait: Story = seen(REFAIT, { theme: 'plain' }, 'Refait: 31 and 31');
export const PlainNarrow: Story = seen(STAKED, { theme: 'plain' }, DECIDED, { width: 320, dark: true });
export const GermanFaces: Story = {
  ...seen(
    { ...STAKED, coups: ['noir couleur'] },
    { 'deck-pattern': 'german', lang: 'de' },
    'Rouge perd et couleur gagne',
  ),
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.deal();
    expect(hands.rows[0]).toEqual(['Laub-Sieben', 'Eichel-Ober', 'Schellen-Fünf', 'Herz-Zehn']);
  },
};
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
    const hands = await Hands.at(canvasElement);
    let travelled = 0;
    const count = (): number => (travelled += hands.board.shadowRoot!.getAnimations().length);
    hands.field('Rouge').focus();
    const settled = hands.event('tv-settle');
    await hands.keys('g');
    await waitFor(() => (count(), expect(hands.rows[1]!.length).toBeGreaterThan(3)));
    await settled;
    if (globalThis.emulate) expect(travelled).toBe(0);
    expect(hands.called).toBe(DECIDED);
  },
});

export const InstantSpeed: Story = seen(STAKED, { speed: 'instant' }, DECIDED);
export const SlowSpeed: Story = at(STAKED, {
  args: { speed: 'slow' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    const start = performance.now();
    await hands.deal();
    expect(performance.now() - start).toBeGreaterThan(4000);
    expect(hands.called).toBe(DECIDED);
  },
});

// ---- what opens ----------------------------------------------------------------------------------------------------

export const WhyOpen: Story = at(STAKED, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.deal();
    await hands.tap('Why?');
    await waitFor(() => expect(hands.reason).toContain('The lower sum wins.'));
  },
});
/** With the odds open, the table gives the value of half and prison. */
export const WhyRefait: Story = at(REFAIT, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.deal();
    await hands.tap('Why?');
    await waitFor(() => expect(hands.reason).toContain('half of it 50% before rounding'));
  },
});

const oddsOpen = async (canvas: HTMLElement, done: RegExp): Promise<void> => {
  const hands = await Hands.at(canvas);
  hands.field('Rouge').focus();
  await hands.keys('o');
  await waitFor(() => expect(hands.part('odds')).toHaveTextContent(done));
  expect(hands.overflow).toBe(0);
};
export const OddsOpen: Story = at(
  { past: MORNING, coups: [] },
  { play: ({ canvasElement }) => oddsOpen(canvasElement, /Coups since the table was opened: 12/) },
);
export const OddsNarrow: Story = at(
  { past: MORNING, coups: [] },
  {
    args: { lang: 'de' },
    parameters: { page: { width: 320 } },
    play: ({ canvasElement }) => oddsOpen(canvasElement, /Coups seit Eröffnung des Tisches: 12/),
  },
);

const menuOpen: Story['play'] = async ({ canvasElement }) => {
  const hands = await Hands.at(canvasElement);
  await hands.tap(/^Menu$/);
  expect(hands.find(/^Menu$/)).toHaveAttribute('aria-expanded', 'true');
  await hands.tap('fast', 'radio');
  expect(hands.board.speed).toBe('fast');
  await hands.tap('New table');
  expect(hands.find('Really start over?')).toBeVisible();
};
export const MenuOpen: Story = at({ past: MORNING, coups: [] }, { play: menuOpen });
export const MenuNarrow: Story = width(MenuOpen, 320);
export const PlainMenu: Story = { ...MenuOpen, args: { ...MenuOpen.args, theme: 'plain' } };

const rulesOpen: Story['play'] = async ({ canvasElement }) => {
  const hands = await Hands.at(canvasElement);
  await hands.tap('Rules');
  await waitFor(() => expect(hands.part('rules')!.querySelectorAll('p').length).toBeGreaterThan(2));
  expect(hands.overflow).toBe(0);
};
export const RulesOpen: Story = at({ past: MORNING, coups: [] }, { play: rulesOpen });
export const RulesNarrow: Story = width(RulesOpen, 320);

// ---- methods of the page -------------------------------------------------------------------------------------------

/** A log from elsewhere, played on the table. */
export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    const log = prepared({
      coups: ['noir inverse', 'refait', 'rouge couleur'],
      before: [
        ...[stake('rouge', 100), DONE, stake('rouge', 100), stake('couleur', 50), DONE],
        ...[lock('rouge'), lock('couleur'), DONE, stake('noir', 25), DONE],
      ],
    }).log();
    const heard: string[] = [];
    hands.board.addEventListener('tv-settle', () => heard.push(hands.called));
    await hands.board.replay(log);
    expect(heard).toEqual(['Rouge perd et la couleur', 'Refait: 31 and 31', 'Rouge gagne et la couleur']);
    await hands.asked();
    expect(hands.board.view.hand).toBe(1);
  },
};

/** A table saved as text and restored. */
export const SaveAndRestore: Story = {
  args: { seed: 'laid aside' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    await hands.tap(/^Couleur,/);
    await hands.deal();
    const saved = await hands.board.save();
    const { purse, road } = hands;
    const { hand, phase } = hands.board.view;
    hands.board.start();
    await waitFor(() => expect(hands.road).toBe(''));
    expect(await hands.board.restore(saved)).toBe(true);
    await hands.asked();
    expect(hands.purse).toBe(purse);
    expect(hands.road).toBe(road);
    expect(hands.board.view).toMatchObject({ hand, phase });
  },
};

/** A page that cancels the player's action: nothing happens. */
export const Forbidden: Story = at(STAKED, {
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    hands.board.addEventListener('tv-intent', event => event.preventDefault(), { once: true });
    await hands.tap(/^Noir,/);
    expect(hands.field('Noir')).toHaveAccessibleName('Noir, no stake');
    await hands.tap(/^Noir,/);
    expect(hands.field('Noir')).toHaveAccessibleName('Noir, 25 staked');
  },
});

/** Attributes that are not allowed: the console says so, the defaults apply, and the table works. */
export const BadAttributes: Story = {
  args: { theme: 'purple', min: -5, players: 'you, Anna:genius', 'court-cards': 'twelve' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.at(canvasElement);
    const { options, punters } = hands.board.view;
    expect(options.min).toBe(5);
    expect(options.courtCards).toBe('ten');
    expect(punters).toHaveLength(1);
    await hands.tap(/^Rouge,/);
    expect(hands.field('Rouge')).toHaveAccessibleName('Rouge, 25 staked');
  },
};
