/** The line of the layout: what a turn came to, and what is asked of the player. */
import type { Card, KnownCard } from '../../cards/card.js';
import { capital, chips, say } from '../../table/messages.js';
import { callsOf } from '../rules/spots.js';
import type { Line } from '../rules/table.js';
import type { Classic, result as resultOfClassic } from './classic.js';
import type { Scene, Told } from './scene.js';
import type { Seldom } from './seldom.js';

/** What of the layout has come and has something to say. */
export interface Parts {
  readonly seldom: Seldom | undefined;
  readonly classic: Classic | undefined;
  /** What a turn of the classic game came to. */
  readonly result: typeof resultOfClassic | undefined;
}

/** The cards of a turn with their sides, the right one first; the last single card has no partner. */
export function twoCards(
  { view, words, name }: Scene,
  takes: readonly Card[],
  pays: readonly Card[],
  tell = (card: string, side: string, _does: string): string => `${card} ${side}`,
): string {
  const { right, left } = words;
  const sides = [
    [takes, words.takesTold],
    [pays, words.paysTold],
  ] as const;
  return (view.options.payingSide === 'right' ? [...sides].reverse() : sides)
    .flatMap(([pile, does], side) => pile.map(card => tell(name(card as KnownCard), side === 0 ? right : left, does)))
    .join(', ');
}

/** The same for the ear, with what the bank does on each side. */
export const sidesTold = (scene: Scene, takes: readonly Card[], pays: readonly Card[]): string =>
  capital(twoCards(scene, takes, pays, (card, side, does) => say(does, card, side)));

/** The line; `settled`: of a turn that has just been settled, for the ear, which is told each stake's result apart. */
export function told(scene: Scene, parts: Parts, settled: boolean): Told {
  const { view, words, stage, own } = scene;
  if (stage && !settled) return [words.closed, words.closedHow];
  const shows = scene.shows || settled;
  const seldom = parts.seldom?.told(shows, () => result(scene, parts, settled), !settled);
  if (seldom) return seldom;
  if (shows && view.last) return result(scene, parts, settled);
  if (view.phase === 'between') return [words.begin, words.beginHow];
  const why = callsOf(view).length > 0 ? 'call' : own?.standing.length ? 'bound' : undefined;
  const ask = asked(scene, parts);
  // who has staked is told no more to stake
  if (ask === words.waits) return own ? [capital(words.ready), ask, why] : [ask.slice(0, -1), ''];
  return [words.open, `${ask} ${scene.back}`, why];
}

/** What is asked of the player now. */
function asked({ view, words, legal, playing, seat, laid }: Scene, { seldom, classic }: Parts): string {
  if (view.phase === 'between') return '';
  const other = seldom?.asked();
  if (other !== undefined) return other;
  const call = classic?.asked();
  if (legal.every(({ type }) => type === 'reopen')) return playing ? (call ?? '') : words.waits;
  if (call) return call;
  const { cap } = view.options;
  const { purses, cloth } = view.accounts;
  const room = cap - (cloth[seat] ?? 0);
  if (cap > 0 && room <= 0) return words.full;
  if (!laid) return '';
  return cap === 0 || room === cap ? say(words.place, laid) : say(words.room, chips(Math.min(room, purses[seat]!)));
}

const isDecided = ({ outcome }: Line): boolean => outcome === 'won' || outcome === 'lost';

function result(scene: Scene, parts: Parts, settled: boolean): Told {
  const { view, words, person, rank, name } = scene;
  const { takes, pays } = view.last!;
  const { variant, payingSide } = view.options;
  const own = (!settled && scene.own?.lines) || [];
  const ask = asked(scene, parts);
  const broke = parts.seldom?.broke() ?? '';
  if (parts.result) {
    const [now, because, why] = parts.result(scene, own);
    return [now, `${because} ${broke} ${ask}`, why];
  }
  const told = own.flatMap(line => {
    const { spot, outcome, amount, net } = line;
    if (!isDecided(line)) return [];
    const won = outcome === 'won';
    const card = (won ? pays : takes).at(-1);
    return [
      say(
        won ? words.paid : words.took,
        card ? name(card as KnownCard) : rank(spot),
        words[won === (payingSide === 'right') ? 'right' : 'left'],
        chips(won ? net : amount),
      ),
    ];
  });
  const because: string[] = view.punters.flatMap(({ lines }, seat) => {
    if (settled || seat === view.seat || (told.length > 0 && variant === 'buch')) return [];
    const net = lines.reduce((sum, line) => sum + line.net, 0);
    return net === 0 ? [] : [say(net > 0 ? words.won : words.lost, person(seat), chips(Math.abs(net)))];
  });
  const stakesAnew =
    scene.own?.lines.some(isDecided) && ask !== words.waits && view.phase === 'stake' && variant === 'buch';
  const covers = parts.seldom?.covers();
  return [
    capital(told[0] ?? (settled ? twoCards(scene, takes, pays) : twoCards(scene, takes.slice(-1), pays.slice(-1)))),
    [...told.slice(1), ...because].map(text => `${capital(text)}.`).join(' ') +
      (covers ? ` ${covers}` : '') +
      ` ${broke} ${stakesAnew ? words.again : ''} ${ask}`,
    covers ? 'cover' : 'sides',
  ];
}
