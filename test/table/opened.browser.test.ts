// engines: focus, keys, colours
/** Drawers over a table: the focus goes with them, Esc closes them from anywhere, and they hide what is under them. */
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/index.js';
import {
  all,
  expect,
  focused,
  newTable,
  part,
  place,
  press,
  ready,
  root,
  until,
  type Attributes,
} from './on-a-page.js';
import { inOneEngine } from './engines.js';

const PLAYERS = 'you, Anna:easy, Bruno:easy';

async function studWith(attributes: Attributes = {}) {
  const table = newTable('stud-table', { seed: 'opened', speed: 'instant', players: PLAYERS, ...attributes });
  place().append(table);
  await ready(table);
  return table;
}
type Stud = Awaited<ReturnType<typeof studWith>>;

/** Opens the menu by its tool, and from there what one of its buttons opens, all by keys. */
async function fromTheMenu(table: Stud, button: string, drawer: string): Promise<void> {
  part(table, '.tool[data-value=menu]').focus();
  await press(table, 'Enter');
  await until(() => all(table, `.drawer.menu ${button}`)[0], 'the menu is open');
  const found = all(table, `.drawer.menu ${button}`)[0]!;
  const page = found.closest('.page')!;
  all(table, '.drawer.menu [role=tab]')
    .find(tab => tab.innerText === page.ariaLabel)!
    .click();
  await until(() => found.checkVisibility(), 'its page is open');
  found.focus();
  await press(table, 'Enter');
  await until(() => root(table).querySelector(drawer), `${drawer} is open`);
  await table.updateComplete;
}

/** Plays a hand that the player folds. */
async function aHand(table: Stud): Promise<void> {
  let isSettled = false;
  table.addEventListener('tv-settle', () => (isSettled = true));
  while (!isSettled) {
    const types = table.legal.map(({ type }) => type);
    const type = ['bringIn', 'fold', 'done'].find(each => types.includes(each as never));
    const { view } = table;
    table.act({ type } as never);
    await until(() => table.view !== view, `${type} is done`);
    await ready(table);
  }
}

describe('drawers that open from the menu', () => {
  for (const [name, button, drawer] of [
    ['the session', '[data-value=session-stats]', '.drawer.session-stats'],
    ['the practice', '[data-value=drill]', '.drawer.drill'],
    ['the hands played', '[data-do=history]', '.drawer.history'],
  ] as const)
    it(`take the focus, and Esc gives it back: ${name}`, async () => {
      const table = await studWith();
      await aHand(table);
      await fromTheMenu(table, button, drawer);
      await until(() => focused(table)?.closest(drawer), 'the focus is in it');
      await press(table, 'Escape');
      expect(root(table).querySelector('.drawer')).to.equal(null);
      expect(focused(table)).to.equal(part(table, '.tool[data-value=menu]'));
    });
});

inOneEngine.describe('Esc', () => {
  it('closes the menu while cards are dealt', async () => {
    const table = newTable('trente-quarante-board', { seed: 'esc', speed: 'slow' });
    place().append(table);
    await until(() => table.legal.length > 0, 'the player is asked');
    const menu = part(table, '.tool[data-value=menu]');
    menu.focus();
    menu.click();
    await until(() => root(table).querySelector('.drawer.menu'), 'the menu is open');
    table.act({ type: 'done' });
    await until(() => table.view.coup, 'the coup is dealt');
    await press(table, 'Escape');
    expect(root(table).querySelector('.drawer.menu')).to.equal(null);
  });

  it('leaves a guide from anywhere at the table', async () => {
    const table = await studWith({ guide: 'on' });
    await until(() => root(table).querySelector('.bubble'), 'the guide speaks');
    part(table, '.tool[data-value=rules]').focus();
    await press(table, 'Escape');
    await until(() => !root(table).querySelector('.bubble'), 'the guide is left');
  });

  it('leaves a replay, in which → and ← go from step to step at once', async () => {
    const table = await studWith();
    await aHand(table);
    part(table, '.tool').focus();
    await press(table, 'l');
    const step = (): string => part(table, '.replay .place').innerText;
    await until(() => focused(table)?.closest('.replay'), 'the focus is in the replay');
    expect(step()).to.match(/^1 of/);
    await press(table, 'ArrowRight');
    await until(() => step().startsWith('2 of'), 'a step on');
    await press(table, 'ArrowLeft');
    await until(() => step().startsWith('1 of'), 'a step back');
    expect(part(table, '.stations').getAttribute('aria-label')).to.equal('Go to');
    part(table, '.tool[data-value=rules]').focus();
    await press(table, 'Escape');
    await until(() => !root(table).querySelector('.bar.replay'), 'the table is back');
  });
});

describe('in forced colours', () => {
  const forced = (features: object): Promise<boolean> => executeServerCommand('media-features', features);
  const isOpaque = (element: Element): boolean => /^rgb\(/.test(getComputedStyle(element).backgroundColor);

  it('a drawer hides the cloth', async () => {
    if (!(await forced({ 'forced-colors': 'active' }))) return;
    try {
      const table = await studWith();
      await aHand(table);
      for (const name of ['menu', 'rules']) {
        part(table, `.tool[data-value=${name}]`).click();
        await until(() => root(table).querySelector(`.drawer.${name}`), `${name} is open`);
        expect(isOpaque(part(table, '.drawer')), name).to.equal(true);
      }
      const guided = await studWith({ guide: 'on' });
      await until(() => root(guided).querySelector('.bubble'), 'the guide speaks');
      expect(isOpaque(part(guided, '.bubble')), 'a guide').to.equal(true);
    } finally {
      await forced({});
    }
  });
});
