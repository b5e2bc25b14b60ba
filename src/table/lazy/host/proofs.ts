/**
 * What a visit knows of the deals of its room: the player's part in them, their results, and what the player is told.
 */
import { writeJson } from '../../../game/json.js';
import { html, type TemplateResult } from 'lit';
import type { FairGuest } from '../../../fair/guest.js';
import type { Grounds } from '../../../fair/guest-setup.js';
import type { FairGuestSays } from '../../../fair/messages.js';
import { chips } from '../../look/messages.js';
import { isFault, type Verdict, type VerdictKind } from '../../../fair/verdict.js';
import { secureRandom } from '../../../cards/random.js';
import type { Seat } from '../../../game/contract.js';
import { giveFile } from '../files.js';
import { button } from '../../look/pieces.js';
import type { Table } from '../../play/table.js';
import type { HostText } from '../../text/host/en.js';
import type { TabText } from './tab-text.js';
import { counted, KINDS, read, readTally, writeTally, type Tally } from './tally.js';

/** What a newcomer is sent first: where they are, the state of the table, who is there. */
const OPENING = ['joined', 'step', 'people'] as const;
/** What an honest host may cause, but profits from: announced each time. */
const ALOUD: readonly VerdictKind[] = ['missed', 'lost', 'fleeting'];

const FAIR_PLAY = () => import('../../../fair/guest.js');

/** What a visit provides to its proofs. */
export interface ProofsSetup {
  readonly table: Table;
  readonly room: string;
  readonly words: () => HostText;
  /** The name of a player at the table. */
  readonly called: (seat: Seat) => string;
  readonly say: (what: FairGuestSays) => void;
  /** What must survive a reload: what was promised, and the verdicts on the deals. */
  readonly memory: TabText;
  readonly tally: TabText;
  /** It has been decided whether the deals of the room are proven to this page. */
  readonly known: (isFair: boolean) => void;
}

export class Proofs {
  readonly #setup: ProofsSetup;
  /** The player's part in shuffles that can be checked; loaded when the host mentions one. */
  #coming: Promise<FairGuest | undefined> | undefined;
  #fair: FairGuest | undefined;
  /** The host's latest messages that this part needs to know the state of the table. */
  #before: object[] = [];
  /**
   * Whether the host still has to say whether its deals can be checked, the steps since that was due, and its answer.
   */
  #isDue = false;
  #steps = 0;
  #isFair: boolean | undefined;
  #tally: Tally;
  /** The last record. */
  #deal: unknown;
  /** Whether an unproven deal was announced, for a reason that is announced only once. */
  #isUnprovenTold = false;

  constructor(setup: ProofsSetup) {
    this.#setup = setup;
    this.#tally = readTally(setup.tally.get());
  }

  /** What went wrong, in a sentence, until it is read; empty otherwise. */
  get mark(): string {
    const { unread } = this.#tally;
    return unread ? this.#said(unread) : '';
  }

  /** A connection to the host has opened. */
  opened(): void {
    this.#tell(fair => fair.opened());
  }

  /** The player stands up. */
  leaves(): void {
    this.#tell(fair => fair.leaves());
  }

  asked(act: unknown, id: number): void {
    this.#tell(fair => fair.asked(act, id));
  }

  /**
   * The host has sent a message: the player's part in its shuffles gets all of them, starting with the state of the
   * table.
   */
  heard(message: object): void {
    if ('joined' in message) [this.#isDue, this.#steps] = [true, 0];
    const isPromise = 'fair' in message && 'commitment' in (message.fair as object);
    // a newcomer is told the table, what is promised and who is there, and only then does play go on
    if ('step' in message) this.#steps++;
    if (isPromise) this.#settle(true);
    else if (this.#isDue && ('people' in message || this.#steps > 1)) this.#settle(false);
    if (isPromise && !this.#coming) {
      const before = this.#before.splice(0);
      this.#coming = this.#takePart();
      this.#tell(fair => {
        fair.opened();
        before.forEach(each => fair.heard(each));
      });
    }
    if (this.#coming) return this.#tell(fair => fair.heard(message));
    // a host without such shuffles needs nothing collected
    this.#before = [
      ...this.#before.filter(each => !OPENING.some(key => key in each && key in message)),
      ...(OPENING.some(key => key in message) ? [message] : []),
    ];
  }

  #settle(isFair: boolean): void {
    this.#isDue = false;
    if (this.#isFair === isFair) return;
    this.#isFair = isFair;
    this.#setup.known(isFair);
    void this.#setup.table.redraw();
  }

  /** The part in shuffles that can be checked; if it fails to load, the host goes on without the player's seeds. */
  async #takePart(): Promise<FairGuest | undefined> {
    const { table, room, say, memory } = this.#setup;
    try {
      const { FairGuest } = await FAIR_PLAY();
      this.#fair = new FairGuest({
        ...{ game: table.game, room, random: secureRandom(), say, now: () => performance.now() },
        checked: (verdict, deal, grounds) => this.#checked(verdict, deal, grounds),
        memory: memory.get(),
        keep: kept => memory.set(kept),
      });
      return this.#fair;
    } catch (error) {
      this.#coming = undefined;
      this.#settle(false);
      table.fail(error);
      return undefined;
    }
  }

  #tell(tells: (fair: FairGuest) => void): void {
    this.#coming?.then(fair => fair && tells(fair)).catch(this.#setup.table.fail);
  }

  #checked(verdict: Verdict, deal: unknown, grounds: Grounds): void {
    const { kind } = verdict;
    if (deal !== undefined) this.#deal = deal;
    this.#keep(counted(this.#tally, verdict, deal, grounds));
    const isAloud = isFault(kind) || ALOUD.includes(kind) || (kind === 'partly-seen' && grounds.isCut);
    const isUnproven = !isAloud && (grounds.wasThere || kind === 'late') && kind !== 'proved' && kind !== 'held-back';
    if (isAloud || (isUnproven && !this.#isUnprovenTold)) this.#setup.table.notify(this.#said(kind));
    this.#isUnprovenTold ||= isUnproven;
    void this.#setup.table.redraw();
  }

  #keep(tally: Tally): void {
    this.#tally = tally;
    this.#setup.tally.set(writeTally(tally));
  }

  /** The verdict on deals, in a sentence. */
  #said(kind: VerdictKind): string {
    const { verdicts } = this.#setup.words();
    return kind === 'held-back' ? verdicts[kind](this.#tally.heldBack.map(this.#setup.called)) : verdicts[kind];
  }

  /** What the drawer says of the deals; showing it marks what went wrong as read. */
  drawn(): TemplateResult | '' {
    const words = this.#setup.words();
    const { counts, evidence, unread } = this.#tally;
    if (this.#isFair === undefined) return '';
    if (unread)
      queueMicrotask(() => {
        this.#keep(read(this.#tally));
        void this.#setup.table.redraw();
      });
    const kinds = KINDS.filter(kind => counts[kind]);
    return html`<div class="proof">
      <p>${this.#isFair ? words.fair : words.unfair}</p>
      ${
        kinds.length > 0
          ? html`<ul>
              ${kinds.map(kind => this.#counted(kind))}
            </ul>`
          : ''
      }
      ${this.#codes()} ${this.#deal === undefined ? '' : button('host-proof', words.saveProof, { kind: 'quiet' })}
      ${evidence.length > 0 ? button('host-proof', words.saveEvidence, { kind: 'quiet', value: 'evidence' }) : ''}
    </div>`;
  }

  #counted(kind: VerdictKind): TemplateResult {
    const count = chips(this.#tally.counts[kind] ?? 0);
    return html`<li class=${isFault(kind) ? 'wrong' : ''}><b>${count} ×</b> ${this.#said(kind)}</li>`;
  }

  #codes(): TemplateResult | '' {
    const { codes } = this.#fair ?? {};
    const words = this.#setup.words();
    if (!this.#isFair || !codes || codes.length === 0) return '';
    return html`<p class="codes">
      ${codes.map(({ about, number, code }) => html`<span>${words.codes[about](number)} <code>${code}</code></span> `)}
      ${words.codes.alike}
    </p>`;
  }

  /** Downloads a file: the last record, or what went wrong with its evidence. */
  save(what: string): void {
    const { room, table } = this.#setup;
    const { evidence } = this.#tally;
    const root = table.element.shadowRoot!;
    if (what === 'evidence')
      giveFile(root, `${room}.evidence.json`, writeJson({ format: 'tapis-vert-evidence', room, evidence }));
    else if (this.#deal !== undefined) giveFile(root, `${room}.deal.json`, writeJson(this.#deal));
  }
}

const css = String.raw;

export const styles = css`
  .drawer.people .proof {
    flex: 1 0 100%;
  }
  .drawer.people .proof p,
  .drawer.people .proof ul {
    margin: 0 0 var(--space-2);
    padding: 0;
    list-style: none;
  }
  .drawer.people .proof .wrong {
    font-weight: bold;
  }
  .drawer.people .codes span {
    display: block;
  }
  .drawer.people .codes code {
    white-space: nowrap;
  }
  .tool.people.marked .icon {
    color: #ffb4a0;
  }
  .tool.people.marked::after {
    content: '!' / '';
    width: 1.2em;
    border-radius: 1em;
    font-weight: bold;
    color: #fff;
    background: #a3201a;
  }
`;
