/**
 * A page that teaches a game, in German and English. Its prose is written by hand in `docs/<room>/`; the head, the
 * table of contents, the cards, the prepared deals and the figures are filled in here, so that none of them can be
 * wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCard, readCards, stackedSource, type Card, type KnownCard } from '../../src/cards.ts';
import {
  newLog,
  replay,
  type ActionOf,
  type Actor,
  type AnyGame,
  type Entry,
  type EventOf,
  type Log,
  type StateOf,
} from '../../src/croupier.ts';
import { french } from '../../src/table/play/art/french.ts';
import { german } from '../../src/table/lazy/art/german.ts';
import { cardName } from '../../src/table/look/messages.ts';
import { text as deWords } from '../../src/table/text/de.ts';
import { text as enWords } from '../../src/table/text/en.ts';

/** The page in each language. */
export const PAGES = { de: 'index.html', en: 'en.html' } as const;
export type Language = keyof typeof PAGES;

/** What all such pages share: styles, the script that plays, pictures of cards. */
export const SHARED = 'docs/teaching';

/** A played deal: its log, and the actions that end each scene. */
export interface PlayedDeal {
  readonly log: Log<object, unknown>;
  readonly ends: readonly number[];
}

/** A scene: its events, the table at its end, and the table before its last action. */
export interface Scene<G extends AnyGame> {
  readonly events: readonly EventOf<G>[];
  readonly state: StateOf<G>;
  readonly before: StateOf<G>;
}

/** The parts of a page beside its prose. */
export interface Lesson<G extends AnyGame = AnyGame> {
  /** Its folder in `docs/`. */
  readonly room: string;
  /** The element that plays its deals. */
  readonly tag: string;
  readonly game: G;
  /** The card in the browser's tab. */
  readonly icon: KnownCard;
  readonly deals: Readonly<Record<string, PlayedDeal>>;
  /** The numbers that a page may contain outside a figure: those painted on the cloth, and the like. */
  readonly names: RegExp;
  /** The value of a figure, from its words; in a scene of a deal, what is visible there. */
  figure(words: readonly string[], scene: Scene<G> | undefined): number;
  /** Whether a fact holds in a scene. */
  holds(fact: readonly string[], scene: Scene<G>): boolean;
}

export const folderOf = ({ room }: Pick<Lesson, 'room'>): string => join('docs', room);

/* —— deals —— */

/** A prepared deal in words. */
export interface Script {
  readonly options: object;
  /** The cards on top; the rest of the pack follows. */
  readonly cards: string;
  /**
   * The actions, scene by scene, separated by commas: `deal`, the croupier's pending moves; `ready`, everybody to act
   * says `done`; else a name and an action: `Anna stake rouge 50`.
   */
  readonly scenes: readonly string[];
}

/** The pack with these cards on top. */
function stacked(pack: readonly Card[], cards: string): readonly Card[] {
  const rest = [...pack];
  const top = readCards(cards);
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the pack so often.`);
    rest.splice(at, 1);
  }
  return [...top, ...rest];
}

/**
 * Plays a deal.
 * @param names the players at the table, clockwise
 * @param actionOf a player's action, from the words after their name
 * @throws {Error} if the rules do not allow it.
 */
export function played<G extends AnyGame>(
  game: G,
  { options, cards, scenes }: Script,
  names: readonly string[],
  actionOf: (words: readonly string[], state: StateOf<G>, seat: number) => ActionOf<G>,
): PlayedDeal {
  let state = game.open(options) as StateOf<G>;
  const source = stackedSource(stacked(game.pack(state.options), cards));
  const entries: Entry<ActionOf<G>>[] = [];
  const act = (actor: Actor, action: ActionOf<G>): void => {
    const refusal = game.check(state, actor, action);
    if (refusal) throw new Error(`${String(actor)} ${JSON.stringify(action)}: ${refusal.message}`);
    state = game.apply(state, actor, action).state as StateOf<G>;
    entries.push({ actor, action });
  };
  const does = (words: string): void => {
    const [who = '', ...what] = words.split(' ');
    if (who === 'deal') return act('croupier', game.deal(state, source) as ActionOf<G>);
    if (who === 'ready') {
      const turn = game.turn(state);
      if (turn.kind !== 'seats') throw new Error('Nobody is asked.');
      for (const seat of turn.seats) act(seat, { type: 'done' } as ActionOf<G>);
      return;
    }
    const seat = names.indexOf(who);
    if (seat < 0) throw new Error(`Who is ${who}?`);
    act(seat, actionOf(what, state, seat));
  };
  const ends = scenes.map(scene => {
    scene.split(', ').forEach(does);
    return entries.length;
  });
  return { log: newLog(game, options, entries), ends };
}

/** The scenes of a played deal. */
export function scenesOf<G extends AnyGame>(game: G, { log, ends }: PlayedDeal): readonly Scene<G>[] {
  const steps: Scene<G>[] = [];
  replay(game, log, ({ before, after, events }) => steps.push({ before, state: after, events }));
  return ends.map((end, at) => ({
    ...steps[end - 1]!,
    events: steps.slice(ends[at - 1] ?? 0, end).flatMap(({ events }) => events),
  }));
}

/** A log with one action per line. */
const written = ({ actions, ...head }: Log<object, unknown>): string =>
  `${JSON.stringify(head).slice(0, -1)},"actions":[\n${actions.map(each => JSON.stringify(each)).join(',\n')}\n]}`;

/* —— figures —— */

/** The figures of a game by name: those visible in a scene, and those computed. @throws for an unknown one. */
export const figuresOf =
  <G extends AnyGame>(
    seen: Readonly<Record<string, (scene: Scene<G>, words: readonly string[]) => number>>,
    counted: Readonly<Record<string, (words: readonly string[]) => number>>,
  ): Lesson<G>['figure'] =>
  ([name = '', ...words], scene) => {
    if (scene && Object.hasOwn(seen, name)) return seen[name]!(scene, words);
    if (!Object.hasOwn(counted, name)) throw new Error(`What is “${name}”?`);
    return counted[name]!(words);
  };

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-AT', en: 'en-GB' };
/** English has no space before it. */
const PERCENT: Readonly<Record<Language, string>> = { de: '\u00a0%', en: '%' };

/**
 * A number as the page shows it. `form` is the number of decimals, then `%` for percent, `+` for a sign: `0`, `2%`,
 * `0+`.
 */
export function numeral(value: number, form: string, language: Language): string {
  const [, places, percent, sign] = /^(\d)(%?)(\+?)$/.exec(form) ?? [];
  if (places === undefined || !Number.isFinite(value)) throw new Error(`${value} as “${form}” is no figure.`);
  const shown = (Math.abs(value) * (percent ? 100 : 1)).toLocaleString(LOCALES[language], {
    minimumFractionDigits: Number(places),
    maximumFractionDigits: Number(places),
    // thousands of chips are not grouped, millions of hands are
    useGrouping: Math.abs(value) >= 1e4,
  });
  // a value shown as zero has no sign
  const isNothing = !/[1-9]/.test(shown);
  const before = isNothing ? '' : value < 0 ? '−' : sign ? '+' : '';
  // German groups thousands with a full stop; the Austrian locale has a space
  return `${before}${language === 'de' ? shown.replace(/[\u00a0\u202f]/g, '.') : shown}${percent ? PERCENT[language] : ''}`;
}

/* —— cards —— */

/** The ivory card, which at a table comes from the style sheet. */
const GROUND =
  '<rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="#fdfaf2" stroke="#1b1b1f" stroke-opacity=".35" stroke-width="1.5"/>';

/** A picture of a card by its path: `cards/de/Jh.svg` in the letters of a language, `cards/doppeldeutsch/Jh.svg`. */
function pictured(path: string): { readonly kind: string; readonly card: KnownCard } {
  const [, kind = '', card = ''] = /cards\/([a-z]+)\/(\w\w)\.svg$/.exec(path) ?? [];
  if (!isCard(card) || !['de', 'en', 'doppeldeutsch'].includes(kind)) throw new Error(`${path} is no card.`);
  return { kind, card: card as KnownCard };
}

export function picture(path: string): string {
  const { kind, card } = pictured(path);
  const [family, letters] = kind === 'doppeldeutsch' ? [german, 'de' as const] : [french, kind as Language];
  const face = family.face({ card, size: 'large', letters });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">${GROUND}${face}</svg>\n`;
}

/** The alternative text of cards; a page may override it (`alt`), or leave a decorative card without. */
const nameOf = (path: string, language: Language): string =>
  cardName(pictured(path).card, language === 'de' ? deWords : enWords);

/* —— a page —— */

const isolated = (html: string): string => html.replace(/\s+/g, ' ').trim();

/** The common head of all pages; title and description are the page's own. */
function head(page: string, lesson: Lesson, language: Language): string {
  const title = /<title>([^]*?)<\/title>/.exec(page)?.[1];
  const description = /name="description"\s+content="([^"]*)"/.exec(page)?.[1];
  if (!title || !description) throw new Error(`The page on ${lesson.room} needs a title and a description.`);
  return `<head>
    <meta charset="utf-8" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'"
    />
    <title>${isolated(title)}</title>
    <meta
      name="description"
      content="${isolated(description)}"
    />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="alternate" hreflang="de" href="${PAGES.de}" />
    <link rel="alternate" hreflang="en" href="${PAGES.en}" />
    <link rel="icon" href="../teaching/cards/${language}/${lesson.icon}.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../teaching/page.css" />
    <script type="module" src="../teaching/page.js"></script>
  </head>`;
}

/** The table of contents: sections, and deals outside them; grouped by parts, if there are any. */
function contents(page: string): string {
  const items: { readonly id: string; readonly title: string; readonly isPart: boolean }[] = [];
  let isInside = false;
  const marks =
    /<section id="([^"]+)"[^>]*>\s*<h2>([^]*?)<\/h2>|<\/section>|<h2 class="half" id="([^"]+)">([^]*?)<\/h2>|<h3 id="(deal-[^"]+)">([^]*?)<\/h3>/g;
  for (const [, section, name, part, partName, deal, dealName] of page.matchAll(marks)) {
    if (section) items.push({ id: section, title: isolated(name!), isPart: false });
    else if (part) items.push({ id: part, title: isolated(partName!), isPart: true });
    else if (deal && !isInside) items.push({ id: deal, title: isolated(dealName!), isPart: false });
    if (!deal) isInside = section !== undefined;
  }
  const link = ({ id, title }: (typeof items)[number]): string => `<a href="#${id}">${title}</a>`;
  const lines: string[] = [];
  for (const item of items) {
    if (item.isPart) lines.push(...(lines.length > 0 ? ['</ol>'] : []), `<h3>${link(item)}</h3>`, '<ol>');
    else lines.push(...(lines.length > 0 ? [] : ['<ol>']), `  <li>${link(item)}</li>`);
  }
  return [...lines, '</ol>'].map(line => `        ${line}\n`).join('');
}

/** A part of a page with its figures. */
function withFigures<G extends AnyGame>(html: string, lesson: Lesson<G>, language: Language, scene?: Scene<G>): string {
  return html.replace(/(<b data-figure="([^"]+)">)[^<]*<\/b>/g, (_, open: string, what: string) => {
    const [form = '', ...words] = what.split(' ');
    return `${open}${numeral(lesson.figure(words, scene), form, language)}</b>`;
  });
}

/** The figure of a deal with its log, the figures of its scenes, and its facts verified. */
function withDeal<G extends AnyGame>(html: string, lesson: Lesson<G>, language: Language): string {
  const name = /data-deal="(\w+)"/.exec(html)?.[1] ?? '';
  const deal = lesson.deals[name];
  if (!deal) throw new Error(`There is no deal “${name}”.`);
  const scenes = scenesOf(lesson.game, deal);
  let at = 0;
  return html
    .replace(/<li\b([^>]*)>([^]*?)<\/li>/g, (line, marks: string) => {
      const scene = scenes[at++];
      if (!scene) throw new Error(`The deal “${name}” has ${scenes.length} scenes, and more lines.`);
      for (const fact of /data-holds="([^"]*)"/.exec(marks)?.[1]?.split('; ') ?? [])
        if (!lesson.holds(fact.split(' '), scene))
          throw new Error(`${lesson.room}, ${name}, scene ${at}: “${fact}” does not hold.`);
      return withFigures(line, lesson, language, scene);
    })
    .replace(
      /(<script type="application\/json" data-deal="\w+")[^>]*>[^]*?<\/script>/,
      (_, open: string) => `${open} data-scenes="${deal.ends.join(' ')}">\n${written(deal.log)}\n</script>`,
    );
}

/** A page with everything filled in. */
export function filled<G extends AnyGame>(page: string, lesson: Lesson<G>, language: Language): string {
  return page
    .split(/(<figure class="deal"[^]*?<\/figure>)/)
    .map(part =>
      part.startsWith('<figure class="deal"') ? withDeal(part, lesson, language) : withFigures(part, lesson, language),
    )
    .join('')
    .replace(/<head>[^]*?<\/head>/, () => head(page, lesson, language))
    .replace(/<img\b[^>]*>/g, img => {
      const path = /src="([^"]+)"/.exec(img)?.[1] ?? '';
      const marks = /class="[^"]*"/.exec(img)?.[0];
      const alt = /alt="([^"]*)"/.exec(img)?.[1] ?? nameOf(path, language);
      return `<img ${marks ? `${marks} ` : ''}src="${path}" width="250" height="350" alt="${alt}" />`;
    })
    .replace(
      /(<nav class="contents"[^>]*>\s*<h2[^]*?<\/h2>\n)[^]*?( *<\/nav>)/,
      (_, open: string, close: string) => `${open}${contents(page)}${close}`,
    );
}

/** All generated files of these pages, by path. */
export function files(lessons: readonly Lesson[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const lesson of lessons)
    for (const language of Object.keys(PAGES) as Language[]) {
      const path = join(folderOf(lesson), PAGES[language]);
      if (!existsSync(path)) throw new Error(`${path} is to be written first.`);
      const page = filled(readFileSync(path, 'utf8'), lesson, language);
      all.set(path, page);
      for (const [card] of page.matchAll(/(?<=(?:src|href)="\.\.\/teaching\/)cards\/[^"]+/g))
        all.set(join(SHARED, card), picture(card));
    }
  return all;
}
