/** The table as the areas of the cloth see it, and the assembled cloth. */
import { html, nothing, type TemplateResult } from 'lit';
import { isAsked, ownOf, seatOf } from '../../bank/look/empty-bar.js';
import type { KnownCard } from '../../cards/card.js';
import type { FaceSize } from '../../table/play/art/family.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';
import { chips } from '../../table/look/messages.js';
import { cardFace, stakePile, type StakeLook } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Options } from '../rules/options.js';
import type { faro } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';
import { bank } from './bank.js';
import { book } from './book.js';
import { caseKeeper, drawerButtons, odds } from './case-keeper.js';
import type * as ClassicPart from '../lazy/classic.js';
import { namesOf } from './names.js';
import { opponents, opponentsStaked } from './opponents.js';
import { isBanker, type Scene } from './scene.js';

export const CLASSIC = () => import('../lazy/classic.js');

type Drawn = DrawnTable<typeof faro, LayoutText>;

/** The minimum and maximum stakes. */
export function limitsOf(words: LayoutText, { cap, min, max }: Options): string {
  const least = min > 1 || cap === 0 ? words.from(chips(min)) : '';
  const bet = max > 0 ? words.range(chips(min), chips(max)) : least;
  const all = cap > 0 ? words.capIs(chips(cap)) : '';
  return `${bet}${bet && all && ', '}${all}`;
}

/** The module of the classic layout, if that is played. */
export const classicIn = (table: Pick<Drawn, 'chunks'>, { options }: View) =>
  options.variant === 'classic' ? table.chunks.get(CLASSIC) : undefined;

/** The status line before the first deal: the aim of the game, and how, or when, it begins. */
export function aimOf({ view, words }: Pick<Scene, 'view' | 'words'>): readonly [now: string, because: string] {
  const { payingSide, variant } = view.options;
  const aim = words.aims[variant](words[payingSide], words[payingSide === 'right' ? 'left' : 'right']);
  return [aim, isAsked(view) ? words.beginHow : words.beginWhen];
}

/** The transient part of a scene: what may be done, what is shown of a step, what is open and pointed at. */
export type Moment = Pick<
  Scene,
  | ('legal' | 'playing' | 'stage' | 'shows' | 'isHome' | 'entries' | 'entriesOf')
  | ('opened' | 'hovered' | 'ghost' | 'laid' | 'back' | 'copper' | 'between' | 'free' | 'paroli')
>;

export function sceneOf(table: Drawn, view: View, moment: Moment): Scene {
  const {
    box: { shape },
    cardWords,
    language,
    names,
    seats,
    symbols,
    words,
  } = table;
  const scene = {
    ...moment,
    ...{ words, language, view, shape, ownSeats: seats, seat: seatOf(view), suits: cardWords.suits },
    pile: (amount: number, look?: StakeLook) => stakePile(symbols, amount, look),
    face: (card: KnownCard, size: FaceSize, marks?: string, place?: Place) =>
      cardFace(card, size, names.card(card), marks, place),
    own: ownOf(view),
    german: table.settings.common('deckPattern') === 'german',
    person: (seat: number) => names.person(seat),
    sitter: (seat: number) => names.sitter(seat),
    name: (card: KnownCard) => names.card(card),
    nameFirst: (card: KnownCard) => names.cardFirst(card),
  };
  return { ...scene, ...namesOf(scene, cardWords, classicIn(table, view)) };
}

/** The cloth. `hasBack`: whether the back of the pack is drawn; the first drawing leaves that to the style sheet. */
export function clothOf(
  scene: Scene,
  classic: typeof ClassicPart | undefined,
  statusLine: TemplateResult,
  hasBack: boolean,
): TemplateResult {
  const { variant } = scene.view.options;
  const back = (): TemplateResult =>
    html`<span class="card back" data-place="shoe"
      >${hasBack ? html`<svg viewBox="0 0 250 350" aria-hidden="true" data-back></svg>` : nothing}</span
    >`;
  return html`<div class="body ${variant} ${isBanker(scene.view) ? 'banks' : ''}">
    ${statusLine} ${bank(scene, classic, back)}
    ${variant === 'classic' ? classicAreas(scene, classic) : bookAreas(scene)}
  </div>`;
}

/** The areas of a book game: the case-keeper is part of a wide cloth, and opens over a smaller one. */
const bookAreas = (scene: Scene): TemplateResult =>
  html`${book(scene)} ${opponents(scene, undefined)}
  ${scene.shape === 'wide' ? caseKeeper(scene) : drawerButtons(scene, opponentsStaked(scene))}`;

/** The areas of the classic layout: the case-keeper if it is wide; on a smaller one each card shows its count. */
const classicAreas = (scene: Scene, classic: typeof ClassicPart | undefined): TemplateResult =>
  html`${classic?.calls(scene)} ${classic?.layout(scene, html`<span data-zone="odds">${odds(scene)}</span>`)}
  ${opponents(scene, classic)}
  ${
    scene.shape === 'wide'
      ? html`<div class="case-keeper" part="case-keeper">${classic?.abacus(scene)}</div>`
      : html`<p class="unseen">${classic?.abacusTold(scene)}</p>`
  }`;
