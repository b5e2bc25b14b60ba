/** What a lazy part draws with: Lit, and what is made of it, come from the table, for a second copy would be loaded otherwise. */
import type { html as Html } from 'lit';
import type { button as Button, cardFace as CardFace } from '../look/pieces.js';

export interface Kit {
  readonly html: typeof Html;
  readonly button: typeof Button;
}

/** Where cards are drawn too. */
export interface CardKit extends Kit {
  readonly cardFace: typeof CardFace;
}
