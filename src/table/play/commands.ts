/** What buttons and keys do. A button has the name of its command in `data-do` and its value in `data-value`. */
import type { MenuPage } from './drawers.js';
import type { Table } from './table.js';

export interface Command {
  /** @param from the button that was pressed; for a key, what has the focus. */
  does(value: string, from: HTMLElement): void;
  /**
   * Whether it runs at once even while a step is shown, and on a paused table; otherwise it waits, or speeds up the
   * step.
   */
  readonly whileShown?: boolean;
  /**
   * Whether it belongs to the main button, which deals and pays: a double click runs it once, an impatient one not at
   * all.
   */
  readonly isMain?: boolean;
  /** Whether a double click runs it once, though it does not belong to the main button. */
  readonly isOnce?: boolean;
  /** Whether its button runs it even when disabled: the refusal gives the reason. */
  readonly isAskedFor?: boolean;
}

/** The commands of a table, by name. */
export type Commands = Readonly<Record<string, Command>>;

/** The command of keys for the main button, whatever that does at the moment. */
export const MAIN = 'prime';

/** The confirmation before a new table: “Really?”, which only the very next touch answers. */
export interface NewTable {
  isConfirmed: boolean;
  /** A choice in the menu that needs another table, as its command and value: `stakes 2`. */
  asked?: string | undefined;
}

/** The commands of every table. */
export function commonCommands(table: Table, newTable: NewTable): Commands {
  const host = (name: 'host-sit' | 'host-leave' | 'host-copy' | 'host-proof'): Command => ({
    does: value => table.host?.command(name, value),
    whileShown: true,
  });
  /** A choice that needs another table: applied at once if nothing would be lost, else at the second touch. */
  const another = (name: 'players' | 'stakes', begin: () => void): Command => ({
    does: (value, { ariaChecked }) => {
      const asked = `${name} ${value}`;
      if (ariaChecked === 'true') return;
      if (table.isUnderWay && newTable.asked !== asked) {
        newTable.asked = asked;
        table.speech.say(table.words.menuItems.newTableSure);
        return;
      }
      newTable.asked = undefined;
      table.drawers.clear();
      table.settings.choose({ [name]: value });
      begin();
    },
    whileShown: true,
  });
  return {
    guide: {
      does: what => {
        if (what === 'next') table.lesson?.next();
        else if (what === 'leave') table.lesson?.leave();
        else {
          table.drawers.drop();
          table.teach(what || undefined).catch(table.fail);
        }
      },
      whileShown: true,
    },
    drill: { does: command => table.drilling?.does(command), whileShown: true },
    open: {
      does: (name, { ariaExpanded }) => {
        // a key opens what the focus is not on
        if (table.drawers.toggle(name) && !ariaExpanded)
          table.speech.say(table.root.querySelector(`.tool[data-value=${name}]`)?.ariaLabel ?? '');
      },
      whileShown: true,
    },
    page: { does: page => void (table.drawers.page = page as MenuPage), whileShown: true },
    retry: { does: () => table.chunks.retry(), whileShown: true },
    speed: { does: speed => table.settings.choose({ speed }), whileShown: true },
    // a setting of the menu and its value: `theme midnight`
    set: {
      does: setting => {
        const [name, value] = setting.split(' ') as [string, string];
        table.settings.choose({ [name]: value });
      },
      whileShown: true,
    },
    // who plays, and at which level
    players: another('players', () => undefined),
    // the multiple of the page's stakes
    stakes: another('stakes', () => table.element.start()),
    sound: {
      does: () => table.settings.choose({ sound: table.settings.common('sound') === 'on' ? 'off' : 'on' }),
      whileShown: true,
    },
    'full-screen': {
      does: () => {
        const { element } = table;
        const isFull = element.matches(':fullscreen');
        (isFull ? element.ownerDocument.exitFullscreen() : element.requestFullscreen()).catch(table.fail);
      },
      whileShown: true,
    },
    'new-table': {
      does: () => {
        if (!newTable.isConfirmed) {
          newTable.isConfirmed = true;
          table.speech.say(table.words.menuItems.newTableSure);
          return;
        }
        newTable.isConfirmed = false;
        table.drawers.clear();
        table.element.start();
      },
      whileShown: true,
    },
    'replay-to': { does: where => table.replays.go(where) },
    'replay-end': { does: () => table.replays.end(), isMain: true },
    share: { does: () => table.links.share(), whileShown: true },
    'host-sit': host('host-sit'),
    'host-leave': host('host-leave'),
    'host-copy': host('host-copy'),
    'host-proof': host('host-proof'),
  };
}
