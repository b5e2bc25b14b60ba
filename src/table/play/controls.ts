import { commonCommands, MAIN, type Command, type Commands, type NewTable } from './commands.js';
import type { AnyGame } from '../../game/contract.js';
import type { Play } from './gameplay.js';
import { asked, keyNames, moveInZone, REPLAY_KEYS } from './keyboard.js';
import type { Playback } from './playback.js';
import { Pointer } from './pointer.js';
import type { Table } from './table.js';

/** What a game provides to its controls. */
type Controllable = Pick<Play<AnyGame>, 'commands' | 'shortcut'>;

type Pace = Pick<Playback<never>, 'playing' | 'keepsTurn' | 'behind' | 'impatient'>;

const isDisabled = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/** Pointer and keys at a table: which command is meant, and when. Buttons have theirs in `data-do` and `data-value`. */
export class Controls {
  readonly newTable: NewTable = { isConfirmed: false };
  readonly #table: Table;
  readonly #pace: Pace;
  readonly #game: Controllable;
  readonly #pointer = new Pointer();
  /** What the player requested while stakes were being shown. */
  #pending: (() => void)[] = [];
  #byName: Commands | undefined;

  constructor(table: Table, pace: Pace, game: Controllable) {
    this.#table = table;
    this.#pace = pace;
    this.#game = game;
  }

  /** Runs what was requested while stakes were being shown, on the buttons as they are now. */
  async doPending(): Promise<void> {
    if (this.#pending.length === 0) return;
    await this.#table.redraw();
    while (!this.#pace.playing && this.#pending.length > 0) this.#pending.shift()?.();
  }

  /** Drops pending requests: another table begins, or another person has the screen. */
  forget(): void {
    this.#pending = [];
  }

  down(event: PointerEvent): void {
    this.#pointer.down(event, this.#hurries);
  }

  click(event: MouseEvent): void {
    const from = this.#target(event)?.closest<HTMLElement>('[data-do]');
    const { do: name = '', value = '' } = from?.dataset ?? {};
    const click = this.#pointer.click(event, from);
    // The second half of a double click does not deal again, and a button that changed under the finger does nothing.
    const { isMain, isOnce } = this.#commands[name] ?? {};
    if (click === 'stray' || (click === 'double' && (isMain || isOnce))) return;
    // a tap anywhere speeds up what is being shown
    if (this.#pace.playing) this.#table.motion.skip();
    if (!from) return;
    const act = (early: boolean): void =>
      isDisabled(from) ? this.#explain(name, value, from) : this.#do(name, value, from, early);
    // a button may be disabled only while something is being shown
    if (this.#defers(name))
      this.#pending.push(() => {
        if (from.isConnected) act(false);
      });
    else act(click === 'early');
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const from = this.#target(event);
    if (!from || moveInZone(event, from)) return;
    const shortcut =
      (this.#table.isStepped && REPLAY_KEYS[event.key]) ||
      keyNames(event)
        .map(name => this.#game.shortcut(name))
        .find(Boolean);
    switch (asked(event, from, !!shortcut, this.#hurries)) {
      case 'held':
        break;
      case 'hurry':
        this.#table.hurry();
        break;
      case 'close':
        if (this.#close()) void this.#table.redraw();
        else if (this.#hurries) this.#table.hurry();
        else return;
        break;
      case 'click':
        from.click();
        break;
      case 'shortcut': {
        const [name = '', value = ''] = shortcut ?? [];
        const act = (): void => this.#do(name, value, from, false);
        if (this.#defers(name)) this.#pending.push(act);
        else act();
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  }

  /** Closes one thing: a drawer, else a guide, else a replay. @returns whether there was one. */
  #close(): boolean {
    const { drawers, lesson, isStepped, replays } = this.#table;
    if (drawers.close()) return true;
    if (lesson) lesson.leave();
    else if (isStepped) replays.end();
    return isStepped || !!lesson;
  }

  get #commands(): Readonly<Partial<Record<string, Command>>> {
    return (this.#byName ??= { ...commonCommands(this.#table, this.newTable), ...this.#game.commands() });
  }

  /** Whether a step is being shown that input can only speed up. */
  get #hurries(): boolean {
    return this.#pace.playing && !this.#pace.keepsTurn;
  }

  get #isPaused(): boolean {
    return this.#table.settings.common('paused') === 'on';
  }

  /** Whether a command waits until the stakes being shown are done: it applies to the table as it is then. */
  #defers(name: string): boolean {
    const { playing, keepsTurn } = this.#pace;
    return playing && keepsTurn && !this.#isPaused && !this.#commands[name]?.whileShown;
  }

  #do(name: string, value: string, from: HTMLElement, early: boolean): void {
    const { words } = this.#table;
    const command = this.#commands[name];
    const isMain = !!command?.isMain && (name === MAIN || from.dataset.do === name);
    // An impatient touch neither deals nor pays; the player is told so.
    if (isMain && !this.#pace.playing && (early || this.#pace.impatient)) return this.#table.notify(words.hurried);
    // on a paused table nothing is dealt and nothing staked
    if (this.#pace.behind && this.#isPaused && (isMain || from.matches('[data-drop]')))
      return this.#table.notify(words.isPaused);
    // a player who goes on has read the note
    this.#table.note('');
    if (name !== 'new-table') this.newTable.isConfirmed = false;
    if (name !== 'players' && name !== 'stakes') this.newTable.asked = undefined;
    command?.does(value, from);
    void this.#table.redraw();
  }

  /** A disabled button gives its reason. */
  #explain(name: string, value: string, from: HTMLElement): void {
    if (this.#pace.playing) return;
    const { words } = this.#table;
    const command = this.#commands[name];
    // whoever only looks on has nothing that could be refused
    if (command?.isAskedFor && this.#table.seats[0] !== 'onlooker') command.does(value, from);
    else this.#table.notify(this.#isPaused ? words.isPaused : words.refusals.other);
  }

  /** What was touched, unless the page has slotted it in. */
  #target({ target }: Event): HTMLElement | undefined {
    return (target as Element).getRootNode() === this.#table.root ? (target as HTMLElement) : undefined;
  }
}
