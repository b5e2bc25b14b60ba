import { games } from './games.js';
import { headIn } from './masthead.js';

/** The page in German and French; its English is in friend.html. */
const TEXTS = {
  de: {
    title: 'Mit Freunden spielen',
    lead: 'Dieser Tisch läuft bei einem Gastgeber, den npm start auf diesem Rechner gestartet hat. Kopieren Sie den Link und öffnen Sie ihn in einem anderen Fenster: Wer dazukommt, nimmt den Platz eines Computergegners ein.',
    proof: 'Einen gespeicherten Beweis prüfen',
  },
  fr: {
    title: 'Jouer avec des amis',
    lead: 'Cette table est chez un hôte que npm start a lancé sur cet ordinateur. Copiez le lien et ouvrez-le dans une autre fenêtre\u00a0: qui arrive prend la place d’un joueur virtuel.',
    proof: 'Vérifier une preuve enregistrée',
  },
};
const PLAYERS = {
  'trente-quarante-board': 'you,Anna:easy',
  'stud-table': 'you,Anna:easy,Bruno:easy,Clara:easy',
  'einundvierzig-table': 'you,Anna:easy,Bruno:easy',
  'faro-layout': 'you,Anna:easy,Bruno:easy',
};
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const address = new URL(location.href);
const { searchParams } = address;
const lang = TEXTS[searchParams.get('lang')] ? searchParams.get('lang') : 'en';
const tag = PLAYERS[searchParams.get('game')] ? searchParams.get('game') : 'stud-table';
const room =
  searchParams.get('room') ??
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => LETTERS[byte % LETTERS.length]).join('');
for (const [name, value] of Object.entries({ lang, game: tag, room })) searchParams.set(name, value);
// a reload returns to the seat
history.replaceState(null, '', address);

document.documentElement.lang = lang;
for (const element of document.querySelectorAll('[data-text]')) {
  const text = TEXTS[lang]?.[element.dataset.text];
  if (text) element.textContent = text;
}
headIn(lang);
for (const link of document.querySelectorAll('.languages a')) {
  const there = new URL(address);
  there.searchParams.set('lang', link.lang);
  link.href = there.href;
  if (link.lang === lang) link.setAttribute('aria-current', 'true');
}
for (const game of games.filter(({ ready }) => ready)) {
  const link = document.createElement('a');
  const there = new URL(address);
  there.searchParams.set('game', game.tag);
  there.searchParams.delete('room');
  link.href = there.href;
  link.textContent = game.name;
  if (game.tag === tag) link.setAttribute('aria-current', 'true');
  document.querySelector('.chooser').append(link);
}
document.querySelector('.link').value = address.href;
document.querySelector('.proof').href = `verify.html?lang=${lang}`;

const table = document.createElement(tag);
table.setAttribute('host', `ws://${location.hostname}:8010`);
table.setAttribute('room', room);
table.setAttribute('players', PLAYERS[tag]);
document.querySelector('.table').append(table);
