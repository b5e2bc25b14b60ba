/**
 * What most turns of the book game do not need: the other games’ shown cards and parolis, a banker who is a seat, who is
 * out, odd ends of a deal, an empty purse, several people at the screen. Loaded when a view is not plain.
 */
import { CARDS } from '../../cards/card.js';
import { hasSeat } from '../../stakes/seats.js';
import { capital, chips, say, signed, wordsIn } from '../../table/messages.js';
import type { Scene, Told } from './scene.js';
import type { Reason } from '../text/help.js';
import { parolis } from '../rules/legality.js';
import { canPlay, placeOf } from '../rules/table.js';

export { styles } from './seldom.styles.js';

const WORDS = {
  packOut: 'The pack is out|Das Spiel ist aus|La taille est finie',
  bankBroken: 'The bank is broken|Die Bank ist gesprengt|La banque a sauté',
  noPunters: 'Nobody is left to stake|Niemand kann mehr setzen|Plus personne ne peut miser',
  endHow:
    'What was undecided goes back. Shuffle for a new deal.|Was offen war, geht zurück. Mischen Sie für ein neues Spiel.|Les mises en suspens reviennent. Mélangez pour une nouvelle taille.',
  result: 'In this turn: {0}.|In diesem Zug: {0}.|À ce tour : {0}.',
  incomplete: 'An incomplete turn|Ein unvollständiger Zug|Un tour incomplet',
  incompleteHow:
    'It does not count: stakes go back.|Er gilt nicht: Einsätze gehen zurück.|Il ne compte pas : les mises reviennent.',
  covers:
    'A card of a suit that is out was covered.|Eine Karte einer ausgeschiedenen Farbe wurde gedeckt.|Une carte d’une couleur sortie a été couverte.',
  banks: 'You hold the bank|Sie halten die Bank|Vous tenez la banque',
  banksHow: 'All have staked: turn up.|Alle haben gesetzt: decken Sie auf.|Tous ont misé : retournez.',
  banksWait: 'The others stake.|Die anderen setzen.|Les autres misent.',
  othersBank: '{0} holds the bank.|{0} hält die Bank.|{0} tient la banque.',
  youAreOut: 'Not enough in your purse|Zu wenig in Ihrer Kasse|Caisse insuffisante',
  outHow:
    'You look on until the deal is over.|Sie schauen zu, bis das Spiel aus ist.|Vous regardez jusqu’à la fin de la taille.',
  isOut: '{0} is out of this deal.|{0} scheidet aus.|{0} est hors jeu.',
  over: 'Too few players have chips|Zu wenige haben noch Chips|Trop peu de joueurs ont des jetons',
  overHow:
    'A new purse puts you back at the table.|Eine neue Kasse bringt Sie an den Tisch zurück.|Une nouvelle caisse vous ramène à la table.',
  buyIn: 'New purse|Neue Kasse|Nouvelle caisse',
  next: 'Next: {0}|Weiter: {0}|À suivre : {0}',
  asks: '{0} stakes.|{0} setzt.|{0} fait ses jeux.',
  soda: 'Soda|Soda|Soda',
  bottom: 'Bottom card|Unterste Karte|Dessous',
  hock: 'Hock|Hock|Hock',
  burnt: 'One is burnt|Eine liegt verdeckt beiseite|Une est brûlée',
  paroli: 'Paroli {0}|Paroli {0}|Paroli {0}',
  burntTold: 'One card is burnt|Eine Karte liegt verdeckt beiseite|Une carte est brûlée',
  doublet: '{0} twice|Zweimal {0}|Deux fois {0}',
  plie: '{0} twice: half is lost|Zweimal {0}: die Hälfte ist verloren|Deux fois {0} : la moitié est perdue',
} as const;

/** What this part shows and says. */
export type Seldom = ReturnType<typeof seldom>;

/** The seldom parts of a table as it is now. */
export function seldom({
  html,
  button,
  face,
  words: common,
  language,
  view,
  legal,
  own,
  ownSeats,
  person,
  rank,
  name,
}: Scene) {
  const words = wordsIn(WORDS, language);
  const { options, phase, turn, last, ending, banker, out, seat } = view;
  const me = seat === 'onlooker' ? -1 : seat;
  // the house's bank is nobody's, not even of who looks on
  const isBanker = me >= 0 && banker === me;
  const offers = (type: string): boolean => legal.some(offer => offer.type === type);
  const asked = turn.kind === 'seats' ? turn.seats : [];
  // a single card at the end decides stakes only where the rules give it a side (F3)
  const isVoid = last?.complete === false && (options.oddCard === 'void' || options.oddCard === 'burnFirst');

  /** Who else has lost his last chips in this turn. */
  const broke = (): string =>
    view.punters
      .flatMap(({ lines }, seat) =>
        seat !== me && hasSeat(out, seat) && lines.length > 0 ? say(words.isOut, person(seat)) : [],
      )
      .join(' ');

  return {
    broke,

    /**
     * The line, where it is another than usual. `shows`: while the last turn is shown, which came to `turned`; `summed`:
     * with what it has brought.
     */
    told(shows: boolean, turned: () => Told, summed = true): Told | undefined {
      const net = own?.lines.reduce((sum, line) => sum + line.net, 0) ?? 0;
      const result = summed && own?.lines.length ? say(words.result, signed(net)) : '';
      const isOver = turn.kind === 'over';
      const cannotGoOn = isOver || (phase === 'between' && me >= 0 && view.deal > 0 && !canPlay(view, me));
      const goOn = [isOver ? words.over : words.youAreOut, !isOver || offers('buyIn') ? words.overHow : ''] as const;
      if (cannotGoOn && !(shows && ending)) return goOn;
      if (phase === 'between' && ending) {
        const next = cannotGoOn ? goOn.join('. ') : words.endHow;
        const why: Reason | undefined =
          ending === 'bankBroken' ? 'broken' : last?.complete === false ? 'odd' : undefined;
        if (!last || isVoid || !shows)
          return [words[ending], `${isVoid ? words.incompleteHow : ''} ${result} ${next}`, why];
        const [now, because, reason] = turned();
        return [words[ending], `${now}. ${because} ${next}`, why ?? reason];
      }
      if (shows && isVoid) return [words.incomplete, words.incompleteHow, 'odd'];
      if (me >= 0 && hasSeat(out, me)) return [words.youAreOut, `${shows ? broke() : ''} ${words.outHow}`, 'cover'];
      if (shows && last && options.variant === 'pharo') {
        const [takes, pays] = [last.takes, last.pays].map(cards => cards.at(-1)?.[0]);
        if (takes && takes === pays) {
          const halves = view.punters.some(({ lines }) => lines.some(({ outcome }) => outcome === 'split'));
          const now = capital(say(halves ? words.plie : words.doublet, rank(takes)));
          return [now, `${result} ${turned()[1]}`, 'split'];
        }
      }
      if (isBanker && phase === 'stake' && !shows)
        return [words.banks, offers('done') ? words.banksHow : words.banksWait];
      return undefined;
    },

    /** What is said of a turn in which dead cards were covered (F5). */
    covers: (): string | undefined =>
      options.variant === 'buch' && last && last.takes.length + last.pays.length > 2 ? words.covers : undefined,

    /** What is asked, where it is another than usual. */
    asked(): string | undefined {
      if (isBanker) return offers('done') ? words.banksHow : words.banksWait;
      const other = asked.find(seat => seat !== me && ownSeats.includes(seat));
      if (other !== undefined && !asked.includes(me)) return say(words.asks, person(other));
      return banker >= 0 && view.turns === 0 ? say(words.othersBank, person(banker)) : undefined;
    },

    /** The card that lies beside the pack: soda, bottom card, hock, or a burnt one. */
    aside() {
      const lies = (place: 'soda' | 'bottom' | 'hock') => {
        const found = CARDS.find(card => placeOf(view, card) === place);
        return found && html`<span class="aside">${face(found, 'small')}${words[place]}</span>`;
      };
      return view.burnt > 0
        ? html`<span class="aside"><span class="card back"></span>${words.burnt}</span>`
        : [lies('soda'), lies('bottom'), lies('hock')];
    },

    /** The bottom card or the burnt one for the ear, told once: with the call that opens the deal. */
    asideTold(): string {
      if (view.turns > 0) return '';
      const card = CARDS.find(card => placeOf(view, card) === 'bottom');
      return card ? `${words.bottom}${common.colon}${name(card)}` : view.burnt > 0 ? words.burntTold : '';
    },

    /** The win of a card may be left on it. */
    paroli(spot: string) {
      const win = me < 0 ? undefined : parolis(view, me).find(win => win.spot === spot);
      return win && offers('paroli')
        ? button('act', say(words.paroli, chips(win.amount)), {
            kind: 'quiet corner',
            value: JSON.stringify({ type: 'paroli', spot }),
          })
        : undefined;
    },

    /** What the main button says while another of the people at this screen has still to act. */
    next(): string | undefined {
      const other = asked.find(seat => seat !== me && ownSeats.includes(seat));
      return ownSeats.length < 2 || other === undefined ? undefined : say(words.next, person(other));
    },

    /** The bar of who has no chips. */
    emptyBar(purse: unknown) {
      if (!offers('buyIn') || offers('done')) return undefined;
      return html`<div class="bar" part="bar" role="toolbar" aria-label=${common.actions}>
        ${purse}<span class="space"></span>
        <div class="acts" data-zone="acts">${button('buy-in', words.buyIn, { key: 'G', kind: 'prime' })}</div>
      </div>`;
    },
  };
}
