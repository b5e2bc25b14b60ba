/** What most hands do not need: handing the screen over, declaring, buying chips, the menu's own items. */
import type { html as Html, TemplateResult } from 'lit';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn, type Words } from '../../ui/messages.js';
import type { button as Button } from '../../ui/pieces.js';
import { CLAIMS, type Claim } from '../table.js';

/** Lit and what is made of it comes from the table: a second copy would be loaded otherwise. */
export interface Kit {
  readonly html: typeof Html;
  readonly button: typeof Button;
}

const WORDS = {
  handTo: 'Hand this to {0}|Weitergeben an {0}|Passez l’écran à {0}',
  handToBecause:
    'The cards stay face down until the next player takes over.|Die Karten bleiben verdeckt, bis übernommen wird.|Les cartes restent cachées jusqu’à ce qu’on prenne le relais.',
  uncover: 'Look at the cards|Karten ansehen|Voir les cartes',
  declare: 'High, low or both?|Hoch, tief oder beides?|Haut, bas ou les deux ?',
  declareBecause:
    'All choose at the same time; who says both must win both.|Alle wählen zugleich; wer beides sagt, muss beides gewinnen.|Tous choisissent en même temps ; qui dit les deux doit gagner les deux.',
  high: 'High|Hoch|Haut',
  low: 'Low|Tief|Bas',
  both: 'Both|Beides|Les deux',
  confirm: 'Confirm|Bestätigen|Confirmer',
  buyIn: 'Buy in for {0}|Nachkaufen auf {0}|Recaver à {0}',
  history: 'Hands played|Gespielte Spiele|Donnes jouées',
  exportLog: 'Save the log|Protokoll sichern|Enregistrer le journal',
  exportPhh: 'Save as PHH|Als PHH sichern|Enregistrer en PHH',
  import: 'Open a file|Datei öffnen|Ouvrir un fichier',
  sitOut: 'Sit out the next hand|Nächstes Spiel aussetzen|Passer la prochaine donne',
} as const;

/** The seldom words in a language. */
export const wordsOf = (language: Language): Words<typeof WORDS> => wordsIn(WORDS, language);

/** The words for ranks as the double-German pattern has them. */
export function germanRanks<
  Ranks extends { readonly ranks: string; readonly plurals: string; readonly letters: string },
>(words: Ranks): Ranks {
  const named = (list: readonly string[], names: readonly string[]): readonly string[] =>
    list.map((rank, place) => (place === 9 || place === 10 ? names[place - 9]! : rank));
  return {
    ...words,
    ranks: named(words.ranks.split(','), ['Unter', 'Ober']).join(','),
    plurals: named(words.plurals.split(','), ['Unter', 'Ober']).join(','),
    letters: named([...words.letters], ['U', 'O']).join(''),
  };
}

/** High, low or both: a button each. */
export const claims = ({ html, button }: Kit, chosen: Claim | '??' | null, language: Language): TemplateResult => {
  const words = wordsOf(language);
  return html`${CLAIMS.map(claim =>
    button('claim', words[claim], {
      value: claim,
      kind: `quiet toggle ${chosen === claim ? 'on' : ''}`,
      pressed: chosen === claim,
    }),
  )}`;
};

/** What stands in the menu. */
export interface MenuState {
  readonly sitsOut: boolean;
  /** Whether somebody plays here, and does not only look on. */
  readonly player: boolean;
  /** The purse that may be filled up to now; 0 for no. */
  readonly buyIn: number;
  /** Whether the table has a log. */
  readonly ownCroupier: boolean;
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
        ${button('export-phh', words.exportPhh, quiet)}`
      : ''
  }${button('import', words.import, quiet)}`;
}
