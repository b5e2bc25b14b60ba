/** What every poker table promises on a page: a game names the hands to test it with, and its own file tests the rest. */
import type { LitElement } from 'lit';
import type { BettingState } from '../../src/stakes/betting-game.js';
import { inOneEngine } from '../table/engines.js';
import {
  act,
  all,
  bar,
  dump,
  expect,
  focused,
  heard,
  statusLine,
  part,
  press,
  ready,
  settled,
  shownAt,
  spoken,
  told,
  until,
  type Attributes,
} from '../table/on-a-page.js';
import { afterAFold } from './after-a-fold.js';

type Table = HTMLElementTagNameMap['stud-table' | 'einundvierzig-table'];

/** How tables of a game come to the page: with a croupier of their own, or at a prepared hand. */
interface Tables<Deal> {
  tableWith(attributes?: Attributes): Promise<Table>;
  tableAt(
    deal: Deal,
    attributes?: Attributes,
    lang?: string,
  ): Promise<{ readonly table: Table; readonly croupier: { readonly state: BettingState } }>;
}

/** A game of poker, as the kit needs it. */
interface PokerOnAPage<Deal> {
  readonly tag: 'stud-table' | 'einundvierzig-table';
  readonly name: string;
  /** The fewest computer players that may play with the player. */
  readonly few: string;
  /** The fewest people that may share a screen. */
  readonly people: readonly string[];
  /** Does by key what is asked beside betting, if anything is. */
  answers?(table: Table): Promise<void>;
  /** The player may raise, by the key to this amount. */
  readonly raise: readonly [deal: Deal, to: number];
  /** The player is in the hand, and so are the others. */
  readonly covered: Deal;
  /** Max is asked, and after `does` somebody else at the same screen. */
  readonly shared: { readonly deal: Deal; readonly players: string; readonly next: string };
  does(table: Table): unknown;
  /** A seat of another screen has mucked a hand. */
  readonly thrown: readonly [deal: Deal, seat: number];
  /** The player may show a hand, and wins by it. */
  readonly wins: Deal;
  /** Moments with much to read. */
  readonly moments: readonly Deal[];
  /** The face-down cards of each seat, as the croupier knows them; after them the cards that nobody may see. */
  cardsOf(state: never): readonly (readonly string[])[];
}

const RANKS: Readonly<Record<string, string>> = {
  ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' },
  ...{ T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
};
const SUITS: Readonly<Record<string, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const nameOf = (card: string): string => `${RANKS[card[0]!]!} of ${SUITS[card[1]!]!}`;

/** Which of these cards anything in the shadow root, or anything drawn, gives away. */
export function betrayed(table: Element, cards: readonly string[]): readonly string[] {
  const tree = dump(table);
  return cards.filter(card => [nameOf(card), ` ${card}"`, `-${card}"`].some(each => tree.includes(each)));
}

/** Opens the menu, presses one of its buttons and closes it. */
export async function inMenu(table: LitElement, name: string): Promise<void> {
  const menu = part(table, '.tool[data-value=menu]');
  menu.click();
  await until(() => all(table, `[part=menu] [data-do=${name}]`)[0], 'the menu is open');
  part(table, `[part=menu] [data-do=${name}]`).click();
  menu.click();
  await table.updateComplete;
}

/** Words that only English has. */
const ENGLISH =
  /\b(the|and|you|your|of|to|is|are|card|cards|hands|bet|bets|raise|call|check|fold|next|deal|undo|up|down|better|alone|void|choose|chosen|forehand|player|players)\b/i;

/** Every text of a table, visible or announced. */
const written = (table: Element): string =>
  all(table, '*:not(style)')
    .flatMap(each => [each.childElementCount === 0 ? each.textContent : '', each.ariaLabel ?? '', each.title ?? ''])
    .join(' ')
    .replace(/\s+/g, ' ');

/** Runs all of these tests on a game. */
export function pokerOnAPage<Deal>({ tableAt, tableWith }: Tables<Deal>, game: PokerOnAPage<Deal>): void {
  describe(`${game.name} by keyboard alone`, () => {
    it('can be played for two hands, from the first Tab on', async () => {
      const table = await tableWith({ seed: 'keys', players: game.few });
      for (let tabs = 0; !focused(table)?.closest('[data-zone=acts]'); tabs++) {
        expect(tabs, 'Tab never reaches the buttons').to.be.lessThan(12);
        await press(table, 'Tab');
      }
      for (const hand of [1, 2]) {
        for (let turns = 0; table.view.hand === hand || table.view.phase !== 'between'; turns++) {
          expect(turns, `the hand never ends: ${bar(table)}`).to.be.lessThan(1000);
          // a key that meets another player's turn does nothing: a player who still sees the same screen presses it again
          await game.answers?.(table);
          await press(table, table.view.phase === 'bet' ? 'c' : 'g');
          await ready(table);
        }
        expect(statusLine(table)).to.match(/win |collects /);
        expect(focused(table), 'the focus is not lost').not.to.equal(null);
        await spoken();
        expect(heard(table)).not.to.equal('');
        if (table.view.accounts.purses[0] === 0) await press(table, 'g');
      }
    });

    inOneEngine.it('raises to the amount on the button', async () => {
      const [deal, to] = game.raise;
      const { table } = await tableAt(deal);
      await ready(table);
      act(table, 'call')!.focus();
      expect(act(table, 'wager')!.innerText).to.contain(`Raise to ${to}`);
      await press(table, 'r');
      expect(table.view.round!.bets[0]).to.equal(to);
    });
  });

  inOneEngine.describe(`what must stay hidden at ${game.name}`, () => {
    it('is nowhere in the shadow root: the others’ face-down cards', async () => {
      const { table, croupier } = await tableAt(game.covered);
      await ready(table);
      const [own, ...others] = game.cardsOf(croupier.state as never);
      expect(others.flat().length).to.be.above(9);
      expect(betrayed(table, others.flat())).to.deep.equal([]);
      expect(betrayed(table, own!)).to.deep.equal(own);
    });

    it('waits under the cover when people share the screen', async () => {
      const { deal, players, next } = game.shared;
      const { table, croupier } = await tableAt(deal, { players });
      const hands = game.cardsOf(croupier.state as never);
      const at = players.split(', ').indexOf(next);
      await until(() => /Hand this to Max/.test(statusLine(table)), 'the cover is shown');
      expect(betrayed(table, [...hands[0]!, ...hands[at]!])).to.deep.equal([]);
      await ready(table);
      act(table, 'uncover')!.click();
      await table.updateComplete;
      expect(betrayed(table, hands[0]!)).to.deep.equal(hands[0]);
      expect(betrayed(table, hands[at]!)).to.deep.equal([]);
      await game.does(table);
      await until(() => statusLine(table).startsWith(`Hand this to ${next}`), 'the screen is handed over');
      expect(betrayed(table, [...hands[0]!, ...hands[at]!])).to.deep.equal([]);
      await spoken();
      for (const card of [...hands[0]!, ...hands[at]!]) expect(heard(table)).not.to.include(nameOf(card));
      act(table, 'uncover')!.click();
      await table.updateComplete;
      expect(betrayed(table, hands[0]!), 'the hand of Max').to.deep.equal([]);
    });

    it('is, through two hands at one screen, any but that of whoever took the screen', async () => {
      const table = await tableWith({ players: game.people.join(), seed: 'hot' });
      let holder: unknown;
      while (table.view.hand < 3) {
        await ready(table);
        const { hand, phase, seat } = table.view;
        const taking = act(table, 'uncover');
        const unseen =
          phase === 'between' || phase === 'show' ? [] : game.cardsOf(table.view as never)[seat as number]!;
        if (seat !== holder)
          expect(betrayed(table, unseen), `seat ${seat} in hand ${hand}, ${phase}`).to.deep.equal([]);
        if (taking) holder = seat;
        const main = part(table, '.prime');
        if (main.ariaDisabled === 'true') await game.does(table);
        else main.click();
        await table.updateComplete;
      }
    });

    it('is not played unseen: the second of two quick presses belongs to the first', async () => {
      const { deal, players } = game.shared;
      const { table, croupier } = await tableAt(deal, { players });
      await ready(table);
      act(table, 'uncover')!.focus();
      const { state } = croupier;
      await press(table, 'Enter', 'Enter');
      await until(() => !act(table, 'uncover'), 'the cards are shown');
      await spoken();
      expect(croupier.state).to.equal(state);
    });

    it('is a mucked hand', async () => {
      const [deal, seat] = game.thrown;
      const { table, croupier } = await tableAt(deal);
      await ready(table);
      expect(betrayed(table, game.cardsOf(croupier.state as never)[seat]!)).to.deep.equal([]);
    });
  });

  inOneEngine.it(`the winner’s chips count up visibly at ${game.name}, and nobody else’s`, async () => {
    const { table, croupier } = await tableAt(game.wins, { speed: 'fast' });
    await until(() => act(table, 'show'), 'the player may show');
    const { purses: before } = croupier.state.accounts;
    const shown = before.map((_, seat) => shownAt(table, `[data-seat="${seat}"] .plate i`));
    const end = settled(table);
    act(table, 'show')!.click();
    await end;
    const { purses: after } = croupier.state.accounts;
    expect(after[0]).to.be.above(before[0]!);
    for (const [seat, texts] of shown.entries()) {
      const sums = texts.map(text => Number(/\d+$/.exec(text)![0]));
      expect([sums[0], sums.at(-1)], `seat ${seat}`).to.deep.equal([before[seat], after[seat]]);
      expect(sums).to.deep.equal([...sums].sort((one, other) => one - other));
      expect(sums.length > 2, `seat ${seat} counts visibly`).to.equal(after[seat]! > before[seat]!);
    }
  });

  inOneEngine.describe(`people at one screen, between hands of ${game.name}`, () => {
    const [first = '', ...others] = game.people;
    const open = (...more: readonly string[]) => tableWith({ players: [...game.people, ...more].join(), seed: 'hot' });
    /** The seats of this many people. */
    const seatsOf = (count: number): number => 2 ** count - 1;
    async function comeTo(table: Table, ...names: readonly string[]): Promise<void> {
      for (const name of names) {
        await until(() => bar(table).includes(`${name} · `), `it is ${name}’s turn`);
        if (name !== names.at(-1)) act(table, 'done')!.click();
      }
    }

    it('a player who sat out may play again when the others wait for them', async () => {
      const table = await open();
      await comeTo(table, first);
      await inMenu(table, 'sit-out');
      await comeTo(table, ...others, first);
      expect(bar(table)).to.match(/Play again/);
      act(table, 'sit-in')!.click();
      await until(() => act(table, 'done'), 'the player is back in the game');
      act(table, 'done')!.click();
      await until(() => table.view.dealtIn === seatsOf(game.people.length), 'all are dealt in');
    });

    it('a player sits out a hand by their own choice, and nobody else does it for them', async () => {
      const table = await open('Emil');
      await comeTo(table, first);
      await inMenu(table, 'sit-out');
      await comeTo(table, ...others, 'Emil');
      act(table, 'done')!.click();
      await until(() => table.view.dealtIn === seatsOf(game.people.length + 1) - 1, 'the others are dealt in');
    });

    it('undo takes back one player’s own readiness, not the next one’s, and then nothing more', async () => {
      const table = await open();
      const refused: unknown[] = [];
      table.addEventListener('tv-refused', event => refused.push(event));
      await comeTo(table, first, others[0]!);
      expect(table.view.players[0]!.done).to.equal(true);
      table.undo();
      await until(() => !table.view.players[0]!.done, 'the first player is not ready any more');
      expect(refused).to.deep.equal([]);
    });

    it('a player without a name is “you” in their own turn, and called by the seat in another’s', async () => {
      const table = await tableWith({ players: ['you', ...others].join(), seed: 'hot' });
      const plate = (): string => part(table, '[data-seat="0"] .plate b').innerText;
      for (const [seat, called] of ['You', ...others.map(() => 'Seat 1')].entries()) {
        await ready(table);
        expect([table.view.seat, plate()]).to.deep.equal([seat, called]);
        act(table, 'done')!.click();
      }
      const asked = new Set<unknown>();
      while (asked.size < 2) {
        await until(() => table.view.phase === 'bet' && table.legal.length > 0, 'somebody is asked');
        await table.updateComplete;
        expect(plate()).to.equal(table.view.seat === 0 ? 'You' : 'Seat 1');
        // the screen is handed over first
        if (act(table, 'call')) asked.add(table.view.seat);
        all(table, '.bar .prime')[0]!.click();
        await table.updateComplete;
      }
      expect(told(table).join(' ')).not.to.match(/You (is|calls|brings|bets)/);
    });
  });

  inOneEngine.describe(`between hands of ${game.name}`, () => {
    const open = () => tableWith({ seed: 'out', players: `${game.few}, Emil:easy` });

    it('a player who sits out is not dealt in for one hand, and has a button to play again', async () => {
      const table = await open();
      await inMenu(table, 'sit-out');
      await until(() => act(table, 'sit-in'), 'the seat may be taken again');
      expect(bar(table)).to.match(/Play again/);
      await until(() => table.view.dealtIn !== 0, 'the others play');
      expect(table.view.dealtIn).to.equal(2 ** table.view.players.length - 2);
      await until(() => table.view.hand === 2 && !table.view.players[0]!.sitsOut, 'the player is back in the game');
      act(table, 'done')!.click();
      await until(() => table.view.phase !== 'between', 'the next hand is dealt');
      expect(table.view.dealtIn & 1).to.equal(1);
    });

    it('a player who chooses to sit out while the table is paused sits out when it goes on', async () => {
      const table = await open();
      table.paused = 'on';
      await inMenu(table, 'sit-out');
      expect(table.view.players[0]!.sitsOut).to.equal(false);
      table.paused = 'off';
      await until(() => table.view.dealtIn !== 0, 'the others play');
      expect(table.view.dealtIn & 1).to.equal(0);
    });

    it('a table is saved and restored, and its log replays', async () => {
      const table = await open();
      act(table, 'done')!.click();
      await until(() => table.view.phase !== 'between', 'cards are dealt');
      await ready(table);
      const { cards } = table.view;
      const other = await tableWith({ players: `${game.few}, Emil:easy` });
      expect(await other.restore(await table.save())).to.equal(true);
      await ready(other);
      expect(other.view.cards).to.deep.equal(cards);
      await other.replay(table.log);
      expect(other.view.cards).to.deep.equal(cards);
    });
  });

  inOneEngine.describe(`the replay of a hand of ${game.name}`, () => {
    it('is on the list with the winner and the player’s loss', async () => {
      const table = await afterAFold(game.tag);
      const lost = table.view.options.buyIn - table.view.accounts.purses[0]!;
      await inMenu(table, 'history');
      const hand = () => all(table, '[data-do=replay-hand]')[0]?.innerText.trim() ?? '';
      await until(() => hand().includes(':'), 'the result is shown');
      expect(hand()).to.match(new RegExp(`^Hand 1: \\w+ [\\d,]+ \\(you −\\s?${lost}\\)$`));
    });

    it('goes step by step, and the table comes back', async () => {
      const table = await afterAFold(game.tag);
      const { hand } = table.view;
      act(table, 'look')!.click();
      await until(() => /1 of/.test(bar(table)), 'the replay begins');
      all(table, '[data-do=replay-to][data-value=forward]')[0]!.click();
      await until(() => /2 of/.test(bar(table)), 'the next step is shown');
      act(table, 'replay-end')!.click();
      await until(() => act(table, 'done'), 'the table is back');
      expect(table.view.hand).to.equal(hand);
    });
  });

  for (const faces of ['french', 'german'] as const)
    inOneEngine.it(`${game.name} in German contains no English word, with ${faces} faces`, async () => {
      for (const deal of game.moments) {
        const { table } = await tableAt(deal, { 'deck-pattern': faces }, 'de');
        await until(() => table.view.turn.kind === 'seats', 'somebody is asked');
        for (const value of ['rules', 'menu', 'hand-rank']) all(table, `[data-value=${value}]`)[0]?.click();
        all(table, '[data-zone=why] button')[0]?.click();
        await table.updateComplete;
        expect(ENGLISH.exec(written(table).replaceAll(game.name, ''))?.[0]).to.equal(undefined);
        if (faces === 'german') expect(written(table)).to.match(/Eichel|Laub|Schellen|Ober/);
        table.remove();
      }
    });
}
