/** The steps of a coup in words, for a screen reader: cards, results, each punter's changes. */
import { netSpoken } from '../../bank/look/words.js';
import type { KnownCard } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { chips, together } from '../../table/look/messages.js';
import { CHANCES, sumOf, type Chance } from '../rules/coup.js';
import { shareOf } from '../rules/settlement.js';
import type { LedgerEntry } from '../rules/stakes.js';
import type { Choice, View } from '../rules/table.js';
import { BETS_OPEN, NAMES } from '../text/calls.js';
import { fieldName } from '../look/fields.js';
import { noteOf } from '../look/ledger.js';
import { resultOf } from './status.js';
import { isBroke, netOf, ROWS, type Teller } from '../look/shown.js';

/** A coup: both rows, who won and why, the stakes in prison, and the results. */
export function coupTold(teller: Teller, cardName: (card: KnownCard) => string): string {
  const { view, words } = teller;
  const coup = view.coup!;
  const rows = ROWS.map(row => {
    const cards = coup[row].map(card => cardName(card as KnownCard)).join(', ');
    return cards && words.rowIs(NAMES[row], cards, sumOf(coup[row], view.options.courtCards));
  });
  const { now, because } = resultOf(teller);
  return [...rows, words.sentence(now), because, locksTold(teller), broughtTold(teller)].filter(Boolean).join(' ');
}

/** The stakes after the choice, and the results of the coup. */
export function choicesTold(teller: Teller): string {
  const told = linesTold(
    teller,
    () => true,
    ({ chance, stake, outcome }) => teller.words.outcome(`${NAMES[chance]} ${chips(stake)}`, teller.words[outcome]),
  );
  return `${told} ${broughtTold(teller)}`;
}

/** The call that opens betting, by name at a shared screen; or the sentence for a punter who can no longer bet. */
export function openingTold(teller: Teller): string {
  const { view, words, ownSeats, person } = teller;
  const { seat, turn, phase, accounts, options } = view;
  if (seat !== 'onlooker' && isBroke(teller) && accounts.purses[seat]! < options.min)
    return `${words.sentence(words.over)} ${words.overBecause}`;
  if (phase !== 'bets' || turn.kind !== 'seats') return '';
  const several = ownSeats.length > 1;
  const first = ownSeats.find(each => turn.seats.includes(each as number));
  if (several && first !== seat) return '';
  return several ? words.told(person(first as number), words.sentence(BETS_OPEN)) : words.sentence(BETS_OPEN);
}

/** How a punter's action, or taking it back, has changed cloth and purse. */
export function changesTold(teller: Teller, seat: Seat, before: View): string {
  const { words, view } = teller;
  const old = before.punters[seat]!;
  const now = view.punters[seat]!;
  const changes = CHANCES.flatMap((chance, at) => {
    if (old.free[at] !== now.free[at] || old.insured[at] !== now.insured[at] || old.prison[at] !== now.prison[at])
      return [fieldName(words, chance, now)];
    const choice = now.choices[at];
    return choice && choice !== old.choices[at] ? [choiceTold(teller, chance, now.free[at]!, choice)] : [];
  });
  const purse = view.accounts.purses[seat]!;
  if (purse !== before.accounts.purses[seat]) changes.push(words.purseIs(chips(purse)));
  return together(...changes.map(words.sentence));
}

/** What has been chosen for a stake. */
const choiceTold = ({ view, words }: Teller, chance: Chance, stake: number, choice: Choice): string =>
  words.outcome(
    `${NAMES[chance]} ${chips(stake)}`,
    choice === 'half' ? words.halfBack(chips(shareOf(stake, 2, view.options.halfRounding))) : words.imprisoned,
  );

/** What a coup did to the stakes in prison. */
const locksTold = (teller: Teller): string =>
  linesTold(
    teller,
    ({ level }) => level > 0,
    entry => `${NAMES[entry.chance]} ${chips(entry.stake)} ${noteOf(teller.words, entry)}`,
  );

/** Entries of the people at this screen, each with its name where they are several. */
const linesTold = (
  { view, words, ownSeats, person }: Teller,
  counts: (entry: LedgerEntry) => boolean,
  tell: (entry: LedgerEntry) => string,
): string =>
  view.punters
    .flatMap(({ entries }, seat) =>
      seat === view.seat || ownSeats.includes(seat)
        ? entries
            .filter(counts)
            .map(entry => words.sentence((ownSeats.length > 1 ? `${person(seat)}, ` : '') + tell(entry)))
        : [],
    )
    .join(' ');

/** The result of a coup for each punter with a stake, for a single one only the sum; empty while somebody chooses. */
function broughtTold({ view, words, person }: Teller): string {
  if (view.phase === 'choice') return '';
  const results = view.punters
    .flatMap(({ entries }, seat) => (entries.length > 0 ? [{ name: person(seat), net: netOf(entries) }] : []))
    .map(({ name, net }, at) => {
      const told = netSpoken(net, words);
      return view.punters.length > 1 ? words.netOf(at > 0 && name === words.you ? words.youWithin : name, told) : told;
    });
  if (results.length === 0) return '';
  return view.punters.length > 1 ? words.resultsAre(results) : words.resultIs(results[0]!);
}
