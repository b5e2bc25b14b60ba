import type { TemplateResult } from 'lit';
import type { AnyGame, ViewOf } from '../../game/contract.js';

/** What is drawn of a game between the head of the table and its foot. */
export interface Drawing<G extends AnyGame> {
  /** The name of this variant of the game, if it has one. */
  kind?(view: ViewOf<G>): string;
  /** The limits and the like, beside the name of the game. */
  limits(view: ViewOf<G>): string;
  cloth(view: ViewOf<G>): TemplateResult;
  bar(view: ViewOf<G>): TemplateResult;
}
