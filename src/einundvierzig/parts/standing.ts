/** Where a hand stands among all hands there are: exact figures, counted. Loaded when hints are on, or asked for. */
import type { html as Html, TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn } from '../../ui/messages.js';
import { CATEGORIES, categoryOf, strength, type Ranking } from '../hand.js';
import { handLaw, type HandLaw } from '../odds.js';

const css = String.raw;
export const styles = css`
  .standing {
    margin: 0;
    font-size: 13px;
    color: var(--text-2);
    display: grid;
    gap: 4px;
  }
  .gauge {
    display: block;
    height: 6px;
    width: 100%;
    border-radius: 3px;
    overflow: hidden;
    background: rgb(3 18 12 / 0.7);
    box-shadow: 0 0 0 1px var(--gilt-soft);
  }
  .gauge rect {
    fill: var(--win);
  }
  .ladder {
    border-collapse: collapse;
    width: 100%;
    font-size: 12px;
  }
  .ladder :is(th, td) {
    padding: 2px 0;
    text-align: start;
    font-weight: 400;
    border-top: 1px solid var(--gilt-soft);
  }
  .ladder td {
    text-align: end;
    padding-inline-start: 8px;
    white-space: nowrap;
  }
  .ladder .here {
    color: var(--win);
    font-weight: 600;
  }
  .ladder .here th {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .gauge {
      border: 1px solid CanvasText;
    }
    .gauge rect {
      fill: Highlight;
    }
    .ladder .here {
      text-decoration: underline;
    }
  }
`;

const WORDS = {
  better: 'better than {0} % of all hands|besser als {0} % aller Hände|meilleure que {0} % des mains',
  becomes:
    'on the average better than {0} % of all hands|im Mittel besser als {0} % aller Hände|en moyenne meilleure que {0} % des mains',
  equal: 'as high: {0} %|gleich hoch: {0} %|à égalité : {0} %',
  all: 'All {0} hands|Alle {0} Hände|Les {0} mains',
  groups:
    'Single,Two cards,Three of a suit,Three of a rank,Four of a suit,Four of a rank|Einzeln,Zwei Karten,Drei einer Farbe,Drei eines Ranges,Vier einer Farbe,Vier eines Ranges|Seule,Deux cartes,Trois d’une couleur,Trois d’un rang,Quatre d’une couleur,Quatre d’un rang',
} as const;

const laws = new Map<string, HandLaw>();
/** All hands of four cards under a ranking, counted once. */
function lawOf({ noGroup, points }: Ranking): HandLaw {
  const name = `${noGroup} ${points}`;
  const known = laws.get(name) ?? handLaw([], { ranking: { noGroup, points } });
  laws.set(name, known);
  return known;
}

/** How many of all hands, as parts of one, are lower than a hand, and as high. */
export interface Standing {
  readonly lower: number;
  readonly equal: number;
}

/** Where four cards stand among all 35,960 hands; fewer cards on the average of what they may become. */
export function standingOf(cards: readonly Card[], ranking: Ranking): Standing {
  const { strengths } = lawOf(ranking);
  const of = (worth: number): Standing => ({
    lower: strengths.reduce((sum, each) => (each.strength < worth ? sum + each.chance : sum), 0),
    equal: strengths.find(each => each.strength === worth)?.chance ?? 0,
  });
  if (cards.length === 4) return of(strength(cards, ranking));
  let lower = 0;
  let equal = 0;
  for (const outcome of handLaw(cards, { ranking }).strengths) {
    const each = of(outcome.strength);
    lower += outcome.chance * each.lower;
    equal += outcome.chance * each.equal;
  }
  return { lower, equal };
}

/** A share in hundredths: neither nothing nor all is said of what is less. */
function hundredths(share: number, language: Language): string {
  const value = share * 100;
  const text = value > 0 && value < 1 ? value.toFixed(1) : String(value > 99 && value < 100 ? 99 : Math.round(value));
  return language === 'en' ? text : text.replace('.', ',');
}

/** The gauge, and the ladder of groups under it where it is open. */
export function standing(
  { html }: { readonly html: typeof Html },
  cards: readonly Card[],
  ranking: Ranking,
  language: Language,
  open: boolean,
): TemplateResult {
  const words = wordsIn(WORDS, language);
  const { lower, equal } = standingOf(cards, ranking);
  const whole = cards.length === 4;
  const law = whole ? lawOf(ranking) : handLaw(cards, { ranking });
  const all = lawOf(ranking);
  const own = whole ? categoryOf(strength(cards, ranking)) : '';
  return html`<div class="standing">
    <span>${say(whole ? words.better : words.becomes, hundredths(lower, language))}</span>
    <svg class="gauge" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width=${(lower * 100).toFixed(1)} height="6"></rect>
    </svg>
    ${
      open
        ? html`<table class="ladder">
            ${[...CATEGORIES].reverse().map(
              category =>
                html`<tr class=${category === own ? 'here' : ''}>
                  <th scope="row">${words.groups.split(',')[CATEGORIES.indexOf(category)]}</th>
                  <td>
                    ${
                      whole
                        ? chips(Math.round(law.categories[category] * all.hands))
                        : `${hundredths(law.categories[category], language)} %`
                    }
                  </td>
                </tr>`,
            )}
            <tr>
              <th scope="row">${whole ? say(words.equal, hundredths(equal, language)) : ''}</th>
              <td>${whole ? say(words.all, chips(all.hands)) : ''}</td>
            </tr>
          </table>`
        : ''
    }
  </div>`;
}
