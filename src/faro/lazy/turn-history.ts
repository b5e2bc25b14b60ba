/** Past turns, to be looked up: cards, own stakes and their results. Loaded with the menu. */
import { html } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { signed } from '../../table/look/messages.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import type { Scene } from '../look/scene.js';
import type { faro } from '../rules/rules.js';
import type { LayoutText } from '../text/en.js';

const ARCHIVE = () => import('../../table/lazy/archive.js');

type Step = StepOf<typeof faro>;
/** The table whose turns are listed. */
type Turned = Pick<Table<typeof faro, LayoutText>, 'log' | 'game' | 'redraw' | 'chunks' | 'fail'>;

/** The turns of each table, and the length of the log they are from; they are being loaded until it matches. */
const known = new WeakMap<object, { count: number; seat: unknown; steps: readonly Step[] }>();

/** The list, the last turn first. @param sides the names of the two cards of a turn. */
export function list(table: Turned, scene: Scene, sides: { readonly takes: string; readonly pays: string }) {
  const { view } = scene;
  const { log, game } = table;
  const words = scene.words.turnHistory;
  const count = log?.actions.filter(({ action }) => action.type === 'turn').length ?? 0;
  let past = known.get(table);
  if (past?.count !== count || past.seat !== view.seat) {
    known.set(table, (past = { count, seat: view.seat, steps: [] }));
    const reckon = async (): Promise<void> => {
      const { stepsOf } = await table.chunks.load(ARCHIVE);
      const steps = stepsOf(game, log, view.seat) as readonly Step[];
      past!.steps = steps.filter(({ action }) => action?.type === 'turn').reverse();
      void table.redraw();
    };
    if (count > 0)
      reckon().catch((error: unknown) => {
        known.delete(table);
        table.fail(error);
      });
  }
  const cards = (pile: readonly string[]): string => pile.map(card => scene.name(card as KnownCard)).join(', ') || '–';
  const row = ({ action, view: then }: Step) => {
    const { takes, pays } = action as { takes: readonly string[]; pays: readonly string[] };
    const punter = typeof then.seat === 'number' ? then.punters[then.seat] : undefined;
    const bets = (punter?.entries ?? []).map(({ spot, coppered, outcome, net }) => {
      const name = scene.spot(spot, punter) + (coppered ? ' ⬡' : '');
      return outcome === 'returned' ? words.back(name) : `${name} ${signed(net)}`;
    });
    return html`<tr>
      <th scope="row">${then.deal} / ${then.turns}</th>
      <td>${cards(takes)}</td>
      <td>${cards(pays)}</td>
      <td>${bets.join(', ') || words.nothing}</td>
    </tr>`;
  };
  return html`<div class="turns">
    ${
      count === 0
        ? html`<p>${words.none}</p>`
        : html`<table>
            <thead>
              <tr>
                ${[`${words.deal} / ${words.turn}`, sides.takes, sides.pays, scene.words.front].map(title => html`<th scope="col">${title}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${past.steps.map(row)}
            </tbody>
          </table>`
    }
  </div>`;
}

const css = String.raw;

export const styles = css`
  .turns {
    flex: 1 0 100%;
  }
  .turns table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--type-s);
  }
  .turns :is(th, td) {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--gilt-soft);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: break-word;
  }
  .turns thead th {
    font-size: var(--type-xs);
    color: var(--text-2);
  }
`;
