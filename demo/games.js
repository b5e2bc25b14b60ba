// One entry per game. A game without `ready` is listed with its sentence only; everything else on the page (the table
// on the first screen, the examples, the snippets) is made from the entries that are ready. Its `tables` are the
// variants that have names of their own; without them it has one, under its own name. An `id` is the name of a table in
// the page's address (`#stud`), and the name under which the browser saves it. A `guide` is a page that teaches the
// game, by language.

/** How many coups the page deals without a screen. */
const COUPS = 10_000;

/** The themes of a table. */
export const THEMES = ['green', 'bordeaux', 'midnight', 'plain'];

/** The events of a table, in about the order in which they come. */
export const EVENTS = [
  'tv-intent',
  'tv-action',
  'tv-deal',
  'tv-settle',
  'tv-turn',
  'tv-over',
  'tv-guide',
  'tv-refused',
  'tv-error',
];

export const games = [
  {
    tag: 'trente-quarante-board',
    name: 'Trente et Quarante',
    id: 'trente-et-quarante',
    ready: true,
    guide: { de: 'docs/trente-quarante/index.html', en: 'docs/trente-quarante/en.html' },
    about: {
      en: 'Two rows of cards, Noir and Rouge. The row nearer to 31 wins. Four chances, the refait, three prisons.',
      de: 'Zwei Kartenreihen, Noir und Rouge. Die Reihe, die näher an 31 liegt, gewinnt. Vier Chancen, das Refait, drei Gefängnisse.',
      fr: 'Deux rangées de cartes, Noir et Rouge. La rangée la plus proche de 31 gagne. Quatre chances, le refait, trois prisons.',
    },
    /** Attributes that the rules form changes: a list of values, the default first, or a number with its default. */
    rules: {
      'court-cards': ['ten', '11-12-13'],
      prison: ['stepwise', 'any-win', 'one-level', 'unlimited'],
      'refait-rule': ['choice', 'half-only', 'prison-only'],
      'half-rounding': ['bank', 'player'],
      decks: 6,
      min: 5,
      max: 2000,
      purse: 2000,
    },
    players: ['you', 'you, Anna', 'you, Anna:easy, Bruno:hard', 'Anna:easy, Bruno:medium, Clara:hard'],
    headless: {
      code: `import { trenteQuarante } from 'tapis-vert/rules.js';
import { shuffledSource } from 'tapis-vert/cards.js';

const game = trenteQuarante;
let table = game.open({ reshuffle: 40 });
const cards = shuffledSource(game.pack(table.options));

while (table.hand <= 10_000) {
  const turn = game.turn(table);
  const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
  const action = actor === 'croupier' ? game.deal(table, cards) : { type: 'done' };
  table = game.apply(table, actor, action).state;
}
console.log(table.tally);`,
      /** @returns rows of [name, dealt, expected]. */
      async run() {
        const [{ trenteQuarante: game }, { shuffledSource }, { trenteQuaranteOdds }] = await Promise.all([
          import('./dist/rules.js'),
          import('./dist/cards.js'),
          import('./dist/odds.js'),
        ]);
        let table = game.open({ reshuffle: 40 });
        const cards = shuffledSource(game.pack(table.options));
        while (table.hand <= COUPS) {
          const turn = game.turn(table);
          const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
          const action = actor === 'croupier' ? game.deal(table, cards) : { type: 'done' };
          table = game.apply(table, actor, action).state;
        }
        const law = trenteQuaranteOdds.infiniteCoupLaw();
        return ['rouge', 'noir', 'couleur', 'inverse', 'refait', 'tie'].map(name => [
          name,
          table.tally[name],
          Math.round(law[name] * COUPS),
        ]);
      },
    },
  },
  {
    tag: 'stud-table',
    name: 'Seven Card Stud',
    ready: true,
    guide: { de: 'docs/stud/index.html', en: 'docs/stud/en.html' },
    tables: [
      { name: 'Seven Card Stud', id: 'stud' },
      {
        name: 'Razz',
        id: 'razz',
        attributes: { variant: 'razz' },
        about: {
          en: 'Seven cards, five of which count, and the lowest five win: ace to five is the best hand of all.',
          de: 'Von sieben Karten zählen fünf, und die niedrigsten fünf gewinnen: Ass bis Fünf ist das beste Blatt.',
          fr: 'Sur sept cartes, cinq comptent, et les cinq plus basses gagnent\u00a0: d’as à cinq, c’est la meilleure main.',
        },
      },
      {
        name: 'Stud High-Low',
        id: 'stud-high-low',
        attributes: { variant: 'high-low' },
        about: {
          en: 'Half the pot goes to the highest hand, half to the lowest.',
          de: 'Eine Hälfte des Pots gewinnt das beste High, die andere das beste Low.',
          fr: 'Une moitié du pot va à la main la plus haute, l’autre à la plus basse.',
        },
      },
    ],
    about: {
      en: 'Poker with two cards down, four up and one down, for two to nine players.',
      de: 'Poker mit zwei verdeckten, vier offenen und einer verdeckten Karte, für zwei bis neun Spieler.',
      fr: 'Le poker à deux cartes cachées, quatre visibles et une cachée, de deux à neuf joueurs : haut, haut-bas ou razz.',
    },
    rules: {
      variant: ['high', 'high-low', 'razz'],
      preset: ['casinos-austria', 'fixed-limit', 'pokerkit'],
      memory: ['visible', 'hidden', 'quiz'],
      ante: 5,
      'lower-limit': 10,
      'higher-limit': 20,
      purse: 400,
    },
    players: [
      'you, Anna:medium:rock, Bruno:easy:caller, Clara:hard, Emil:medium:bluffer, Frieda:easy',
      'you, Anna:hard',
      'Max, Anna, Bruno:easy',
      'Anna:easy, Bruno:medium, Clara:hard',
    ],
    headless: {
      code: `import { stud } from 'tapis-vert/rules.js';
import { shuffledSource } from 'tapis-vert/cards.js';

let table = stud.open({ purses: [4000, 4000, 4000], allInFaceUp: false });
const cards = shuffledSource(stud.pack(table.options));

while (table.hand <= 1000) {
  const turn = stud.turn(table);
  if (turn.kind === 'over') break;
  const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
  const action =
    actor === 'croupier' ? stud.deal(table, cards) : stud.silent(stud.view(table, actor));
  table = stud.apply(table, actor, action).state;
}
console.log(table.accounts);`,
      /** @returns rows of [name, dealt, expected]: nobody bets more than they must, and no chip is lost. */
      async run() {
        const [{ stud }, { shuffledSource }] = await Promise.all([
          import('./dist/rules.js'),
          import('./dist/cards.js'),
        ]);
        let table = stud.open({ purses: [4000, 4000, 4000] });
        const cards = shuffledSource(stud.pack(table.options));
        while (table.hand <= 1000) {
          const turn = stud.turn(table);
          if (turn.kind === 'over') break;
          const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
          const action = actor === 'croupier' ? stud.deal(table, cards) : stud.silent(stud.view(table, actor));
          table = stud.apply(table, actor, action).state;
        }
        const { purses, cloth } = table.accounts;
        return [['chips', [...purses, ...cloth].reduce((sum, chips) => sum + chips, 0), 12_000]];
      },
    },
  },
  {
    tag: 'einundvierzig-table',
    name: 'Einundvierzig (Färbeln)',
    id: 'einundvierzig',
    ready: true,
    about: {
      en: 'An Austrian betting game with 32 cards, also called Färbeln: four each, two up, two down; the Spitz breaks ties.',
      de: 'Österreichisches Wettspiel mit 32 Karten, auch Färbeln genannt: Jeder hat vier, zwei auf, zwei zu; bei Gleichstand entscheidet der Spitz.',
      fr: 'Jeu d’enchères autrichien à 32 cartes, dit aussi Färbeln : quatre chacun, deux visibles, deux cachées ; à égalité le Spitz décide.',
    },
    rules: {
      ante: 2,
      'lower-limit': 5,
      'higher-limit': 10,
      'ungrouped-hand': ['high-card', 'zero'],
      'second-round-unit': ['higher', 'lower', 'either'],
      'turn-up-order': ['simultaneous', 'clockwise'],
      'rake-percent': 5,
      purse: 200,
    },
    players: [
      'you, Anna:medium:rock, Bruno:easy:caller, Clara:hard, Emil:medium:bluffer',
      'you, Anna:hard, Bruno:hard',
      'Max, Anna, Bruno:easy',
      'Anna:easy, Bruno:medium, Clara:hard',
    ],
    headless: {
      code: `import { einundvierzig } from 'tapis-vert/rules.js';
import { shuffledSource } from 'tapis-vert/cards.js';

const game = einundvierzig;
const CALLS = ['done', 'check', 'call', 'turnUp'];
let table = game.open({ purses: [1e6, 1e6, 1e6, 1e6] });
const cards = shuffledSource(game.pack(table.options));

while (table.hand <= 1000) {
  const turn = game.turn(table);
  const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
  const offers = actor === 'croupier' ? [] : game.legal(game.view(table, actor));
  const action =
    actor === 'croupier'
      ? game.deal(table, cards)
      : CALLS.flatMap(type => offers.filter(offer => offer.type === type))[0];
  table = game.apply(table, actor, action).state;
}
console.log(table.accounts);`,
      /**
       * @returns rows of [name, dealt, expected]: the groups that the players were dealt, and those expected by the
       * law.
       */
      async run() {
        const [{ einundvierzig: game }, { shuffledSource }, { einundvierzigOdds }] = await Promise.all([
          import('./dist/rules.js'),
          import('./dist/cards.js'),
          import('./dist/odds.js'),
        ]);
        const calls = ['done', 'check', 'call', 'turnUp'];
        const law = einundvierzigOdds.handLaw([]).categories;
        const dealt = Object.fromEntries(Object.keys(law).map(category => [category, 0]));
        let hands = 0;
        let table = game.open({ purses: [1e6, 1e6, 1e6, 1e6] });
        const cards = shuffledSource(game.pack(table.options));
        while (table.hand <= 1000) {
          const turn = game.turn(table);
          const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
          const offers = actor === 'croupier' ? [] : game.legal(game.view(table, actor));
          const action =
            actor === 'croupier'
              ? game.deal(table, cards)
              : calls.flatMap(type => offers.filter(offer => offer.type === type))[0];
          table = game.apply(table, actor, action).state;
          if (action.type !== 'showdown') continue;
          for (const hand of table.cards) {
            hands++;
            const groups = einundvierzigOdds.handLaw(hand).categories;
            for (const category of Object.keys(dealt)) dealt[category] += groups[category];
          }
        }
        return Object.keys(law).map(category => [category, dealt[category], Math.round(law[category] * hands)]);
      },
    },
    guide: { de: 'docs/einundvierzig/index.html', en: 'docs/einundvierzig/en.html' },
  },
  {
    tag: 'faro-layout',
    name: 'Faro',
    ready: true,
    guide: { de: 'docs/faro/index.html', en: 'docs/faro/en.html' },
    tables: [
      { name: 'Faro', id: 'faro' },
      {
        name: 'Faro: the classic layout',
        id: 'classic-faro',
        names: { de: 'Klassisches Faro', fr: 'Faro classique' },
        attributes: { variant: 'classic' },
        about: {
          en: 'As in the saloons: thirteen spades, twenty-seven places for a chip, coppers, and the call of the last turn.',
          de: 'Wie im Saloon: dreizehn Pik, siebenundzwanzig Plätze für einen Chip, Kupfermünzen, die Ansage des letzten Zugs.',
          fr: 'Comme au saloon\u00a0: treize piques, vingt-sept places pour un jeton, les cuivres, et l’annonce du dernier tour.',
        },
      },
      {
        name: 'Pharo',
        id: 'pharo',
        attributes: { variant: 'pharo' },
        about: {
          en: 'The public game of Casanova’s time: livrets, and doublets that cost half a stake.',
          de: 'Das öffentliche Glücksspiel zu Casanovas Zeit: Livrets, und Pliés, die den halben Einsatz kosten.',
          fr: 'Le jeu public du temps de Casanova\u00a0: les livrets, et des doublets qui coûtent la moitié de la mise.',
        },
      },
    ],
    about: {
      en: 'Two cards a turn: one wins for the bank, one pays you. Each player bets on their own book of thirteen cards.',
      de: 'Zwei Karten je Zug: Eine zieht für die Bank, eine zahlt. Jeder setzt auf ein eigenes Buch von dreizehn Karten.',
      fr: 'Deux cartes par tour\u00a0: l’une prend pour la banque, l’autre paie. Chacun mise sur son propre livret de treize cartes.',
    },
    rules: {
      variant: ['buch', 'classic', 'pharo'],
      'paying-side': ['right', 'left'],
      restake: ['add-only', 'replace-only', 'free'],
      'after-win': ['returned', 'stands'],
      'odd-card': ['void', 'right', 'left', 'burn-first'],
      bank: 100,
      cap: 10,
    },
    players: ['you, Anna:easy, Bruno:medium, Clara:hard', 'Anna, Bruno, Clara', 'Anna:easy, Bruno:medium, Clara:hard'],
    headless: {
      code: `import { faro } from 'tapis-vert/rules.js';
import { shuffledSource } from 'tapis-vert/cards.js';

let table = faro.open({ variant: 'classic', purses: [1_000_000] });
const cards = shuffledSource(faro.pack(table.options));
let splits = 0;

while (table.hand <= 10_000) {
  const turn = faro.turn(table);
  const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
  const action = actor === 'croupier' ? faro.deal(table, cards) : { type: 'done' };
  table = faro.apply(table, actor, action).state;
  if (action.type === 'turn' && table.last.takes[0][0] === table.last.pays[0][0]) splits++;
}
console.log(splits);`,
      /** @returns rows of [name, dealt, expected]: 25 turns per deal, 3 in 51 of them a split. */
      async run() {
        const [{ faro }, { shuffledSource }] = await Promise.all([
          import('./dist/rules.js'),
          import('./dist/cards.js'),
        ]);
        let table = faro.open({ variant: 'classic', purses: [1_000_000] });
        const cards = shuffledSource(faro.pack(table.options));
        let splits = 0;
        while (table.hand <= COUPS) {
          const turn = faro.turn(table);
          const actor = turn.kind === 'seats' ? turn.seats[0] : 'croupier';
          const action = actor === 'croupier' ? faro.deal(table, cards) : { type: 'done' };
          table = faro.apply(table, actor, action).state;
          if (action.type === 'turn' && table.last.takes[0][0] === table.last.pays[0][0]) splits++;
        }
        return [['splits', splits, Math.round((COUPS * 3) / 51)]];
      },
    },
  },
];
