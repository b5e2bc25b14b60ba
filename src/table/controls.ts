import { asked, keyName, moveInZone, type Shortcut } from './keyboard.js';
import { Pointer } from './pointer.js';

/** The main button: it deals, calls, shows. What is laid open may be chosen while another's choice is shown. */
export const MAIN = '.prime:not([data-do=lay])';

/** The table whose controls they are. */
export interface ControlsHost {
  /** What is inside, without what the page has put into slots. */
  readonly renderRoot: Node;
  /** Whether a step is being shown: hand and keys may only hurry it. */
  hurries(): boolean;
  /** Whether a command waits until the stakes that are being shown are: it is for the table as it is then. */
  defers(command: string): boolean;
  /** A key's command and its value. */
  shortcut(key: string): Shortcut | undefined;
  /** Hurries what is being shown: a key means nothing else, a tap may mean more. */
  hurry(): void;
  skip(): void;
  /** Closes what is open over the cloth. @returns whether anything was. */
  close(): boolean;
  /** @param early whether it was pressed while something was being shown. */
  do(command: string, value: string, from: HTMLElement, early: boolean): void;
  /** Says why a button does nothing now. */
  explain(command: string): void;
}

const isDisabled = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/** Hand and keys at a table: which of its commands is meant, and when. Buttons carry theirs in `data-do` and `data-value`. */
export class Controls {
  readonly #host: ControlsHost;
  readonly #pointer = new Pointer();
  /** What the player has asked for while stakes were shown. */
  #pending: (() => void)[] = [];

  constructor(host: ControlsHost) {
    this.#host = host;
  }

  /** Whether something waits until the stakes that are being shown are. */
  get isPending(): boolean {
    return this.#pending.length > 0;
  }

  /** Does the next of what was asked for meanwhile. */
  doNext(): void {
    this.#pending.shift()?.();
  }

  /** Forgets what was asked for: another table begins, or another person has the screen. */
  forget(): void {
    this.#pending = [];
  }

  down(event: PointerEvent): void {
    this.#pointer.down(event, this.#host.hurries());
  }

  click(event: MouseEvent): void {
    const from = this.#target(event)?.closest<HTMLElement>('[data-do]');
    const click = this.#pointer.click(event, from);
    // The second half of a double click deals no more, and a button that has changed under the finger does nothing.
    if (click === 'stray' || (click === 'double' && from!.matches(MAIN))) return;
    // a tap anywhere hurries what is being shown
    this.#host.skip();
    if (!from) return;
    const { do: command = '', value = '' } = from.dataset;
    const act = (early: boolean): void =>
      isDisabled(from) ? this.#host.explain(command) : this.#host.do(command, value, from, early);
    // a button may be disabled only as long as something is being shown
    if (this.#host.defers(command))
      this.#pending.push(() => {
        if (from.isConnected) act(false);
      });
    else act(click === 'early');
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const from = this.#target(event);
    if (!from || moveInZone(event, from)) return;
    const shortcut = this.#host.shortcut(keyName(event));
    switch (asked(event, from, !!shortcut, this.#host.hurries())) {
      case 'held':
        break;
      case 'hurry':
        this.#host.hurry();
        break;
      case 'close':
        if (!this.#host.close()) return;
        break;
      case 'click':
        from.click();
        break;
      case 'shortcut': {
        const [command, value = ''] = shortcut!;
        const act = (): void => this.#host.do(command, value, from, false);
        if (this.#host.defers(command)) this.#pending.push(act);
        else act();
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  }

  /** What was touched, unless it is something that the page has put into a slot. */
  #target({ target }: Event): HTMLElement | undefined {
    return (target as Element).getRootNode() === this.#host.renderRoot ? (target as HTMLElement) : undefined;
  }
}
