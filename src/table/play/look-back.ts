/** A player's results at a table: counted round by round, and shown when something ends. */
import type { AnyAction, AnyGame, TableView, Turn, Viewer, ViewOf } from '../../game/contract.js';
import { chips, signed } from '../look/messages.js';
import { NEW_SESSION_STATS } from '../look/session-stats.js';
import { PANEL_TEXTS } from '../text/lazy-texts.js';
import type { Setup } from './gameplay.js';
import { afterRound, withForecast } from './rounds.js';
import type { StepOf } from './session.js';
import type { Table } from './table.js';
import { RESTS } from './timing.js';

export class LookBack<G extends AnyGame> {
  /** The results so far; nothing is counted when several people share the screen. */
  sessionStats = NEW_SESSION_STATS;
  /** Why the session is shown, while it stays open. */
  moment: 'broke' | 'shoe' | 'deal' | undefined;
  readonly #table: Table<G>;
  readonly #setup: Setup<G>;
  /** Counts the tables: a forecast that arrives late belongs to an earlier one. */
  #number = 0;
  /** The view before the next step. */
  #before: ViewOf<G> | undefined;
  /** Whether a shoe, or a deal, has ended since the session was last shown. */
  #isThrough = false;
  /** The number of rounds when the session was last shown. */
  #lookedBack = 0;

  constructor(table: Table<G>, setup: Setup<G>) {
    this.#table = table;
    this.#setup = setup;
  }

  /** Another table is open. */
  begin(): void {
    this.#number++;
    this.sessionStats = NEW_SESSION_STATS;
    this.#isThrough = false;
    this.#before = undefined;
  }

  /** A step at the port of a seat. @param isAlone whether that is the only one at this screen. */
  hear({ events, view }: StepOf<G>, seat: Viewer, isAlone: boolean): void {
    const has = (type: unknown): boolean => events.some(event => (event as AnyAction).type === type);
    const round = isAlone && has('settled') ? this.#setup.round(view, seat) : undefined;
    if (round) {
      this.sessionStats = afterRound(this.sessionStats, round);
      this.#reckon(seat, this.#before).catch(this.#table.fail);
    }
    this.#before = view;
    // the first shoe begins before anything is played
    if (this.sessionStats.rounds > 0) this.#isThrough ||= has(this.#setup.ends?.by);
  }

  /** Adds the expected result of a round, once its calculation has loaded. */
  async #reckon(seat: Viewer, before: ViewOf<G> | undefined): Promise<void> {
    const { forecast: chunk } = this.#setup;
    const number = this.#number;
    if (!chunk || !before || seat === 'onlooker') return;
    const { forecast } = await this.#table.chunks.load(chunk);
    const gave = await forecast(before, seat);
    // another table may have been opened meanwhile
    if (!gave || number !== this.#number) return;
    this.sessionStats = withForecast(this.sessionStats, gave);
    if (this.#table.drawers.isOpen('session-stats')) await this.#table.redraw();
  }

  /**
   * Everything has been shown: if the player is broke, or a shoe or deal has ended, shows the session, once; the main
   * button goes on.
   */
  async rested(): Promise<void> {
    const { drawers, language, lesson, motion, replaying, seats, view } = this.#table;
    const { rounds, net, best } = this.sessionStats;
    const { accounts, turn } = view as TableView & { readonly turn?: Turn };
    const seat = seats[0];
    const isBroke = typeof seat === 'number' && accounts.purses[seat] === 0 && accounts.cloth[seat] === 0;
    // another table has begun since
    if (rounds < this.#lookedBack) this.#lookedBack = 0;
    const isOut = isBroke || turn?.kind === 'over';
    if ((!isOut && !this.#isThrough) || rounds <= this.#lookedBack || replaying || lesson || seats.length !== 1) return;
    this.#lookedBack = rounds;
    this.#isThrough = false;
    const { text } = await this.#table.chunks.load(PANEL_TEXTS[language]);
    // leaves time to read the last result
    if (!isOut) await motion.pause(RESTS.shoe);
    // the player may have gone on meanwhile
    if (view !== this.#table.view) return;
    this.moment = isOut ? 'broke' : this.#setup.ends?.what;
    drawers.open('session-stats');
    const why = this.moment ? `${text.ends[this.moment]}. ` : '';
    this.#table.speech.say(why + text.summary(chips(rounds), signed(net), best > 0 ? signed(best) : ''));
    await this.#table.redraw();
  }
}
