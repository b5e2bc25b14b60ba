/** What most hands do not need: handing the screen over, declaring, buying chips, the menu's own items. */
import type { html as Html, TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn, type Words } from '../../ui/messages.js';
import type { button as Button } from '../../ui/pieces.js';
import { CLAIMS, type Action, type View } from '../table.js';
import type { StudWords } from './words.js';

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

/** What the player is asked beside betting and dealing. */
export type SeldomAct = 'uncover' | 'declare' | 'show' | 'sit-in' | 'buy-in';

/** What the buttons must know. */
export interface SeldomScene {
  readonly language: Language;
  readonly words: StudWords;
  readonly seat: Seat;
  readonly replaying: boolean;
  readonly offers: (type: Action['type']) => boolean;
}

/** The buttons for it. */
export function acts(
  { html, button }: Kit,
  act: SeldomAct,
  view: View,
  { language, words, seat, replaying, offers }: SeldomScene,
): TemplateResult {
  const said = wordsOf(language);
  const main = (command: string, label: string, off = false): TemplateResult =>
    button(command, label, { key: 'G', kind: 'prime', off });
  switch (act) {
    case 'uncover':
      return main('uncover', said.uncover);
    case 'declare': {
      const chosen = view.showdown.claims[seat];
      return html`${CLAIMS.map(claim =>
        button('claim', said[claim], {
          value: claim,
          kind: `quiet toggle ${chosen === claim ? 'on' : ''}`,
          pressed: chosen === claim,
        }),
      )}${main('done', said.confirm, !offers('done'))}`;
    }
    case 'show': {
      const key = words.keys[0]!.toUpperCase();
      return html`${
        offers('muck') ? button('muck', words.muck, { icon: 'fold', key, kind: 'quiet fold' }) : ''
      }${main('show', words.show)}`;
    }
    default: {
      const look = view.hand > 1 && !replaying;
      return html`${look ? button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' }) : ''}${
        act === 'sit-in'
          ? main(act, words.sitIn, !offers('sitIn'))
          : main(act, say(said.buyIn, chips(view.options.buyIn)), !offers('buyIn'))
      }`;
    }
  }
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
