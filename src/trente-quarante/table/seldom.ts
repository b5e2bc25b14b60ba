/**
 * What most coups do not need: void coups, the choice after a refait, prisons, an empty purse, several punters.
 * Loaded when a view is not {@link isPlain}.
 */
import type { html as Html, TemplateResult } from 'lit';
import type { Offer } from '../../game/contract.js';
import type { Language } from '../../table/lang.js';
import { chips, say, wordsIn, type Words } from '../../table/messages.js';
import { heardNet, type BankWords } from '../../bank/words.js';
import { markOf } from '../../bank/tips.js';
import type { button as Button, StakeLook } from '../../table/pieces.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import type { Reason } from '../text/help.js';
import { letterOf, NAMES } from '../text/messages.js';
import { shareOf, type Line } from '../rules/settlement.js';
import type { Action, Choice, Punter, RoadMark, View } from '../rules/table.js';

export { styles } from './seldom.styles.js';

const WORDS = {
  placeNone:
    'Stakes stay in prison: deal when you are ready.|Einsätze bleiben gesperrt: teilen Sie aus, wenn Sie so weit sind.|Des mises restent en prison : donnez quand vous voulez.',
  placeOther: '{0} places stakes.|{0} setzt.|{0} fait ses jeux.',
  next: 'Next: {0}|Weiter: {0}|À suivre : {0}',
  tie: 'Après: {0} and {0}|Après: {0} und {0}|Après : {0} et {0}',
  tieBecause:
    'Both rows are equal: the coup is void, free stakes come back.|Beide Reihen sind gleich: der Coup ist ungültig, freie Einsätze kommen zurück.|Les deux rangées sont égales : coup nul, les mises libres reviennent.',
  refait: 'Refait: 31 and 31|Refait: 31 und 31|Refait : 31 et 31',
  refaitChoose:
    'Choose for each stake: half comes back, or all of it stays and is locked.|Wählen Sie an jedem Einsatz: die Hälfte zurück, oder er bleibt und wird gesperrt.|Choisissez pour chaque mise : la moitié revient, ou elle reste et va en prison.',
  refaitSettled:
    'Both rows make 31. Insured stakes are free.|Beide Reihen zählen 31. Versicherte Einsätze sind frei.|Les deux rangées font 31. Les mises assurées sont libres.',
  refaitNone:
    'Both rows make 31, the bank’s own throw.|Beide Reihen zählen 31, der Wurf der Bank.|Les deux rangées font 31, le coup de la banque.',
  lastRefait: 'Refait with the last cards|Refait mit den letzten Karten|Refait avec les dernières cartes',
  unfinished: 'The shoe has run out|Der Schlitten ist leer|Le sabot est vide',
  unfinishedBecause:
    'The coup cannot be finished: it is void.|Der Coup kann nicht beendet werden: er ist ungültig.|Le coup ne peut être achevé : il est nul.',
  half: 'Half|Halb|Moitié',
  halfBack: '{0} back|{0} zurück|on rend {0}',
  prison: 'Lock|Sperren|Prison',
  prisonIn: '{0} in A|{0} in A|{0} en A',
  allHalf: 'All half|Alle halb|Tout à moitié',
  allPrison: 'Lock all|Alle sperren|Tout en prison',
  confirm: 'Confirm|Bestätigen|Confirmer',
  stillOpen: 'Stakes still open: {0}|Noch offene Einsätze: {0}|Mises encore ouvertes : {0}',
  allChosen: 'All chosen|Alles gewählt|Tout est choisi',
  prisonNote: 'locked in {0}, {1}|gesperrt in {0}, {1}|prison {0}, {1}',
  deeperNow: '{0} {1} is now in {2}.|{0} {1} liegt jetzt in {2}.|{0} {1} est maintenant en {2}.',
  manyDeeper:
    '{0} locked stakes go one prison deeper.|{0} gesperrte Einsätze rücken eine Stufe tiefer.|{0} mises prisonnières descendent d’une prison.',
  // outcomes, in the ledger
  won: 'won|gewonnen|gagnée',
  lost: 'lost|verloren|perdue',
  returned: 'void, returned|ungültig, zurück|annulée, rendue',
  spared: 'free|frei|libre',
  open: 'choice open|Wahl offen|choix ouvert',
  halved: 'half lost|halb verloren|moitié perdue',
  imprisoned: 'locked in A|gesperrt in A|en prison A',
  freed: 'free again|wieder frei|de nouveau libre',
  lifted: 'one lock less|ein Schloss weniger|une prison de moins',
  held: 'stays locked|bleibt gesperrt|reste en prison',
  deeper: 'one lock more|ein Schloss mehr|une prison de plus',
  free: 'free|frei|libre',
  outcome: '{0}: {1}|{0}: {1}|{0} : {1}',
  roadTie: 'void|ungültig|nul',
  roadRefait: 'refait|Refait|refait',
  fieldPrison: ', {0} in prison {1}|, {0} gesperrt in {1}|, {0} en prison {1}',
  over: 'Not enough in the purse|Zu wenig in der Kasse|Caisse insuffisante',
  overBecause:
    'It does not cover a stake. A new purse puts you back at the table.|Für einen Einsatz reicht es nicht. Eine neue Kasse bringt Sie an den Tisch zurück.|Elle ne suffit pas pour une mise. Une nouvelle caisse vous ramène à la table.',
  buyIn: 'New purse|Neue Kasse|Nouvelle caisse',
  purse: 'Purse|Kasse|Caisse',
  punters: 'Punters|Spieler|Pontes',
  done: 'done|fertig|prêt',
  // chance and level, where to; chance and level, chips back
  move: '{0} to {1}|{0} nach {1}|{0} vers {1}',
  surrender: 'Give up {0}: {1} back|{0} aufgeben: {1} zurück|Abandonner {0} : on rend {1}',
  shuffled: 'A new shoe is shuffled: {0} cards.|Es wird neu gemischt: {0} Karten.|On mélange de nouveau : {0} cartes.',
} as const;

/** What a board lends to its seldom parts. */
export interface Scene {
  readonly html: typeof Html;
  readonly button: typeof Button;
  readonly stakePile: (amount: number, look?: StakeLook) => TemplateResult;
  readonly language: Language;
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
  /** The seats of the people at this screen. */
  readonly ownSeats: readonly unknown[];
  readonly name: (seat: number) => string;
  /** What the group of buttons is called, and gains and losses. */
  readonly common: Pick<BankWords, 'actions' | 'colon' | 'gain' | 'loss' | 'even'>;
}

const wordsOf = (language: Language): Words<typeof WORDS> => wordsIn(WORDS, language);

/** What is said of a new shoe. */
export const shuffled = (language: Language): string => wordsOf(language).shuffled;

/** The seldom parts of a board as it is now. */
export type Seldom = ReturnType<typeof seldom>;

export function seldom({ html, button, stakePile, language, view, legal, ownSeats, name, common }: Scene) {
  const words = wordsOf(language);
  const { options, phase, coup, turn } = view;
  const seat = view.seat === 'onlooker' ? 0 : view.seat;
  const own: Punter | undefined = view.seat === 'onlooker' ? undefined : view.punters[seat];
  const offers = (type: Action['type']): boolean => legal.some(offer => offer.type === type);

  /** The choice that stands on the stake itself. */
  const choice = ({ free, choices }: Punter, chance: Chance, at: number): TemplateResult | undefined => {
    const stake = free[at]!;
    if (stake === 0) return undefined;
    const act = (choice: Choice, label: string, note: string): TemplateResult =>
      html`<button
        data-do="choose"
        data-value="${chance} ${choice}"
        aria-pressed=${choices[at] === choice ? 'true' : 'false'}
      >
        ${label}<small>${note}</small>
      </button>`;
    return html`<div
      class="choice ${chance}"
      role="toolbar"
      aria-label="${NAMES[chance]} ${chips(stake)}"
      data-zone="choice-${chance}"
    >
      ${act('half', words.half, say(words.halfBack, chips(shareOf(stake, 2, options.halfRounding))))}
      ${act('prison', words.prison, say(words.prisonIn, chips(stake)))}
    </div>`;
  };

  /** What a line of the ledger says beside its sums. */
  const note = ({ level, outcome }: Line): string =>
    level > 0
      ? say(words.prisonNote, letterOf(level), words[outcome])
      : outcome !== 'won' && outcome !== 'lost'
        ? words[outcome]
        : '';

  /** Lines of those at this screen, for the ear, each with its name where they are several. */
  const toldLines = (counts: (line: Line) => boolean, tell: (line: Line) => string): string =>
    view.punters
      .flatMap(({ lines }, punter) =>
        punter === view.seat || ownSeats.includes(punter)
          ? lines.filter(counts).map(line => `${ownSeats.length > 1 ? `${name(punter)}, ` : ''}${tell(line)}.`)
          : [],
      )
      .join(' ');

  /** Which stakes a refait has locked once more. */
  const deeper = (): readonly string[] => {
    const lines = (own?.lines ?? []).filter(({ outcome }) => outcome === 'deeper');
    // more of them are told by the prisons and the ledger
    return lines.length > 2
      ? [say(words.manyDeeper, lines.length)]
      : lines.map(({ chance, stake, level }) => say(words.deeperNow, NAMES[chance], chips(stake), letterOf(level + 1)));
  };

  const seats = view.punters.map((_, seat) => seat);
  /** The sign of a punter, which his chips on the cloth bear. */
  const mark = (other: number): TemplateResult =>
    html`<b class="who m${other}" aria-hidden="true" .textContent=${markOf(other, seats, name)}></b>`;

  /** What lies at a level of a chance's prisons, C and all below it being one. */
  const heldAt = (levels: readonly number[] = [], level: number): number =>
    levels.slice(level - 1, level < 3 ? level : undefined).reduce((sum, amount) => sum + amount, 0);

  /** What lies in a chance's prisons, for the ear. */
  const locked = (levels: readonly number[]): string =>
    levels
      .map((amount, below) => (amount > 0 ? say(words.fieldPrison, chips(amount), letterOf(below + 1)) : ''))
      .join('');

  /** Who else has how much on a chance; of the coup that is shown also what lay there and did not go to prison. */
  const stakesOf = (
    at: number,
    settled: boolean,
  ): readonly (readonly [seat: number, stake: number, outcome: string])[] =>
    view.punters.flatMap<readonly [number, number, string]>(({ free, lines }, other) => {
      if (other === view.seat) return [];
      if (free[at]! > 0) return [[other, free[at]!, '']];
      const line = settled ? lines.find(({ chance, level }) => chance === CHANCES[at] && level === 0) : undefined;
      return line && !['halved', 'imprisoned'].includes(line.outcome) ? [[other, line.stake, line.outcome]] : [];
    });

  return {
    words,
    note,
    locked,

    /** The line while stakes are placed, if there is more to say than how. */
    because(): string | undefined {
      const asked = turn.kind === 'seats' ? turn.seats : [];
      if (asked.length > 0 && !asked.some(each => ownSeats.includes(each)))
        return say(words.placeOther, name(asked[0]!));
      return own?.prison.some(levels => levels.length > 0) && !offers('stake') ? words.placeNone : undefined;
    },

    /** The line after a coup that was not decided. */
    result(): readonly [now: string, because: string, why?: Reason] {
      switch (coup!.result) {
        case 'refait':
          return [
            words.refait,
            [
              phase === 'choice'
                ? words.refaitChoose
                : own?.lines.some(({ outcome }) => outcome === 'spared')
                  ? words.refaitSettled
                  : words.refaitNone,
              ...deeper(),
            ].join(' '),
            'refait',
          ];
        case 'tie':
          return [say(words.tie, coup!.noirTotal), words.tieBecause, 'tie'];
        case 'lastRefait':
          return [words.lastRefait, words.tieBecause, 'last'];
        default:
          return [words.unfinished, words.unfinishedBecause, 'unfinished'];
      }
    },

    /** What became of the stakes after the choice, for the ear. */
    outcomes: (): string =>
      toldLines(
        () => true,
        ({ chance, stake, outcome }) => say(words.outcome, `${NAMES[chance]} ${chips(stake)}`, words[outcome]),
      ),

    /** What has been chosen for a stake, for the ear. */
    chosen: (chance: Chance, stake: number, choice: Choice): string =>
      say(
        words.outcome,
        `${NAMES[chance]} ${chips(stake)}`,
        choice === 'half' ? say(words.halfBack, chips(shareOf(stake, 2, options.halfRounding))) : words.imprisoned,
      ),

    /** What the coup has brought each punter who had a stake, for the ear; of one alone only the sum. */
    results: (): string =>
      view.punters
        .flatMap(({ lines }, punter) => {
          const net = heardNet(
            lines.reduce((sum, line) => sum + line.net, 0),
            common,
          );
          return lines.length === 0 ? [] : [view.punters.length > 1 ? name(punter) + common.colon + net : net];
        })
        .join(', '),

    /** What a coup did to the stakes in prison, for the ear. */
    locks: (): string =>
      toldLines(
        ({ level }) => level > 0,
        line => `${NAMES[line.chance]} ${chips(line.stake)} ${note(line)}`,
      ),

    choices: (): unknown => own && !own.done && CHANCES.map((chance, at) => choice(own, chance, at)),

    /** A free stake that was neither won nor lost. */
    settledStake({ stake, outcome, premium, back }: Line): TemplateResult | undefined {
      const mark = premium > 0 ? 'shield' : undefined;
      if (outcome === 'halved') return back > 0 ? stakePile(back) : undefined;
      if (outcome === 'spared') return stakePile(stake, { state: 'won', mark, note: words.free });
      return outcome === 'returned' ? stakePile(stake, { mark }) : undefined;
    },

    /** The other punters' stakes on a chance, small, and while the last coup is shown what became of them. */
    others(at: number, settled: boolean): TemplateResult | undefined {
      const there = stakesOf(at, settled);
      return there.length === 0
        ? undefined
        : html`<span class="others tips ${there.length > 3 ? 'many' : ''}" aria-hidden="true"
            >${there.map(
              ([other, amount, outcome]) =>
                html`<span class="tip ${outcome}">${mark(other)}<i .textContent=${chips(amount)}></i></span>`,
            )}</span
          >`;
    },

    /** The other punters' stakes on a chance and in its prisons, for the ear. */
    othersTold: (at: number): string =>
      view.punters
        .map(({ free, prison }, other) => {
          const stakes = (free[at]! > 0 ? ` ${chips(free[at]!)}` : '') + locked(prison[at]!);
          return stakes && other !== view.seat ? `, ${name(other)}${stakes}` : '';
        })
        .join(''),

    /** What lies in a prison, or lay there before the coup that is shown; beside it who else has how much there. */
    prisoner(at: number, level: number, shown: readonly Line[]): TemplateResult | undefined {
      const held = heldAt(own?.prison[at], level);
      const gone = shown.find(
        line => Math.min(line.level, 3) === level && (line.outcome === 'lost' || line.outcome === 'freed'),
      );
      const stake =
        held > 0
          ? stakePile(held, { mark: 'lock' })
          : gone && stakePile(gone.stake, { state: gone.outcome === 'lost' ? 'lost' : 'won' });
      const others = view.punters.flatMap(({ prison }, other) => {
        const amount = other === view.seat ? 0 : heldAt(prison[at], level);
        return amount > 0 ? [[other, amount] as const] : [];
      });
      if (!stake && others.length === 0) return undefined;
      // Three and more beside a stake of one's own are only counted.
      const tips =
        stake && others.length > 2
          ? html`<b class="who" .textContent=${`+${others.length}`}></b>`
          : others.map(
              ([other, amount]) => html`<span class="tip">${mark(other)}<i .textContent=${chips(amount)}></i></span>`,
            );
      return html`${stake}
        <span class="tips ${stake ? 'beside' : ''} ${stake || others.length > 2 ? 'many' : ''}">${tips}</span>`;
    },

    /** A coup on the road that was not decided. */
    mark: ({ result }: RoadMark): TemplateResult =>
      html`<b aria-hidden="true">${result === 'tie' ? '=' : result === 'unfinished' ? '×' : 31}</b
        >${result === 'refait' ? words.roadRefait : words.roadTie}`,

    choiceBar(purse: unknown): TemplateResult {
      const open = own?.free.filter((stake, at) => stake > 0 && own.choices[at] === null).length ?? 0;
      return html`<div class="bar deciding" part="bar" role="toolbar" aria-label=${common.actions}>
        ${this.punters()}${purse}<span class="space"></span>
        <span class="hint">${open > 0 ? say(words.stillOpen, open) : words.allChosen}</span>
        <div class="acts" data-zone="acts">
          ${button('choose-all', words.allHalf, { key: 'H', kind: 'quiet', value: 'half' })}
          ${button('choose-all', words.allPrison, { key: 'S', kind: 'quiet', value: 'prison' })}
          ${button('prime', words.confirm, { key: 'G', kind: 'prime', off: !offers('done') })}
        </div>
      </div>`;
    },

    emptyBar(purse: unknown): TemplateResult {
      return html`<div class="bar" part="bar" role="toolbar" aria-label=${common.actions}>
        ${this.punters()}${purse}<span class="space"></span>
        <div class="acts" data-zone="acts">
          ${button('buy-in', words.buyIn, { key: 'G', kind: 'prime', off: !offers('buyIn') })}
        </div>
      </div>`;
    },

    /** Where the rules let imprisoned stakes be moved or given up: a button for each. */
    releases(): TemplateResult | undefined {
      const buttons = legal.flatMap(offer => {
        if (offer.type !== 'move' && offer.type !== 'surrender') return [];
        const { chance, level } = offer as Extract<Action, { readonly level: number }>;
        const from = `${NAMES[chance]} ${letterOf(level)}`;
        const held = own!.prison[CHANCES.indexOf(chance)]![level - 1]!;
        const label =
          offer.type === 'move'
            ? say(words.move, from, NAMES[offer.to])
            : say(words.surrender, from, chips(shareOf(held, 2 ** level, options.halfRounding)));
        return [button('act', label, { kind: 'quiet punter', value: JSON.stringify(offer) })];
      });
      return buttons.length > 0 ? html`<div class="punters" data-zone="releases">${buttons}</div>` : undefined;
    },

    /** What the main button says while another of the people at this screen has still to stake. */
    next(): string | undefined {
      if (ownSeats.length < 2 || turn.kind !== 'seats') return undefined;
      const other = turn.seats.find(other => other !== seat && ownSeats.includes(other));
      return other === undefined ? undefined : say(words.next, name(other));
    },

    punters: (): TemplateResult | undefined =>
      view.punters.length === 1
        ? undefined
        : html`<div class="punters" role="group" aria-label=${words.punters} data-zone="punters">
            ${view.punters.map(
              ({ done }, other) =>
                html`<button
                  class="button quiet punter"
                  data-do="punter"
                  data-value=${other}
                  aria-current=${other === view.seat ? 'true' : 'false'}
                  aria-disabled=${ownSeats.includes(other) ? 'false' : 'true'}
                >
                  ${mark(other)} ${name(other)}
                  <span class="unseen">${words.purse} </span
                  >${chips(view.accounts.purses[other]!)}${done ? ` · ${words.done}` : ''}
                </button>`,
            )}
          </div>`,
  };
}
