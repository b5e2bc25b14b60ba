import { isFault, verifyDeal } from './dist/cdn/fair.min.js';
import { headIn } from './masthead.js';

/** The page in German and French; its English is in verify.html, and in the findings. */
const TEXTS = {
  en: { proved: 'Consistent', unproved: 'Not proven' },
  de: {
    title: 'Ein Spiel prüfen',
    lead: 'Ein Tisch bei einem Gastgeber speichert zu jedem Spiel einen Beweis: „Wer da ist“, „Beweis speichern“. Diese Seite prüft, ob die Karten vorher feststanden und niemand sie allein bestimmt hat; die Datei bleibt auf diesem Rechner.',
    file: 'Der Beweis:',
    proved: 'In sich stimmig',
    unproved: 'Nicht bewiesen',
    'invalid-record': [
      'Die Aufzeichnung hält die Regeln ein.',
      'Das ist keine gültige Aufzeichnung, oder sie verletzt eine Regel.',
    ],
    pledges: ['Die Gäste zeigten die zugesagten Schlüssel.', 'Ein Schlüssel ist nicht der zugesagte.'],
    'held-back': ['Ein Gast hielt seinen Schlüssel zurück; die Mischung gilt ohne ihn.'],
    cards: ['Alle Karten und Lose folgen aus den Schlüsseln.', 'Die Karten folgen nicht aus den Schlüsseln.'],
  },
  fr: {
    title: 'Vérifier une donne',
    lead: 'Une table chez un hôte enregistre une preuve de chaque donne\u00a0: «\u00a0Qui est là\u00a0», «\u00a0Enregistrer la preuve\u00a0». Cette page vérifie que les cartes étaient fixées d’avance et que personne ne les a choisies seul\u00a0; le fichier reste sur cet ordinateur.',
    file: 'La preuve\u00a0:',
    proved: 'Cohérent',
    unproved: 'Non prouvé',
    'invalid-record': ['Le relevé respecte les règles.', 'Ce n’est pas un relevé valide, ou il enfreint une règle.'],
    pledges: ['Les invités ont montré les clés qu’ils avaient promises.', 'Une clé n’est pas celle qui était promise.'],
    'held-back': ['Un invité a gardé sa clé\u00a0; le mélange vaut sans elle.'],
    cards: ['Toutes les cartes et tous les sorts découlent des clés.', 'Les cartes ne découlent pas des clés.'],
  },
};

const asked = new URLSearchParams(location.search).get('lang');
const lang = Object.hasOwn(TEXTS, asked) ? asked : 'en';
const words = TEXTS[lang];
document.documentElement.lang = lang;
for (const element of document.querySelectorAll('[data-text]')) {
  const text = words[element.dataset.text];
  if (text) element.textContent = text;
}
headIn(lang);
for (const link of document.querySelectorAll('.languages a'))
  if (link.lang === lang) link.setAttribute('aria-current', 'true');

document.querySelector('input').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const { kind, findings } = verifyDeal(await file.text());
  document.querySelector('.verdict').textContent = isFault(kind) ? words.unproved : words.proved;
  document.querySelector('.findings').replaceChildren(
    ...findings.map(({ about, holds, message }) => {
      const entry = document.createElement('li');
      entry.textContent = `${holds ? '✓' : '✗'} ${words[about]?.[holds ? 0 : 1] ?? message}`;
      return entry;
    }),
  );
});
