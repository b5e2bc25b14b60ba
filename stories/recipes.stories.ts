/** What pages do with the tables: the code that is shown is the code that runs. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.ts';
import { expect, waitFor } from 'storybook/test';
import * as croupier from '../src/croupier.ts';
import * as cards from '../src/cards.ts';
import * as rules from '../src/rules.ts';

const meta: Meta = {
  title: 'Recipes',
  parameters: { layout: 'padded', controls: { disable: true } },
};
export default meta;

/** What a script may import, by the name that it has in the package. */
const ENTRIES: Readonly<Record<string, object>> = {
  'tapis-vert/croupier.js': croupier,
  'tapis-vert/cards.js': cards,
  'tapis-vert/rules.js': rules,
};
const IMPORT = /^import \{ (.+?) \} from '(.+?)';\n+/gm;

/** A script of a page, run on a part of this one. */
function run(script: string, place: HTMLElement): void {
  const known: Record<string, unknown> = {
    document: { querySelector: (selector: string) => place.querySelector(selector) },
  };
  for (const [, names, entry] of script.matchAll(IMPORT))
    for (const name of names!.split(', ')) known[name] = Reflect.get(ENTRIES[entry!]!, name);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- our own words, above
  new Function(...Object.keys(known), script.replace(IMPORT, ''))(...Object.values(known));
}

/** A recipe: what stands on the page, what its script does, and in a sentence what for. */
const recipe = (what: string, markup: string, script = '', play?: StoryObj['play']): StoryObj => ({
  ...(play ? { play } : {}),
  render: () => {
    const place = document.createElement('div');
    place.innerHTML = markup;
    if (script) run(script, place);
    return place;
  },
  parameters: {
    docs: {
      description: { story: what },
      source: {
        language: 'html',
        code: script ? `${markup}\n\n<script type="module">\n${script}\n</script>` : markup,
      },
    },
  },
});

export const ALesson = recipe(
  'A lesson that allows one act: all but the right one is forbidden before it happens.',
  `<p>Stake on Rouge: nothing else is taken.</p>
<trente-quarante-board></trente-quarante-board>`,
  `const board = document.querySelector('trente-quarante-board');
board.addEventListener('tv-intent', event => {
  const { action } = event.detail;
  if (action.type !== 'stake' || action.chance !== 'rouge') event.preventDefault();
});`,
  async ({ canvasElement }) => {
    const board = canvasElement.querySelector('trente-quarante-board')!;
    await waitFor(() => expect(board.legal.length).toBeGreaterThan(0));
    const press = (field: string): void => board.shadowRoot!.querySelector<HTMLElement>(`.field.${field}`)!.click();
    press('noir');
    press('rouge');
    await waitFor(() => expect(board.view.punters[0]!.free.filter(amount => amount > 0)).toHaveLength(1));
  },
);

export const ThePurse = recipe(
  'Show the purse elsewhere on the page, after every coup.',
  `<p>Purse: <output>2000</output></p>
<trente-quarante-board purse="2000"></trente-quarante-board>`,
  `const purse = document.querySelector('output');
document.querySelector('trente-quarante-board').addEventListener('tv-settle', ({ detail }) => {
  if (!detail.replay) purse.textContent = detail.view.accounts.purses[0];
});`,
);

export const OwnCroupier = recipe(
  'A croupier of the page’s own, with an order of cards that is known beforehand; the table plays at his port.',
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
  'A cloth, a type and corners of the page’s own.',
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
  'Faces and backs of the page’s own; what it does not draw is the table’s.',
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

export const TwoLanguages = recipe(
  'Two languages side by side: each table speaks that of the nearest `lang`.',
  `<section lang="de"><einundvierzig-table></einundvierzig-table></section>
<section lang="fr"><einundvierzig-table></einundvierzig-table></section>`,
);
