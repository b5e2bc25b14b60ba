/** The menu, in pages: what can be done with the table, how it looks, who plays, and help. Loaded when first opened. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS } from '../../game/computer-player.js';
import type { AnyGame } from '../../game/contract.js';
import { drawerStyles } from './drawer.styles.js';
import { clothColour } from '../look/art/backs.js';
import { chips } from '../look/messages.js';
import type { Sitter } from '../look/names.js';
import { button, sitterFace } from '../look/pieces.js';
import type { MenuPage } from '../play/drawers.js';
import type { Speed } from '../play/motion.js';
import type { Person } from '../look/people.js';
import type { Look } from '../look/look.js';
import type { COMMON } from '../look/settings.js';
import { completed, multiplied, TIMES } from '../look/stakes.js';
import type { CommonText } from '../text/en.js';
import type { PanelText } from '../text/en.lazy.js';

const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** What the menu shows. */
export interface Menu {
  readonly words: Pick<CommonText, 'menu' | 'menuItems'>;
  /** The names of its settings; undefined if the player can set only the speed. */
  readonly panel: PanelText | undefined;
  readonly speed: Speed;
  /** Whether the next touch opens a new table. */
  readonly isSure: boolean;
  /** The command and value of a choice that needs a new table, to be confirmed by touching it again. */
  readonly asked: string | undefined;
  /** Whether the results are counted: not when several people share the screen. */
  readonly isCounted: boolean;
  /** Whether the table is at a host, where others play on: another table is another room. */
  readonly isHosted: boolean;
  /** The page that is open. */
  readonly page: MenuPage;
  /** What a player of this game can do with the table. */
  readonly acts: unknown;
  /** The rounds played, as a list, a file or a link. */
  readonly records: readonly unknown[];
  /** The rules and what teaches them. */
  readonly help: unknown;
  /** The current value of a setting. */
  readonly now: (name: keyof typeof COMMON) => unknown;
  /** The players at a table of this page; empty if others decide that. */
  readonly people: readonly Person[];
  /** The face of one of them. */
  readonly sitter: (seat: number) => Sitter | undefined;
  /** The stakes to choose from. */
  readonly stakes: readonly Choice[];
}

/** A choice: its value, its label, whether it is the current one, and a picture of it. */
type Choice = readonly [value: string, label: string, isNow: boolean, picture?: TemplateResult | undefined];

export function menu(shown: Menu): TemplateResult {
  const { words, panel, speed, isCounted, isHosted, isSure, asked, now, people, stakes } = shown;
  const { menuItems } = words;
  const speeds = row(
    menuItems.speed,
    'speed',
    SPEEDS.map(name => [name, menuItems[name], speed === name]),
  );
  const acts = toolbar(
    words.menu,
    'menu',
    shown.acts,
    panel && isCounted ? button('open', panel.sessionStats, { value: 'session-stats', kind: 'quiet' }) : '',
    isHosted ? '' : button('new-table', isSure ? menuItems.newTableSure : menuItems.newTable, { kind: 'quiet' }),
  );
  if (!panel) return html`${speeds} ${acts} ${toolbar(words.menu, 'records', ...shown.records)}`;

  /** A setting of the table and its values by name, each with its picture where it has one. */
  const setting = (
    name: keyof typeof COMMON,
    label: string,
    values: Readonly<Record<string, string>>,
    picture?: (value: string) => TemplateResult,
  ) =>
    row(
      label,
      `set-${name}`,
      Object.entries(values).map(([value, called]) => [
        `${name} ${value}`,
        called,
        now(name) === value,
        picture?.(value),
      ]),
      'set',
    );
  const { plain: _plain, ...colours } = panel.cloths;
  const onOff = { on: panel.on, off: panel.off };
  /** “Really?”, a button like the one that was pressed, if a confirmation is due; else what to know beforehand. */
  const sure = (command: 'players' | 'stakes', before = ''): TemplateResult | '' => {
    const [wanted, value = ''] = asked?.split(/ (.*)/) ?? [];
    if (wanted === command) return button(command, menuItems.newTableSure, { value, kind: 'quiet sure' });
    return before && html`<p class="aside-note">${before}</p>`;
  };
  const group = (heading: string, ...rows: readonly unknown[]): TemplateResult =>
    html`<section class="group">
      <h4>${heading}</h4>
      ${rows}
    </section>`;
  const levels = people.some(({ level }) => level)
    ? html`${sure('players', panel.opponentsHow)} ${opponents(panel, people, shown.sitter)}`
    : undefined;
  const pages: readonly (readonly [MenuPage, string, unknown])[] = [
    [
      'table',
      panel.table,
      html`${acts} ${stakes.length > 1 ? [row(panel.stakes, 'stakes', stakes), sure('stakes')] : ''}
      ${group(panel.play, speeds, setting('sound', panel.sound, onOff), now('sound') === 'on' ? setting('volume', panel.volume, panel.volumes) : '', setting('hints', panel.hints, onOff))}
      ${shown.records.length > 0 ? group(panel.records, toolbar(panel.records, 'records', ...shown.records)) : ''}`,
    ],
    [
      'look',
      panel.look,
      html`${setting('theme', panel.cloth, panel.cloths, clothPicture)}
      ${setting('cardBack', panel.cardBack, { cloth: panel.asCloth, ...colours }, backPicture)}
      ${setting('deckPattern', panel.cards, panel.patterns)} ${setting('fourColours', panel.fourColours, onOff)}
      ${setting('textSize', panel.textSize, panel.textSizes)}`,
    ],
    ['opponents', panel.opponents, levels],
    ['help', panel.help, toolbar(panel.help, 'help', shown.help)],
  ];
  const shownPages = pages.filter(([, , content]) => content !== undefined);
  const open = shownPages.some(([page]) => page === shown.page) ? shown.page : 'table';
  return html`<div class="pages" role="tablist" aria-label=${words.menu} data-zone="pages">
      ${shownPages.map(
        ([page, label]) =>
          html`<span role="tab" tabindex="-1" data-do="page" data-value=${page} aria-selected=${open === page}
            >${label}</span
          >`,
      )}
    </div>
    ${shownPages.map(
      ([page, label, content]) =>
        html`<div class="page" role="tabpanel" aria-label=${label} ?hidden=${open !== page}>${content}</div>`,
    )}`;
}

/** Buttons beside each other, as one Tab stop. */
const toolbar = (label: string, zone: string, ...buttons: readonly unknown[]): TemplateResult =>
  html`<div class="choices" role="toolbar" aria-label=${label} data-zone=${zone}>${buttons}</div>`;

/** A theme by the colour of its cloth; the plain one has that of the page. */
const clothPicture = (theme: string): TemplateResult =>
  html`<svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill=${theme === 'plain' ? 'none' : clothColour(theme)} stroke="currentColor" />
  </svg>`;

const backPicture = (backs: string): TemplateResult =>
  html`<svg class="picture of-back" viewBox="0 0 250 350" aria-hidden="true" data-back=${backs}></svg>`;

/** A row of choices, one of which is current. */
const row = (
  label: string,
  zone: string,
  choices: readonly Choice[],
  command = zone,
  face: unknown = nothing,
): TemplateResult =>
  html`<div class="setting" role="radiogroup" aria-label=${label} data-zone=${zone}>
    <span class="called" aria-hidden="true">${face} ${label}</span>
    <div class="choices">
      ${choices.map(
        ([value, called, isNow, picture]) =>
          html`<span
            class="button quiet"
            role="radio"
            tabindex="-1"
            data-do=${command}
            data-value=${value}
            aria-checked=${isNow ? 'true' : 'false'}
            >${picture ?? nothing}${called}</span
          >`,
      )}
    </div>
  </div>`;

/** The level of each computer player; the value is the attribute `players` that results. */
function opponents(words: PanelText, people: readonly Person[], sitter: Menu['sitter']): unknown {
  const written = (changed: Person, level: string): string =>
    people
      .map(person => {
        const name = person.name || 'you';
        const skill = [person === changed ? level : person.level, person.character].filter(Boolean).join(':');
        return person.level ? `${name}:${skill}` : name;
      })
      .join(', ');
  return people
    .filter(({ level }) => level)
    .map((person, place) =>
      row(
        person.name,
        `opponent-${place}`,
        LEVELS.map(level => [written(person, level), words.levels[level], person.level === level]),
        'players',
        sitterFace(sitter(people.indexOf(person))),
      ),
    );
}

/**
 * The stakes to choose from: multiples of the page's that the game allows and every purse can meet the minimum of.
 * @param given the options as the page sets them.
 * @param now the current multiple.
 */
export function stakesOf<G extends AnyGame>(
  { emptyTable, stakes }: Pick<Look<G>, 'emptyTable' | 'stakes'>,
  given: object,
  now = '1',
): readonly Choice[] {
  const set = completed(emptyTable, given);
  return TIMES.flatMap((times): readonly Choice[] => {
    const other = multiplied(stakes, set, times);
    try {
      const options = completed(emptyTable, { ...given, ...other });
      const { purses } = options as { readonly purses: readonly number[] };
      if (purses.some(purse => purse < other[stakes.options[0]!]!)) return [];
      const called = stakes.range(options).filter(amount => amount > 0);
      return [[times, called.map(chips).join('–'), times === now]];
    } catch {
      // the game has no such table
      return [];
    }
  });
}

const css = String.raw;

/** The styles of the drawer and of the menu in it. */
export const styles =
  drawerStyles +
  css`
    /* as much of a small cloth as it needs */
    .drawer.menu {
      align-items: start;
      max-height: 100%;
    }
    .menu .page {
      flex: 1 1 100%;
      display: grid;
      gap: var(--space-3);
      min-width: 0;
    }
    .menu .page[hidden] {
      display: none;
    }
    .menu .pages {
      flex: 1 1 100%;
      display: flex;
      border-bottom: 1px solid rgb(255 255 255 / 0.14);
    }
    .menu .pages [role='tab'] {
      flex: 1 1 auto;
      display: grid;
      place-items: center;
      min-height: var(--tap);
      padding-inline: var(--space-2);
      font: 600 var(--type-m) / 1.2 var(--title-font);
      color: var(--text-2);
      cursor: pointer;
      border-bottom: 3px solid transparent;
    }
    .menu .pages [aria-selected='true'] {
      color: var(--gilt);
      border-color: var(--gilt);
    }
    .menu .group {
      display: grid;
      gap: var(--space-3);
      min-width: 0;
    }
    .menu .group h4 {
      margin: var(--space-4) 0 0;
      font: 600 var(--type-l) / 1.2 var(--title-font);
      color: var(--gilt);
      border-bottom: 1px solid rgb(255 255 255 / 0.14);
      padding-bottom: var(--space-2);
    }
    .menu .setting {
      --face: 36px;
      display: grid;
      grid-template-columns: minmax(clamp(76px, 24cqw, 106px), max-content) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-2);
    }
    .menu .called {
      display: flex;
      align-items: center;
      gap: var(--space-4);
      min-height: var(--tap);
    }
    .menu .choices .button {
      min-width: 0;
      padding-inline: clamp(5px, 1.6cqw, 12px);
      font-size: var(--type-m);
      gap: var(--space-3);
    }
    .menu .picture {
      flex: none;
      height: 20px;
    }
    .menu .of-back {
      height: 28px;
      border-radius: var(--round-1);
    }
    .menu .aside-note {
      margin: 0;
      font-size: var(--type-s);
      color: var(--text-2);
    }
    .menu .sure {
      color: var(--win);
      font-weight: 600;
    }
    .menu .choices {
      display: flex;
      align-items: center;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
    .menu .choices .button {
      min-height: var(--tap);
      font-weight: 500;
    }
    .menu .choices .button[aria-checked='true'] {
      background: var(--prime);
      color: var(--prime-text);
    }
    @media (forced-colors: active) {
      .menu .choices .button[aria-checked='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `;
