/** What most hands do not need: handing the screen over, buying chips, the menu's own items. */
import type { TemplateResult } from 'lit';
import type { Language } from '../table/lang.js';
import type { Kit } from '../table/menu.js';
import { chips, say, wordsIn, type Words } from '../table/messages.js';
import type { BettingWords } from './words.js';

export type { Kit } from '../table/menu.js';

const WORDS = {
  handTo: 'Hand this to {0}|Weitergeben an {0}|Passez l’écran à {0}',
  handToBecause:
    'The cards stay face down until the next player takes over.|Die Karten bleiben verdeckt, bis übernommen wird.|Les cartes restent cachées jusqu’à ce qu’on prenne le relais.',
  sitIn: 'Play again|Wieder mitspielen|Rejouer',
  uncover: 'Look at the cards|Karten ansehen|Voir les cartes',
  buyIn: 'Buy in for {0}|Nachkaufen auf {0}|Recaver à {0}',
  noChips:
    'You have no chips left: buy in, or sit out the next hand.|Sie haben keine Chips mehr: kaufen Sie nach, oder setzen Sie das nächste Spiel aus.|Vous n’avez plus de jetons : recavez-vous, ou passez la prochaine donne.',
  history: 'Hands played|Bisherige Spiele|Donnes jouées',
  exportLog: 'Save the log|Protokoll sichern|Enregistrer le journal',
  exportFile: 'Save as {0}|Als {0} sichern|Enregistrer en {0}',
  import: 'Open a file|Datei öffnen|Ouvrir un fichier',
  sitOut: 'Sit out the next hand|Nächstes Spiel aussetzen|Passer la prochaine donne',
} as const;

/** The seldom words in a language. */
export const wordsOf = (language: Language): Words<typeof WORDS> => wordsIn(WORDS, language);

/** What the player is asked beside betting and dealing, at every table of poker. */
export type SeldomAct = 'uncover' | 'sit-in' | 'buy-in';

/** What the buttons must know. */
export interface SeldomScene {
  readonly language: Language;
  readonly words: BettingWords;
  /** Who is asked, where there are several. */
  readonly who: string;
  /** Whether there is a hand to look at again. */
  readonly look: boolean;
  /** Whether he may leave it to the others to go on. */
  readonly pass: boolean;
  readonly buyIn: number;
  readonly offers: (type: string) => boolean;
}

/** The buttons for it. */
export function acts(
  { html, button }: Kit,
  act: SeldomAct,
  { language, words, who, look, pass, buyIn, offers }: SeldomScene,
): TemplateResult {
  const said = wordsOf(language);
  const main = (label: string, off = false): TemplateResult =>
    button(act, who + label, { key: 'G', kind: 'prime', off });
  if (act === 'uncover') return main(said.uncover);
  return html`${pass ? button('pass', said.sitOut, { kind: 'quiet fold' }) : look ? button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' }) : ''}${
    act === 'sit-in' ? main(said.sitIn, !offers('sitIn')) : main(say(said.buyIn, chips(buyIn)), !offers('buyIn'))
  }`;
}

/** What stands in the menu. */
export interface MenuState {
  readonly sitsOut: boolean;
  /** Whether somebody plays here, and does not only look on. */
  readonly player: boolean;
  /** The purse that may be filled up to now; 0 for no. */
  readonly buyIn: number;
  /** Whether the table has a log. */
  readonly ownCroupier: boolean;
  /** What the game's other format of files is called. */
  readonly format: string | undefined;
}

/** The menu's own items. */
export function items({ html, button }: Kit, language: Language, state: MenuState): TemplateResult {
  const words = wordsOf(language);
  const quiet = { kind: 'quiet' };
  return html`${
    state.player
      ? button('sit-out', words.sitOut, {
          kind: `quiet toggle ${state.sitsOut ? 'on' : ''}`,
          pressed: state.sitsOut,
        })
      : ''
  }${state.buyIn > 0 ? button('buy-in', say(words.buyIn, chips(state.buyIn)), quiet) : ''}${
    state.ownCroupier
      ? html`${button('history', words.history, quiet)} ${button('export-log', words.exportLog, quiet)}
        ${state.format ? button('export-file', say(words.exportFile, state.format), quiet) : ''}`
      : ''
  }${button('import', words.import, quiet)}`;
}
