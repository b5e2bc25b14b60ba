/** The menu: what a player sets, and what can be done with the table. Loaded when it is first opened. */
import { html, type TemplateResult } from 'lit';
import { LEVELS } from '../../game/computer-player.js';
import type { AnyGame } from '../../game/contract.js';
import { drawerStyles } from './drawer.styles.js';
import { chips } from '../look/messages.js';
import { button } from '../look/pieces.js';
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
  /** What its settings are called; nothing where a player sets nothing but the speed. */
  readonly panel: PanelText | undefined;
  readonly speed: Speed;
  /** Whether the next touch opens a new table. */
  readonly isSure: boolean;
  /** What only a new table has that the next touch of the same opens, as its command and value. */
  readonly asked: string | undefined;
  /** Whether it is at a host, where others play on: another table is another room. */
  readonly isHosted: boolean;
  /** What the game adds. */
  readonly items: unknown;
  /** What a setting is now. */
  readonly now: (name: keyof typeof COMMON) => unknown;
  /** Who plays at a table of this page; nobody where that is for others to say. */
  readonly people: readonly Person[];
  /** The stakes that may be played for. */
  readonly stakes: readonly Choice[];
}

/** One of several to be chosen: what is done with it, what it is called, and whether it is so now. */
type Choice = readonly [value: string, label: string, isNow: boolean];

export function menu(shown: Menu): TemplateResult {
  const { words, panel, speed, isHosted, isSure, asked, items, now, people, stakes } = shown;
  const { menuItems } = words;
  const speeds = row(
    menuItems.speed,
    'speed',
    SPEEDS.map(name => [name, menuItems[name], speed === name]),
  );
  const table = html`<div class="choices" role="toolbar" aria-label=${words.menu} data-zone="menu">
    ${items} ${panel ? button('open', panel.sessionStats, { value: 'session-stats', kind: 'quiet' }) : ''}
    ${panel ? button('open', panel.drill.title, { value: 'drill', kind: 'quiet' }) : ''}
    ${isHosted ? '' : button('new-table', isSure ? menuItems.newTableSure : menuItems.newTable, { kind: 'quiet' })}
  </div>`;
  if (!panel) return html`${speeds} ${table}`;

  /** A setting of the table and its values by name. */
  const setting = (name: keyof typeof COMMON, label: string, values: Readonly<Record<string, string>>) =>
    row(
      label,
      `set-${name}`,
      Object.entries(values).map(([value, called]) => [`${name} ${value}`, called, now(name) === value]),
      'set',
    );
  const { plain: _plain, ...colours } = panel.cloths;
  const onOff = { on: panel.on, off: panel.off };
  /** “Really?”, where it is asked; else what is to be known beforehand. */
  const sure = (command: string, before = ''): TemplateResult | '' => {
    const isAsked = asked?.startsWith(`${command} `);
    const text = isAsked ? menuItems.newTableSure : before;
    return text && html`<p class="aside-note ${isAsked ? 'sure' : ''}">${text}</p>`;
  };
  const group = (heading: string, ...rows: readonly unknown[]): TemplateResult =>
    html`<section class="group">
      <h4>${heading}</h4>
      ${rows}
    </section>`;
  return html`${group(panel.play, speeds, setting('sound', panel.sound, onOff), now('sound') === 'on' ? setting('volume', panel.volume, panel.volumes) : '', setting('hints', panel.hints, onOff))}
  ${group(panel.round, table, stakes.length > 1 ? [row(panel.stakes, 'stakes', stakes), sure('stakes')] : '')}
  ${group(
    panel.look,
    setting('theme', panel.cloth, panel.cloths),
    setting('textSize', panel.textSize, panel.textSizes),
    setting('cardBack', panel.cardBack, { cloth: panel.asCloth, ...colours }),
    setting('deckPattern', panel.cards, panel.patterns),
    setting('fourColours', panel.fourColours, onOff),
  )}
  ${people.some(({ level }) => level) ? group(panel.opponents, sure('players', panel.opponentsHow), opponents(panel, people)) : ''}`;
}

/** The choices of a row, one of which is now. */
const row = (label: string, zone: string, choices: readonly Choice[], command = zone): TemplateResult =>
  html`<div class="choices" role="radiogroup" aria-label=${label} data-zone=${zone}>
    <span aria-hidden="true">${label}</span>
    ${choices.map(
      ([value, called, isNow]) =>
        html`<span
          class="button quiet"
          role="radio"
          tabindex="-1"
          data-do=${command}
          data-value=${value}
          aria-checked=${isNow ? 'true' : 'false'}
          >${called}</span
        >`,
    )}
  </div>`;

/** How well each computer player plays; the value is who plays then, as the attribute `players` is written. */
function opponents(words: PanelText, people: readonly Person[]): unknown {
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
      ),
    );
}

/**
 * The stakes that may be played for: those that the game allows, and each purse makes the least of.
 * @param given the options as the page sets them.
 * @param now how many times those are played for.
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
    .menu .group {
      flex: 1 1 300px;
      display: grid;
      gap: var(--space-3);
      margin: 0;
      min-width: 0;
    }
    .menu .group h4 {
      margin: var(--space-4) 0 0;
      font: 600 var(--type-l) / 1.2 var(--serif);
      color: var(--gilt);
      border-bottom: 1px solid rgb(255 255 255 / 0.14);
      padding-bottom: var(--space-2);
    }
    .menu .group .choices > span:first-child {
      flex: 0 0 clamp(62px, 18cqw, 92px);
    }
    .menu .group .choices .button {
      min-width: 0;
      padding-inline: clamp(5px, 1.6cqw, 12px);
      font-size: var(--type-m);
    }
    .menu .aside-note {
      margin: 0;
      font-size: var(--type-s);
      color: var(--text-2);
    }
    .menu .aside-note.sure {
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
