/** What most hands of stud do not need: declaring, showing, double-German names. */
import type { TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { Kit } from '../../poker/seldom.js';
import type { Language } from '../../table/lang.js';
import { wordsIn, type CardWords, type Words } from '../../table/messages.js';
import { CLAIMS, type View } from '../rules/table.js';
import type { StudWords } from '../text/messages.js';

export type { Kit } from '../../poker/seldom.js';

const css = String.raw;

export const styles = css`
  /* high, low, both; what confirms it below them */
  @container tv (max-width: 719px) {
    .acts:has(> .prime:nth-child(4)) {
      flex-wrap: wrap;
    }
    .acts > .prime:nth-child(4) {
      flex-basis: 100%;
    }
  }
`;

const WORDS = {
  declare: 'High, low or both?|Hoch, tief oder beides?|Haut, bas ou les deux ?',
  declareBecause:
    'All choose at the same time; who says both must win both.|Alle wählen zugleich; wer beides sagt, muss beides gewinnen.|Tous choisissent en même temps ; qui dit les deux doit gagner les deux.',
  high: 'High|Hoch|Haut',
  low: 'Low|Tief|Bas',
  both: 'Both|Beides|Les deux',
  confirm: 'Confirm|Bestätigen|Confirmer',
  // ranks of the double-German pattern in the plural, from two to ace
  plurals:
    'twos,threes,fours,fives,sixes,sevens,eights,nines,tens,Unter,Ober,kings,aces|Zweien,Dreien,Vieren,Fünfen,Sechsen,Sieben,Achten,Neunen,Zehnen,Unter,Ober,Könige,Däuser|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,Unter,Ober,rois,as',
} as const;

/** The seldom words in a language. */
export const wordsOf = (language: Language): Words<typeof WORDS> => wordsIn(WORDS, language);

/** The words for hands as the double-German pattern has them, whose single cards are called like this. */
export function germanRanks(words: StudWords, { ranks }: CardWords, language: Language): StudWords {
  const letters = [...words.letters];
  letters.splice(9, 2, 'U', 'O');
  return { ...words, ranks, plurals: wordsOf(language).plurals, letters: letters.join('') };
}

/** The buttons that declare, or show and throw away. */
export function acts(
  { html, button }: Kit,
  act: 'declare' | 'show',
  view: View,
  seat: Seat,
  language: Language,
  words: StudWords,
  offers: (type: string) => boolean,
): TemplateResult {
  const said = wordsOf(language);
  const main = (command: string, label: string, off = false): TemplateResult =>
    button(command, label, { key: 'G', kind: 'prime', off });
  if (act === 'show') {
    const key = words.keys[0]!.toUpperCase();
    return html`${
      offers('muck') ? button('muck', words.muck, { icon: 'fold', key, kind: 'quiet fold' }) : ''
    }${main('show', words.show)}`;
  }
  const chosen = view.showdown.claims[seat];
  return html`${CLAIMS.map(claim =>
    button('claim', said[claim], {
      value: claim,
      kind: `quiet toggle ${chosen === claim ? 'on' : ''}`,
      pressed: chosen === claim,
    }),
  )}${main('done', said.confirm, !offers('done'))}`;
}
