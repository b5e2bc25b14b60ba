/** The classic layout: thirteen spades in two rows, groups, high card, coppers, calls, and the abacus. Loaded with its variant. */
import { CARDS, RANKS } from '../../cards/card.js';
import { markOf } from '../../bank/tips.js';
import type { Language } from '../../table/lang.js';
import { capital, chips, say, signed, wordsIn, type Words } from '../../table/messages.js';
import { stateOf, type Scene, type Told } from './scene.js';
import { AT_THE_TURN, callPays, callsOf, GROUPS, HIGH, isCall, ROWS, SINGLES } from '../rules/spots.js';
import { isLastTurn, placeOf as whereIs, ranksLeft, type Line, type Punter, type Stake } from '../rules/table.js';

export { styles } from './classic.styles.js';

const WORDS = {
  takes: 'Loses|Verliert|Perd',
  pays: 'Wins|Gewinnt|Gagne',
  high: 'high card|Hohe Karte|carte haute',
  and: ' and | und | et ',
  copper: 'Copper|Kupfer|Cuivre',
  coppered: 'coppered|mit Kupfer|cuivrée',
  inBox: 'in the box|im Kasten|dans la boîte',
  gone: 'gone|gefallen|sorties',
  keeper: 'Abacus, left in the box|Kartenzähler, noch im Kasten|Boulier, encore dans la boîte',
  soda: 'Soda: {0}|Soda: {0}|Soda : {0}',
  hock: 'Hock: {0}|Hock: {0}|Hock : {0}',
  // winning and losing rank; the rank of both
  result: '{0} wins, {1} loses|{0} gewinnt, {1} verliert|{0} gagne, {1} perd',
  split: 'A split: {0} twice|Geteilt: zweimal {0}|Doublet : deux fois {0}',
  turn: 'Turn {0}.|{0}. Zug.|Tour {0}.',
  how: 'A chip on a card bets that it wins.|Ein Chip auf der Karte setzt auf Gewinn.|Un jeton sur la carte mise sur son gain.',
  howCopper: 'Copper on it: that it loses.|Kupfer darauf: auf Verlust.|Du cuivre dessus : sur sa perte.',
  callTitle: 'Call the last turn|Den letzten Zug ansagen|Annoncer le dernier tour',
  called: 'The last turn was called|Der letzte Zug war angesagt|Le dernier tour a été annoncé',
  order: 'loses › wins › stays|verliert › gewinnt › bleibt|perd › gagne › reste',
  call: 'call: loses {0}, wins {1}, last {2}|Ansage: {0} verliert, {1} gewinnt, zuletzt {2}|annonce : {0} perd, {1} gagne, {2} reste',
  three:
    'The last three: {0}. You may call their order.|Die letzten drei: {0}. Ihre Reihenfolge darf angesagt werden.|Les trois dernières : {0}. On peut annoncer leur ordre.',
  threeAlike:
    'The last three are of one rank: a split is certain.|Die letzten drei sind gleich: ein geteilter Zug ist sicher.|Les trois dernières sont pareilles : le doublet est certain.',
  pays1: '{0} to 1|{0} zu 1|{0} contre 1',
  layout: 'The layout|Die Tafel|Le tableau',
} as const;

/** The words of the classic layout. */
export const wordsOf = (language: Language): Words<typeof WORDS> => wordsIn(WORDS, language);

/** What the next chip bets, with a copper or without, in a sentence. */
export function meansOf(coppered: boolean, language: Language): string {
  const { how, howCopper } = wordsOf(language);
  return coppered ? howCopper : how;
}

/** What a place is called: “king”, “king and queen”, “high card”. */
export function nameOf(spot: string, language: Language, rank: (rank: string) => string): string {
  const words = wordsOf(language);
  if (spot === HIGH) return words.high;
  if (isCall(spot)) return say(words.call, ...spot.split('>').map(rank));
  const names = [...spot].map(rank);
  const last = names.pop()!;
  return names.length > 0 ? names.join(', ') + words.and + last : last;
}

/** A place in signs: `K`, `K·D`. */
const shortOf = (spot: string, letter: (rank: string) => string): string =>
  spot === HIGH ? '▲' : isCall(spot) ? spot.split('>').map(letter).join('›') : [...spot].map(letter).join('·');

/** Where a card lies on the lattice of half steps: two for each card along the rows, two from row to row. */
const cardPlace = (rank: string): readonly [x: number, y: number] =>
  rank === AT_THE_TURN
    ? [12, 1]
    : ROWS[0].includes(rank)
      ? [2 * ROWS[0].indexOf(rank), 0]
      : [2 * ROWS[1].indexOf(rank), 2];

/** The middle of the cards of a place on the lattice, as classes; at the seven’s turn moved out to the edges. */
const placeClass = (spot: string): string => {
  const places = [...spot].map(cardPlace);
  const middle = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return `x${Math.round(middle(0))} y${1 + Math.sign(middle(1) - 1)}`;
};

/**
 * One template for a list of which only what stands at each § ever changes: an item of a list would bring two nodes more.
 * All of it is our own.
 */
function listed(...markup: readonly string[]): TemplateStringsArray {
  const strings = markup.join('').split('§');
  return Object.assign(strings, { raw: strings });
}

/** A place with all that lies on it: its disabling, its name, its chips. Few nodes, since there are 38. */
const placeOf = (spot: string, marks: string, label = ''): string =>
  `<button class="spot ${marks}" part="field" data-do="field" data-value="${spot}" data-drop="${spot}" aria-disabled=§ aria-label=§>${label}§</button>`;

/** All places but the bar, in reading order with what lies between. */
const PLACES = [...SINGLES, ...GROUPS];
const LATTICE = listed(...PLACES.map(spot => placeOf(spot, placeClass(spot) + (spot[1] ? '' : ' lone'))));
const BAR = listed(placeOf(HIGH, 'high', '<span class="lettering" aria-hidden="true" .textContent=§></span>'));

/** The cards on the cloth in the order of its rows, each with a mark. */
const THIRTEEN = [...ROWS[0], ...ROWS[1], AT_THE_TURN];
const SPADES = listed(
  ...THIRTEEN.map(
    rank =>
      `<svg class="card §" part="card" viewBox="0 0 250 350" preserveAspectRatio="xMidYMin slice" data-face="large ${rank}s"></svg>`,
  ),
);

/** The abacus on wide tables and on narrow ones, where its rods stand upright. */
const ABACUS = { wide: abacusOf(true), narrow: abacusOf(false) } as const;

/** The abacus but for its words and its beads: those in the box, those that are gone, those that have just moved. */
function abacusOf(wide: boolean) {
  const ranks = wide ? [...'AKQJT98765432'] : SINGLES;
  const rods = ranks.map((_, place) => (wide ? 46 + place * 33 : 24 + place * 25));
  const letter = (isWanted: (rank: string) => boolean): string => {
    const wanted = rods.filter((_, place) => isWanted(ranks[place]!));
    const [x, y] = wide ? [wanted.map(() => 34), wanted.map(at => at + 6)] : [wanted, wanted.map(() => 141)];
    return `<text aria-hidden="true" x="${x.join(' ')}" y="${y.join(' ')}" .textContent=§></text>`;
  };
  return {
    ranks,
    rods,
    strings: listed(
      wide
        ? `<svg class="abacus" viewBox="0 0 236 478" role="img" aria-label=§><rect x="1" y="1" width="234" height="476" rx="10" class="wood"/><rect x="12" y="24" width="212" height="442" rx="5"/>`
        : `<svg class="abacus" viewBox="0 0 348 152" role="img" aria-label=§><rect x="1" y="1" width="346" height="150" rx="10" class="wood"/><rect x="8" y="8" width="332" height="118" rx="5"/>`,
      // one letter has its place for itself; the ten has two signs
      letter(rank => rank !== 'T'),
      letter(rank => rank === 'T'),
      wide
        ? '<g aria-hidden="true"><text x="62" y="18" class="head" .textContent=§></text><text x="222" y="18" class="head end" .textContent=§></text></g>'
        : '',
      `<path class="rods" d="${rods.map(at => (wide ? `M56 ${at}H222` : `M${at} 14V122`)).join('')}"/>`,
      '<path class="bead" d=§ /><path class="bead gone" d=§ /><path class="bead gone moved" d=§ /></svg>',
    ),
  };
}

/** Moves the focus to the nearest place in the direction of an arrow key. */
export function move(from: Element | null, key: string): void {
  const zone = from?.closest('[data-plane]');
  if (!from || !zone) return;
  const along = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const middle = (item: Element): readonly [number, number] => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of zone.querySelectorAll<HTMLElement>('button')) {
    const [itemX, itemY] = middle(item);
    const ahead = sign * (along ? itemX - x : itemY - y);
    const aside = Math.abs(along ? itemY - y : itemX - x);
    // the bar runs along the whole layout: what lies before it is never aside
    const far =
      ahead + (item.dataset.value === HIGH || (from as HTMLElement).dataset.value === HIGH ? aside / 50 : 3 * aside);
    if (ahead > 3 && far < least) [best, least] = [item, far];
  }
  best?.focus();
}

/** What a turn of the classic game came to: which rank wins and loses, and what that did to the own stakes. */
export function result({ view, language, rank, spot }: Scene, lines: readonly Line[]): Told {
  const words = wordsOf(language);
  const [takes, pays] = [view.last!.takes.at(-1), view.last!.pays.at(-1)].map(card => (card ? rank(card[0]!) : '–'));
  const isSplit = takes === pays;
  const told = lines.map(line => `${spot(line.spot)}${line.coppered ? ` (${words.copper})` : ''} ${signed(line.net)}.`);
  return [
    capital(isSplit ? say(words.split, takes!) : say(words.result, pays!, takes!)),
    told.map(capital).join(' '),
    isSplit
      ? 'split'
      : lines.some(({ coppered }) => coppered)
        ? 'copper'
        : lines.some(({ spot }) => isCall(spot))
          ? 'call'
          : 'sides',
  ];
}

/** A path round an ellipse. */
const ellipse = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

/** What the layout shows and says. */
export type Classic = ReturnType<typeof classic>;

/** The layout as it is now. `copper`: whether the next chip gets one. */
export function classic(scene: Scene, copper: boolean) {
  const { html, pile, view, own, hovered, ghost, letter, wide, language, rank, person } = scene;
  const words = wordsOf(language);
  const left = ranksLeft(view);
  const leftOf = (rank: string): number => left[RANKS.indexOf(rank)]!;

  const copperSign = () =>
    html`<svg class="cop" viewBox="0 0 50 50" aria-hidden="true">
      <path d="M25 2L46 14V36L25 48L4 36V14Z" fill="#8a4319"></path>
      <path d="M25 4L44 15V35L25 46L6 35V15Z" fill="#c9743a"></path>
      <path d="M25 4L44 15L25 25L6 15Z" fill="#e8a36c"></path>
      <path d="M17 25H33" stroke="#3d1a06" stroke-width="5"></path>
    </svg>`;

  /** What a punter has on a place: the stake that stands, else the one that the last turn has decided. */
  const shownOn = (punter: Punter | undefined, shown: readonly Line[], spot: string): Stake | Line | undefined => {
    const isThere = (bet: Stake): boolean => bet.spot === spot;
    return punter?.stakes.find(isThere) ?? shown.find(isThere);
  };

  /** What lies on a place. */
  const laid = (spot: string, lines = scene.lines) => {
    const shown = shownOn(own, lines, spot);
    if (!shown)
      return ghost && hovered === spot ? html`<span class="ghost" aria-hidden="true">${pile(ghost)}</span>` : undefined;
    const line = 'outcome' in shown ? shown : undefined;
    const note = line?.outcome === 'won' ? `+ ${chips(line.net)}` : line?.outcome === 'split' ? signed(line.net) : '';
    return html`<span class="laid"
      >${pile(shown.amount, { state: stateOf(line), note })}${shown.coppered ? copperSign() : undefined}</span
    >`;
  };

  const seated = view.punters.flatMap(({ seated }, seat) => (seated ? [seat] : []));
  /** What the chips of another punter bear. */
  const mark = (seat: number): string => markOf(seat, seated, person);
  const others = view.punters.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  /** What the others have on a place, small. */
  const tips = (spot: string, linesOf = scene.linesOf) => {
    const there = others.flatMap(seat => {
      const shown = shownOn(view.punters[seat], linesOf(seat), spot);
      return shown ? [{ seat, ...shown }] : [];
    });
    if (there.length === 0) return undefined;
    const isCrowded = there.length > 3;
    return html`<span class="tips ${isCrowded ? 'many' : ''}" aria-hidden="true"
      >${there.map(
        ({ seat, amount, coppered, ...line }) =>
          html`<span class="tip ${'outcome' in line ? line.outcome : ''} ${coppered ? 'under' : ''}"
            ><b class="who m${seat}" .textContent=${mark(seat)}></b
            ><i .textContent=${isCrowded ? '' : chips(amount)}></i
          ></span>`,
      )}</span
    >`;
  };

  /** Who has so much on a place, in a sentence. */
  const stakeIn = (punter: Punter | undefined, spot: string, sentence: string, name: string, pause = ''): string => {
    const stake = punter?.stakes.find(stake => stake.spot === spot);
    return stake ? say(sentence, name, chips(stake.amount)) + (stake.coppered ? `${pause} ${words.coppered}` : '') : '';
  };
  const label = (spot: string): string => {
    const name = nameOf(spot, language, rank);
    return [
      stakeIn(own, spot, scene.words.fieldStake, name, ',') || say(scene.words.fieldEmpty, name),
      ...others.map(seat => stakeIn(view.punters[seat], spot, '{0} {1}', person(seat))),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const isOpen = (spot: string): boolean =>
    view.phase === 'stake' && (spot === HIGH ? view.left > 1 : [...spot].some(rank => leftOf(rank) > 0));

  /** What changes of a place. */
  const place = (spot: string, ...content: readonly unknown[]) => {
    const [theirs, mine] = [tips(spot), laid(spot)];
    const isThere = own && isOpen(spot);
    const name = label(spot);
    // what lies on a place is text: then the name is text as well
    const lies = content.length > 0 || theirs || mine;
    return [
      isThere ? 'false' : 'true',
      lies ? '' : name,
      ...content,
      lies ? html`<span class="unseen" .textContent=${name}></span>${theirs}${mine}` : undefined,
    ];
  };

  return {
    words,

    /** The sign of another punter, beside his name. */
    mark: (seat: number) => html`<b class="who m${seat}" aria-hidden="true" .textContent=${mark(seat)}></b>`,

    /** What another punter has on the layout, and what the last turn has brought him. */
    ledger(seat: number) {
      const net = scene.linesOf(seat).reduce((sum, line) => sum + line.net, 0);
      const staked = say(scene.words.staked, chips(view.accounts.cloth[seat]!));
      return net === 0
        ? html`<p>${staked}</p>`
        : html`<p>
            ${staked}
            <b class=${net > 0 ? 'won' : 'lost'}>${signed(net)}</b>
          </p>`;
    },

    /** Before the last turn: its three cards by rank, never in the order of the pack (K19). */
    asked(): string | undefined {
      const [call] = callsOf(view);
      if (call) return say(words.three, call.split('>').map(rank).join(', '));
      return isLastTurn(view) ? words.threeAlike : undefined;
    },

    layout: () =>
      html`<div class="layout" part="layout">
        ${callsOf(view).length > 0 && own ? calls() : called()}
        <div role="toolbar" aria-label=${words.layout} data-zone="layout" data-plane>
          ${html(BAR, ...place(HIGH, capital(words.high)))}
          <div class="rows">
            <div class="thirteen" aria-hidden="true">
              ${html(SPADES, ...THIRTEEN.map(rank => (leftOf(rank) === 0 ? 'dim' : '')))}
            </div>
            <div class="spots">${html(LATTICE, ...PLACES.flatMap(spot => place(spot)))}</div>
          </div>
        </div>
      </div>`,

    /** The abacus: a rod for each rank, with four beads: those in the box at one end, those that are gone at the other. */
    abacus() {
      const { ranks, rods, strings } = ABACUS[wide ? 'wide' : 'narrow'];
      const last = [view.last?.takes.at(-1), view.last?.pays.at(-1)].map(card => card?.[0]);
      const bead = (at: number, along: number): string =>
        wide ? ellipse(along, at, 8, 11.5) : ellipse(at, along, 9, 6);
      const beads = ['', '', ''];
      ranks.forEach((rank, rod) => {
        const inBox = leftOf(rank);
        const moved = inBox + last.filter(each => each === rank).length;
        for (let place = 0; place < 4; place++) {
          const stays = wide ? 68 + place * 17 : 115 - place * 12.5;
          const goes = wide ? 163 + place * 17 : 57.5 - place * 12.5;
          beads[place < inBox ? 0 : place < moved ? 2 : 1] += bead(rods[rod]!, place < inBox ? stays : goes);
        }
      });
      const told = SINGLES.map(each => `${rank(each)} ${leftOf(each)}`).join(', ');
      const letters = ranks.filter(rank => rank !== 'T').map(letter);
      const heads = wide ? [words.inBox, words.gone] : [];
      return html(strings, words.keeper + scene.words.colon + told, letters.join(''), letter('T'), ...heads, ...beads);
    },

    /** What has come to lie aside, and does not play: the first card of a new pack, or the one that the last turn has left. */
    aside(): string | undefined {
      const place = view.turns === 0 ? 'soda' : 'hock';
      const card = CARDS.find(card => whereIs(view, card) === place);
      return card && say(words[place], scene.name(card));
    },

    legend: () =>
      html`<p class="legend">
        ${
          hovered && (isOpen(hovered) || hovered === HIGH)
            ? html`<b>${nameOf(hovered, language, rank)}</b>`
            : html`<span
                >${`${view.phase === 'stake' ? say(words.turn, view.turns + 1) : ''} ${words.how} `}${copperSign()}
                ${words.howCopper}</span
              >`
        }
      </p>`,

    copperSwitch: () =>
      html`<button
        class="button quiet copper"
        data-do="copper"
        data-zone="copper"
        aria-pressed=${copper ? 'true' : 'false'}
        aria-keyshortcuts="K"
        part="button"
      >
        ${copperSign()}<span class="label">${words.copper}</span><kbd aria-hidden="true">K</kbd>
      </button>`,
  };

  /** The orders in which the last three cards may come, each a button. */
  function calls() {
    return html`<div class="calls" role="toolbar" aria-label=${words.callTitle} data-zone="calls">
      <span class="lettering">${words.callTitle}</span>
      <small aria-hidden="true">${words.order}</small>
      ${callsOf(view).map(
        spot =>
          html`<button class="button quiet" part="field" data-do="field" data-value=${spot} data-drop=${spot}>
            <span class="unseen">${label(spot)}</span><b aria-hidden="true">${shortOf(spot, letter)}</b
            ><small>${say(words.pays1, callPays(spot))}</small>${tips(spot)}${laid(spot)}
          </button>`,
      )}
    </div>`;
  }

  /** The calls of the last turn and what became of them, until the next deal. */
  function called() {
    const linesOf = (seat: number): readonly Line[] =>
      view.punters[seat]!.lines.filter(({ spot, outcome }) => isCall(spot) && outcome !== 'returned');
    const made = view.punters.flatMap((_, seat) => linesOf(seat).map(line => ({ ...line, seat })));
    if (view.phase !== 'between' || !made[0]) return undefined;
    return html`<div class="calls" role="list" aria-label=${words.called}>
      <span class="lettering" aria-hidden="true">${words.called}</span>
      <small aria-hidden="true">${words.order}</small>
      ${[...new Set(made.map(({ spot }) => spot))].map(spot => {
        const those = made.filter(line => line.spot === spot);
        const told = those.map(({ seat, net }) => `${person(seat)} ${signed(net)}`);
        return html`<span class="button quiet" role="listitem" data-value=${spot}>
          <span class="unseen">${[nameOf(spot, language, rank), ...told].join(', ')}</span
          ><b aria-hidden="true">${shortOf(spot, letter)}</b>${tips(spot, linesOf)}${laid(spot, own?.lines)}
        </span>`;
      })}
    </div>`;
  }
}
