// left to CI: every guide, twice to its end
/** A guide leads the player step by step: at a prepared table in place of their own, with a bubble that hides nothing it mentions. */
import type { trenteQuarante } from '../../src/rules.js';
import type { GuideOf } from '../../src/table/lazy/guide/guide.js';
import type { CoupOutcome } from '../../src/trente-quarante/outcome.js';
import type { GuideDetail } from '../../src/table/look/events.js';
import { all, expect, newTable, part, place, press, ready, sized, until } from './at-the-table.js';
import { TAGS, type Tag } from './tags.js';

/** Steps of a page's own: two texts, and a stake. */
const LESSON: GuideOf<typeof trenteQuarante, CoupOutcome> = {
  name: 'mine',
  title: 'A lesson',
  players: 'you',
  seed: 'first 168',
  steps: [
    { at: 'rows', say: 'Here are the rows.' },
    { at: 'name rouge', say: 'Lay a chip on Rouge.', until: { type: 'stake', chance: 'rouge' } },
    { say: 'That was it.' },
  ],
};

async function boardOn(attributes: Readonly<Record<string, string>> = {}) {
  const board = newTable('trente-quarante-board', { speed: 'instant', seed: 'own', ...attributes });
  const told: GuideDetail[] = [];
  board.addEventListener('tv-guide', ({ detail }) => told.push(detail));
  place('en', 800).append(board);
  await ready(board);
  const bubble = (): string => all(board, '.bubble p')[0]?.textContent ?? '';
  return { board, told, bubble, says: (text: string) => until(() => bubble().includes(text), `it says “${text}”`) };
}
const said = (told: readonly GuideDetail[]): string => told.map(({ what, step }) => `${what} ${step}`).join(', ');

it('goes from step to step, reports each to the page, and gives the player’s own table back', async () => {
  const { board, told, says } = await boardOn();
  board.act({ type: 'stake', chance: 'noir', amount: 10 });
  await until(() => board.view.accounts.purses[0] === 1990, 'the stake lies');
  await board.startGuide(LESSON);
  await says('Here are the rows.');
  expect(board.view.accounts.purses).to.deep.equal([2000]);
  part(board, '.bubble .next').click();
  await says('Lay a chip on Rouge.');
  expect(all(board, '.bubble .next')).to.have.length(0);
  part(board, '[data-do=field][data-value=rouge]').click();
  await says('That was it.');
  part(board, '.bubble .next').click();
  await until(() => board.view.accounts.purses[0] === 1990, 'their own table is back');
  expect(all(board, '.bubble')).to.have.length(0);
  expect(said(told)).to.equal('begun 0, step 0, step 1, step 2, done 3');
});

it('allows only what it asks for, and says so', async () => {
  const { board, bubble, says } = await boardOn();
  await board.startGuide(LESSON);
  await says('Here are the rows.');
  part(board, '[data-do=field][data-value=noir]').click();
  await until(() => part(board, '.say').textContent?.includes('Follow the guide’s step first.'), 'it is said');
  expect(board.view.accounts.purses).to.deep.equal([2000]);
  expect(bubble()).to.equal('Here are the rows.');
});

it('can be left at any step, and leaves a table that can be played', async () => {
  const { board, told, says } = await boardOn();
  for (const steps of [1, 2]) {
    await board.startGuide(LESSON);
    await says('Here are the rows.');
    if (steps === 2) {
      part(board, '.bubble .next').click();
      await says('Lay a chip');
    }
    part(board, '.bubble [data-value=leave]').click();
    await until(() => all(board, '.bubble').length === 0, 'the bubble is gone');
    await ready(board);
    board.act({ type: 'stake', chance: 'noir', amount: 10 });
    await until(() => board.view.accounts.purses[0] === 2000 - 10 * steps, 'the stake lies');
  }
  expect(told.at(-1)).to.deep.include({ what: 'left', step: 1 });
});

it('by keys alone: Enter goes on, the letter of the field lays the chip', async () => {
  const { board, says } = await boardOn();
  part(board, '.bar .prime').focus();
  await board.startGuide(LESSON);
  await says('Here are the rows.');
  await until(() => board.shadowRoot!.activeElement?.matches('.next'), 'the focus is on “Next”');
  await press(board, 'Enter');
  await says('Lay a chip on Rouge.');
  await press(board, 'r');
  await says('That was it.');
  await press(board, 'Enter');
  await until(() => all(board, '.bubble').length === 0, 'it is over');
});

it('announces each step in the live region', async () => {
  const { board, says } = await boardOn();
  await board.startGuide(LESSON);
  await says('Here are the rows.');
  await until(
    () => part(board, '[role=log]').textContent?.includes('Here are the rows.'),
    'the first step is announced',
  );
  part(board, '.bubble .next').click();
  await until(() => part(board, '[role=log]').textContent?.includes('Lay a chip on Rouge.'), 'the second is');
});

it('is offered on a fresh table, and no longer once the player has begun alone', async () => {
  const { board } = await boardOn();
  const offer = (): readonly HTMLElement[] => all(board, '.say [data-do=guide]');
  expect(offer()).to.have.length(1);
  board.act({ type: 'stake', chance: 'noir', amount: 10 });
  await until(() => offer().length === 0, 'it is gone');
});

for (const tag of ['stud-table', 'einundvierzig-table', 'faro-layout', 'trente-quarante-board'] as const)
  it(`is offered by a stored table at which the player has done nothing, whatever the others have: ${tag}`, async () => {
    const kept = { speed: 'instant', autosave: `untouched ${tag}` };
    localStorage.removeItem(`tapis-vert:${kept.autosave}`);
    for (const times of ['first', 'again']) {
      const table = newTable(tag, kept);
      place('en', 800).append(table);
      await ready(table as never);
      await until(() => localStorage.getItem(`tapis-vert:${kept.autosave}`), 'it is kept');
      await table.updateComplete;
      expect(all(table, '.say [data-do=guide]'), times).to.have.length(1);
      table.remove();
    }
  });

it('guide="off" offers no guide, nor does a table at a host', async () => {
  const { board } = await boardOn({ guide: 'off' });
  expect(all(board, '.say [data-do=guide]')).to.have.length(0);
  board.ports = [];
  let fault = '';
  await board.startGuide().catch((error: unknown) => (fault = String(error)));
  expect(fault).to.contain('needs the table’s own croupier');
});

it('an unknown guide is named, with the guides that the game has', async () => {
  const { board } = await boardOn();
  let fault = '';
  await board.startGuide('third').catch((error: unknown) => (fault = String(error)));
  expect(fault).to.contain('Unknown guide “third”. Allowed: first, second.');
});

it('the rules offer the guides at any time', async () => {
  const { board, says } = await boardOn({ guide: 'auto' });
  part(board, '.tool[data-value=rules]').click();
  await until(() => all(board, '.drawer [data-do=guide]').length === 2, 'both are offered');
  all(board, '.drawer [data-do=guide]')[1]!.click();
  await says('The bank wins only by the refait');
  expect(all(board, '.drawer')).to.have.length(0);
});

it('a guide started before a stored table is restored gives that table back', async () => {
  const kept = { autosave: `guide-${Math.random()}` };
  const first = newTable('trente-quarante-board', { speed: 'instant', ...kept });
  place('en', 800).append(first);
  await ready(first);
  first.act({ type: 'stake', chance: 'noir', amount: 10 });
  await until(() => first.view.accounts.purses[0] === 1990, 'the stake lies');
  first.remove();
  const again = newTable('trente-quarante-board', { speed: 'instant', ...kept });
  place('en', 800).append(again);
  await again.startGuide(LESSON);
  await until(() => all(again, '.bubble').length > 0, 'it has begun');
  expect(again.view.accounts.purses).to.deep.equal([2000]);
  part(again, '.bubble [data-value=leave]').click();
  await until(() => again.view.accounts.purses[0] === 1990, 'the stored table is back');
  again.remove();
});

it('guide="on" starts the first guide, once', async () => {
  const { board, says } = await boardOn({ guide: 'on' });
  await says('Two rows of cards');
  part(board, '.bubble [data-value=leave]').click();
  await until(() => all(board, '.bubble').length === 0, 'the bubble is gone');
  board.start();
  await ready(board);
  expect(all(board, '.bubble')).to.have.length(0);
});

it('a guide ends with its last step if that is an action', async () => {
  const { board, told, says } = await boardOn();
  await board.startGuide({ ...LESSON, steps: LESSON.steps.slice(1, 2) });
  await says('Lay a chip on Rouge.');
  part(board, '[data-do=field][data-value=rouge]').click();
  await until(() => said(told).endsWith('done 1'), 'it is over');
  await ready(board);
  board.act({ type: 'stake', chance: 'noir', amount: 10 });
  await until(() => board.view.accounts.purses[0] === 1990, 'their own table is back');
});

it('events at the guide’s table are the table’s own; its purses are the game’s, whatever the page sets', async () => {
  const { board, says } = await boardOn({ purse: '20' });
  const guides: boolean[] = [];
  board.addEventListener('tv-action', ({ detail }) => guides.push(detail.guide));
  board.act({ type: 'stake', chance: 'noir', amount: 10 });
  await until(() => guides.length === 1, 'the stake is reported');
  await board.startGuide({ ...LESSON, steps: LESSON.steps.slice(1) });
  await says('Lay a chip on Rouge.');
  expect(board.view.accounts.purses).to.deep.equal([2000]);
  part(board, '[data-do=field][data-value=rouge]').click();
  await says('That was it.');
  expect([guides[0], guides.at(-1)]).to.deep.equal([false, true]);
});

it('a guide for which no table can be opened harms nothing, not even another guide', async () => {
  const { board, says, bubble } = await boardOn();
  await board.startGuide(LESSON);
  await says('Here are the rows.');
  let fault = '';
  await board.startGuide({ ...LESSON, options: { min: -1 } }).catch((error: unknown) => (fault = String(error)));
  expect(fault).to.contain('min');
  expect(bubble()).to.equal('Here are the rows.');
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [844, 390],
  [1366, 650],
] as const)
  it(`at ${width} × ${height} the bubble covers neither what it mentions nor a button`, async () => {
    if (!(await sized(width, height))) return;
    const { board, says } = await boardOn();
    board.parentElement!.style.width = `${width}px`;
    await board.startGuide('first');
    for (const text of ['Two rows of cards', 'Put a chip on Rouge', 'Press “Deal”']) {
      await says(text);
      await board.updateComplete;
      const bubble = part(board, '.bubble').getBoundingClientRect();
      const hides = (selector: string): readonly HTMLElement[] =>
        all(board, selector).filter(element => {
          const { left, right, top, bottom, width: wide } = element.getBoundingClientRect();
          const isOver = left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
          return wide > 0 && isOver && element.checkVisibility() && !element.closest('.bubble');
        });
      expect(hides('.guided'), text).to.have.length(0);
      expect(hides('.bar .button'), text).to.have.length(0);
      const box = board.getBoundingClientRect();
      expect(bubble.left >= box.left && bubble.right <= box.right && bubble.bottom <= box.bottom, text).to.equal(true);
      if (text.startsWith('Two')) part(board, '.bubble .next').click();
      if (text.startsWith('Put')) part(board, '[data-do=field][data-value=rouge]').click();
    }
  });

/** Every guide: the table, the variant, the number of seats of the player's own table, and the names of the guides. */
const GUIDES: readonly (readonly [
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  seats: number,
  names: readonly string[],
])[] = [
  ['trente-quarante-board', {}, 1, ['first', 'second']],
  ['einundvierzig-table', {}, 5, ['first', 'second']],
  ['stud-table', {}, 6, ['first', 'second']],
  ['stud-table', { variant: 'razz' }, 6, ['first', 'second']],
  ['stud-table', { variant: 'high-low' }, 6, ['first', 'second']],
  ['faro-layout', {}, 4, ['first', 'second']],
  ['faro-layout', { variant: 'classic' }, 4, ['first', 'second', 'call']],
  ['faro-layout', { variant: 'pharo' }, 4, ['first', 'second']],
  ['faro-layout', { banker: 'seat', players: 'you, Anna:easy, Bruno:easy, Clara:easy, Dora:easy' }, 5, ['bank']],
];

it('the guides of every game are tried', () =>
  expect(TAGS.filter(each => !GUIDES.some(([tag]) => tag === each))).to.deep.equal([]));

/** A table with a guide under way, in a place of this width. */
async function taught(
  [tag, attributes]: (typeof GUIDES)[number],
  name: string,
  width: number,
): Promise<{ readonly table: HTMLElementTagNameMap[typeof tag]; readonly isOver: () => boolean }> {
  const table = newTable(tag, { speed: 'instant', seed: 'own', ...attributes });
  let isOver = false;
  table.addEventListener('tv-guide', event => {
    isOver = (event as CustomEvent<GuideDetail>).detail.what === 'done';
  });
  place('de', width).append(table);
  await ready(table);
  await table.startGuide(name);
  return { table, isOver: () => isOver };
}

/** The present text and what it points at; the bubble is beside that. */
async function step(table: HTMLElement, isOver: () => boolean) {
  await until(() => all(table, '.bubble').length > 0 || isOver(), 'a step is shown');
  const [bubble, ring] = ['.bubble', '.guided'].map(selector => part(table, selector).getBoundingClientRect());
  const said = all(table, '.bubble p')[0]?.textContent ?? '';
  const { left, top, width, height } = ring!;
  const isHidden =
    left < bubble!.right && left + width > bubble!.left && top < bubble!.bottom && top + height > bubble!.top;
  expect(width > 0 && !isHidden, said).to.equal(true);
  const pointed = table.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
  return {
    said,
    /** The button that goes on: “Next”, or the one pointed at. */
    button: all(table, '.bubble .next')[0] ?? pointed!.closest<HTMLElement>('[data-do]')!,
    shown: `${said} ${all(table, '.guided')[0]!.style.cssText}`,
  };
}
/** What {@link step} would return, without checking positions. */
const shownAt = (table: HTMLElement): string =>
  `${all(table, '.bubble p')[0]?.textContent} ${all(table, '.guided')[0]?.style.cssText}`;

/** The player's own table is back, and asks them. */
async function isBack(table: HTMLElementTagNameMap[(typeof GUIDES)[number][0]], seats: number): Promise<void> {
  await until(() => table.view.accounts.purses.length === seats, 'their own table is back');
  await ready(table);
  expect(all(table, '.bubble')).to.have.length(0);
  expect(table.legal.length).to.be.greaterThan(0);
}

for (const guide of GUIDES)
  for (const name of guide[3]) {
    const [tag, attributes, seats] = guide;
    const title = `${tag} ${Object.values(attributes).join(' ')}: ${name}`;
    it(`${title}, with a finger that touches what is pointed at`, async () => {
      if (!(await sized(390, 664))) return;
      const { table, isOver } = await taught(guide, name, 390);
      while (!isOver()) {
        const { button, shown } = await step(table, isOver);
        button.click();
        await until(() => isOver() || shownAt(table) !== shown, `after “${shown}” it goes on`);
      }
      await isBack(table, seats);
    });

    it(`${title}, by keys and by listening: each step is announced, and the target has a name and is done with Enter`, async () => {
      if (!(await sized(844, 390))) return;
      const { table, isOver } = await taught(guide, name, 844);
      while (!isOver()) {
        const { said, button, shown } = await step(table, isOver);
        const spoken = said.replaceAll('\u00ad', '');
        await until(() => part(table, '[role=log]').textContent?.includes(spoken), `“${spoken}” is announced`);
        expect(button.closest('[aria-hidden=true]'), said).to.equal(null);
        const { ariaLabel, innerText } = button;
        expect(`${ariaLabel ?? ''}${innerText}${button.textContent}`.trim(), said).to.not.equal('');
        expect(button.tabIndex === 0 || !!button.closest('[data-zone]'), `${said}: keys reach it`).to.equal(true);
        button.focus();
        await press(table, 'Enter');
        await until(() => isOver() || shownAt(table) !== shown, `after “${shown}” it goes on`);
      }
      await isBack(table, seats);
    });

    if (name !== guide[3][0]) continue;
    it(`${title}, left in the middle: the table can be played`, async () => {
      const { table, isOver } = await taught(guide, name, 800);
      await until(() => all(table, '.bubble').length > 0, 'the first step is shown');
      const steps = Number(/\d+$/.exec(part(table, '.bubble i').textContent)![0]);
      for (let at = 1; at < Math.ceil(steps / 2); at++) {
        const { button, shown } = await step(table, isOver);
        button.click();
        await until(() => shownAt(table) !== shown, `after “${shown}” it goes on`);
        await until(() => all(table, '.bubble').length > 0, 'the next step is shown');
      }
      part(table, '.bubble [data-value=leave]').click();
      await isBack(table, seats);
    });
  }
