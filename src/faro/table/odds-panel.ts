/**
 * The chances of every place that is open, and what the bank earns by it: of the next turn, or where a stake stays until it
 * is decided, of that. Loaded when opened.
 */
import { say, wordsIn } from '../../table/messages.js';
import type { Scene } from './scene.js';
import { heldOdds, turnOdds } from '../rules/odds.js';
import { openSpots } from '../rules/spots.js';

const WORDS = {
  title: 'Chances of the next turn|Chancen des nächsten Zugs|Chances du prochain tour',
  titleHeld: 'Chances of a stake that stays|Chancen eines Einsatzes, der liegen bleibt|Chances d’une mise qui reste',
  place: 'Stake|Einsatz|Mise',
  win: 'wins|gewinnt|gagne',
  lose: 'loses|verliert|perd',
  split: 'half|halb|moitié',
  stays: 'stays|bleibt|reste',
  edge: 'bank earns|Bank gewinnt|la banque gagne',
  each: 'Each of your cards in the pack: wins {0}, loses {0}. The bank earns nothing by it.|Jede Ihrer Karten, die noch im Spiel ist: gewinnt {0}, verliert {0}. Die Bank gewinnt daran nichts.|Chacune de vos cartes encore dans le jeu : gagne {0}, perd {0}. La banque n’y gagne rien.',
  eachHeld:
    'Each of your cards in the pack, left until it is decided: wins {0}, loses {0}. The bank earns nothing by it.|Jede Ihrer Karten, die noch im Spiel ist, bis zur Entscheidung: gewinnt {0}, verliert {0}. Die Bank gewinnt daran nichts.|Chacune de vos cartes encore dans le jeu, jusqu’à la décision : gagne {0}, perd {0}. La banque n’y gagne rien.',
  none: 'Nothing is open for a stake now.|Jetzt ist nichts zu besetzen.|Rien n’est ouvert aux mises.',
  noteHeld:
    'Exact for the {0} cards not yet seen. What lies stays until it is decided or the deal is over. Last column: what the bank earns by it, in percent of the stake.|Genau für die {0} noch nicht gesehenen Karten. Was liegt, bleibt bis zur Entscheidung oder zum Ende des Spiels. Letzte Spalte: was die Bank daran verdient, in Prozent des Einsatzes.|Exact pour les {0} cartes non vues. Ce qui est misé reste jusqu’à la décision ou la fin de la taille. Dernière colonne : ce que la banque y gagne, en pour-cent de la mise.',
  noteNext:
    'High card and calls: of the next turn.|Hohe Karte und Ansagen: am nächsten Zug.|Carte haute et annonces : au prochain tour.',
  note: 'Exact for the {0} cards not yet seen. Last column: what the bank earns of the next turn, in percent of the stake.|Genau für die {0} noch nicht gesehenen Karten. Letzte Spalte: was die Bank am nächsten Zug verdient, in Prozent des Einsatzes.|Exact pour les {0} cartes non vues. Dernière colonne : le gain de la banque au prochain tour, en pour-cent de la mise.',
} as const;

/** The panel of a seat as the table is now. */
export function panel({ html, view, language, own, spot: nameOf }: Scene) {
  const words = wordsIn(WORDS, language);
  const percent = (value: number, digits = 2): string =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const isHeld = view.options.restake !== 'free';
  const [title, each, note] = isHeld
    ? [words.titleHeld, words.eachHeld, words.noteHeld]
    : [words.title, words.each, words.note];
  const seat = view.seat === 'onlooker' ? 0 : view.seat;
  const coppered = new Set(own?.stakes.filter(stake => stake.coppered).map(({ spot }) => spot));
  const spots = own && view.phase === 'stake' ? openSpots(view, seat) : [];
  const prices = spots.flatMap(spot => {
    const bet = { spot, coppered: coppered.has(spot) };
    const price = (isHeld ? heldOdds(view, seat, bet) : undefined) ?? turnOdds(view, seat, bet);
    return price ? [{ spot, price }] : [];
  });
  const first = prices[0]?.price;
  const same = view.options.variant === 'buch' && first?.edge === 0;
  const notes =
    first && !same
      ? [
          say(note, view.gone.filter(place => place === 0).length),
          ...(isHeld && view.options.variant === 'classic' ? [words.noteNext] : []),
        ]
      : [];
  return html`<h3>${title}</h3>
    <div class="panel" tabindex="0" role="region" aria-label=${title}>
      ${
        !first
          ? html`<p>${words.none}</p>`
          : same
            ? html`<p>${say(each, percent(first.win))}</p>`
            : html`<table>
                <thead>
                  <tr>
                    ${(['place', 'win', 'lose', 'split', 'stays', 'edge'] as const).map(column => html`<th scope="col">${words[column]}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${prices.map(
                    ({ spot, price }) =>
                      html`<tr>
                        <th scope="row">${nameOf(spot)}${coppered.has(spot) ? ' ⬡' : ''}</th>
                        <td>${percent(price.win)}</td>
                        <td>${percent(price.lose)}</td>
                        <td>${percent(price.split)}</td>
                        <td>${percent(price.stays, 1)}</td>
                        <td>${percent(price.edge)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
      }
    </div>
    <p>${notes.join(' ')}</p>`;
}

const css = String.raw;

/** The panel's own styles. */
export const styles = css`
  .odds {
    grid-area: odds;
    padding-top: 12px;
    border-top: 1px solid var(--gilt-soft);
  }
  .odds p {
    margin: 8px 0;
    max-width: 74ch;
    font-size: 14px;
    color: var(--text-2);
  }
  .panel {
    max-height: 300px;
    overflow: auto;
  }
  .panel table {
    width: 100%;
    max-width: 640px;
    border-collapse: collapse;
    font-size: 13px;
  }
  .panel :is(th, td) {
    padding: 4px 2px;
    border-bottom: 1px solid var(--gilt-soft);
    text-align: end;
    font-weight: 400;
  }
  .panel th:first-child {
    text-align: start;
  }
  .panel thead th {
    font-size: 12px;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  /* what stays is what the other three leave */
  @container tv (max-width: 399px) {
    .panel :is(th, td):nth-child(5) {
      display: none;
    }
  }
`;
