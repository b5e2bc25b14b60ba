/** The code of the recipes, each of which has a page beside this file: the code shown is the code that runs. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { toAction } from '../../src/index.ts';
import { expect, waitFor } from 'storybook/test';
import * as croupier from '../../src/croupier.ts';
import * as cards from '../../src/cards.ts';
import * as rules from '../../src/rules.ts';

const meta: Meta = {
  title: 'Tests/Recipes',
  parameters: { controls: { disable: true } },
};
export default meta;

/** The modules that a script can import, by their names in the package. */
const ENTRIES: Readonly<Record<string, object>> = {
  'tapis-vert/croupier.js': croupier,
  'tapis-vert/cards.js': cards,
  'tapis-vert/rules.js': rules,
};
const IMPORT = /^import \{ (.+?) \} from '(.+?)';\n+/gm;

/** The constructor for a page's script with top-level await. */
const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...known: unknown[]) => Promise<void>;

/** Runs a page's script on a part of this one. */
function run(script: string, place: HTMLElement): Promise<void> {
  const known: Record<string, unknown> = {
    document: { querySelector: (selector: string) => place.querySelector(selector) },
  };
  for (const [, names, entry] of script.matchAll(IMPORT))
    for (const name of names!.split(', ')) known[name] = Reflect.get(ENTRIES[entry!]!, name);
  return new AsyncFunction(...Object.keys(known), script.replace(IMPORT, ''))(...Object.values(known));
}

/** A recipe: its markup, and its script. */
const recipe = (markup: string, script = '', play?: StoryObj['play']): StoryObj => ({
  ...(play ? { play } : {}),
  render: () => {
    const place = document.createElement('div');
    place.innerHTML = markup;
    if (script) void run(script, place);
    return place;
  },
  parameters: {
    docs: {
      source: {
        language: 'html',
        code: script ? `${markup}\n\n<script type="module">\n${script}\n</script>` : markup,
      },
    },
  },
});

/** Waits until the table of a recipe asks the player for something. */
const asked = async <Table extends HTMLElement & { readonly legal: readonly unknown[] }>(
  table: Table,
): Promise<Table> => {
  await waitFor(() => expect(table.legal.length).toBeGreaterThan(0));
  return table;
};

export const ALesson = recipe(
  `<p><button>Show me</button></p>
<trente-quarante-board></trente-quarante-board>`,
  `const board = document.querySelector('trente-quarante-board');

const couleur = {
  name: 'couleur',
  title: 'What Couleur means',
  players: 'you',
  seed: 'a lesson',
  steps: [
    { at: 'name couleur', say: 'Couleur wins if the very first card has the colour of the row that wins.' },
    { at: 'name couleur', say: 'Lay a chip on it.', until: { type: 'stake', chance: 'couleur' } },
    { at: 'main button', say: 'And deal.', until: { type: 'done' } },
    { at: 'status', say: ({ outcome }) => (outcome.net > 0 ? 'It has won.' : 'Not this time.') },
  ],
};
document.querySelector('button').onclick = () => board.startGuide(couleur);
board.addEventListener('tv-guide', ({ detail }) => {
  if (detail.what === 'done') document.querySelector('button').textContent = 'Once more';
});`,
  async ({ canvasElement }) => {
    const board = await asked(canvasElement.querySelector('trente-quarante-board')!);
    const begin = canvasElement.querySelector('button')!;
    const part = (selector: string): HTMLElement | null => board.shadowRoot!.querySelector(selector);
    const said = (text: string): Promise<void> => waitFor(() => expect(part('.bubble')?.textContent).toContain(text));
    begin.click();
    await said('Couleur wins if');
    part('.bubble .next')!.click();
    await said('Lay a chip');
    part('.field.couleur')!.click();
    await said('And deal.');
    part('.bar .prime')!.click();
    await waitFor(() => expect(part('.bubble')?.textContent).toMatch(/It has won|Not this time/));
    part('.bubble .next')!.click();
    await waitFor(() => expect(begin.textContent).toBe('Once more'));
  },
);

export const OneActAlone = recipe(
  `<p>Stake on Rouge: nothing else is taken.</p>
<trente-quarante-board></trente-quarante-board>`,
  `const board = document.querySelector('trente-quarante-board');
board.addEventListener('tv-intent', event => {
  const { action } = event.detail;
  if (action.type !== 'stake' || action.chance !== 'rouge') event.preventDefault();
});`,
  async ({ canvasElement }) => {
    const board = await asked(canvasElement.querySelector('trente-quarante-board')!);
    const press = (field: string): void => board.shadowRoot!.querySelector<HTMLElement>(`.field.${field}`)!.click();
    press('noir');
    press('rouge');
    await waitFor(() => expect(board.view.punters[0]!.free.filter(amount => amount > 0)).toHaveLength(1));
  },
);

export const RememberThePurse = recipe(
  `<p>Your purse: <output></output></p>
<trente-quarante-board></trente-quarante-board>`,
  `const board = document.querySelector('trente-quarante-board');
const shown = document.querySelector('output');

board.purse = Number(localStorage.getItem('purse')) || 2000;
shown.textContent = board.purse;
board.addEventListener('tv-settle', ({ detail }) => {
  if (detail.replay || detail.guide) return;
  const [purse] = detail.view.accounts.purses;
  localStorage.setItem('purse', purse);
  shown.textContent = purse;
});`,
  async ({ canvasElement }) => {
    const board = await asked(canvasElement.querySelector('trente-quarante-board')!);
    board.speed = 'instant';
    board.refaitRule = 'half-only'; // every coup is settled at once
    await asked(board);
    const shown = canvasElement.querySelector('output')!;
    expect(shown).toHaveTextContent('2000');
    board.act({ type: 'stake', chance: 'rouge', amount: 25 });
    board.act({ type: 'done' });
    await waitFor(() => expect(localStorage.getItem('purse')).toBe(String(board.view.accounts.purses[0])));
    expect(shown).toHaveTextContent(localStorage.getItem('purse')!);
  },
);

export const OwnCroupier = recipe(
  `<stud-table players="you, Anna"></stud-table>`,
  `import { Croupier, studOpponent } from 'tapis-vert/croupier.js';
import { seededRandom, shuffledSource } from 'tapis-vert/cards.js';
import { stud } from 'tapis-vert/rules.js';

const croupier = new Croupier(stud, {
  options: { purses: [400, 400] },
  source: pack => shuffledSource(pack, seededRandom('Velden')),
  players: [undefined, studOpponent('medium')],
});
document.querySelector('stud-table').ports = [croupier.port(0)];
croupier.start();`,
);

export const OwnCloth = recipe(
  `<style>
  .ours {
    --tv-cloth-hi: #3a5f86;
    --tv-cloth: #23405e;
    --tv-cloth-lo: #142739;
    --tv-font: Georgia, serif;
    --tv-radius: 8px;
    --tv-button-radius: 4px;
  }
</style>
<faro-layout class="ours"></faro-layout>`,
);

export const OwnFaces = recipe(
  `<stud-table players="you, Anna:easy"></stud-table>`,
  `const INK = { c: '#1b1b1f', d: '#b02330', h: '#b02330', s: '#1b1b1f' };
const SIGN = { c: '♣', d: '♦', h: '♥', s: '♠' };
const written = (y, size, ink, text) =>
  \`<text x="125" y="\${y}" text-anchor="middle" font-size="\${size}" fill="\${ink}">\${text}</text>\`;

document.querySelector('stud-table').art = {
  face: ([rank, suit]) => written(150, 140, INK[suit], rank) + written(310, 150, INK[suit], SIGN[suit]),
  back: () => '<rect width="250" height="350" fill="#23405e"/><circle cx="125" cy="175" r="70" fill="#ead29b"/>',
};`,
);

export const APuzzle = recipe(
  `<p>Anna shows four spades in a row, and bets. Fold, call or raise? <output></output></p>
<stud-table players="you, Anna:hard"></stud-table>`,
  `const table = document.querySelector('stud-table');
const answer = document.querySelector('output');

await customElements.whenDefined('stud-table');
await table.restore(await (await fetch('puzzle.txt')).text());

let isSolved = false;
table.addEventListener('tv-intent', event => {
  if (isSolved) return;
  isSolved = event.detail.action.type === 'raise';
  answer.textContent = isSolved
    ? 'Right: both ends of a straight flush are in your own hand, and a flush loses to your full house.'
    : 'Look at your own spades again.';
  if (!isSolved) event.preventDefault();
});`,
  async ({ canvasElement }) => {
    const table = canvasElement.querySelector('stud-table')!;
    table.speed = 'instant';
    await waitFor(() => expect(table.view.street).toBe(7));
    await asked(table);
    const press = (name: RegExp): void =>
      [...table.shadowRoot!.querySelectorAll('button')].find(({ innerText }) => name.test(innerText))!.click();
    press(/^Call/);
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(/^Look at/));
    expect(table.view.accounts.purses[0]).toBe(390);
    press(/^Raise/);
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(/^Right/));
    // Anna may raise again, and hands are shown
    await waitFor(() => {
      const offer = table.legal.find(({ type }) => type === 'call' || type === 'show');
      if (offer) table.act(toAction(offer));
      expect(table.view.accounts.purses[0]).toBeGreaterThan(400);
    });
  },
);

export const TwoLanguages = recipe(
  `<style>
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 16px;
  }
</style>
<div class="two">
  <einundvierzig-table lang="de"></einundvierzig-table>
  <div lang="fr"><einundvierzig-table></einundvierzig-table></div>
</div>`,
);
