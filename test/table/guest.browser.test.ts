// engines: layout
import { THEMES } from '../../src/table/look/settings.js';
import '../../src/bank/play/drag.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import {
  beat,
  boardAt,
  croupierWith,
  DONE,
  doing,
  expect,
  field,
  newBoard,
  NOIR_INVERSE,
  part,
  place,
  QUICK,
  ready,
  REFAIT,
  root,
  stake,
  table,
  until,
  type Board,
} from './at-the-table.js';
import { inOneEngine } from './engines.js';

const WIDTHS = [280, 320, 480, 768, 1200, 1600];

/** Long rows, stakes everywhere, a large purse, a long name: things that need room. */
const LONG = 'Ah 2h 3h 4h 2d 3d 4d 5d 6d As 2s 3s 4s 5s 6s 7s 2c';

const open = async (drawer: string, shows: string): Promise<Board> => {
  const board = await table();
  part(board, `[data-value=${drawer}]`).click();
  await until(() => root(board).querySelector(shows), `${drawer} is open`);
  return board;
};

/** A board in each of its states. */
const STATES: Readonly<Record<string, () => Promise<Board>>> = {
  'while stakes are placed': async () => {
    const board = await table();
    await doing(board, stake('rouge', 25), stake('inverse', 100), { type: 'insure', chance: 'rouge' } as never);
    return board;
  },
  'with a result': async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} 2d 3c 4c`));
    await ready(board);
    await doing(board, stake('rouge', 25), stake('noir', 5), DONE);
    return board;
  },
  'with the choice after a refait': async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2d 3c 4c`));
    await ready(board);
    await doing(board, stake('rouge', 25), stake('noir', 5), stake('couleur', 5), stake('inverse', 5), DONE);
    return board;
  },
  'with stakes in prison': async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2d 3c 4c`));
    await ready(board);
    await doing(board, stake('rouge', 25), stake('inverse', 5), DONE);
    for (const chance of ['rouge', 'inverse'])
      await doing(board, { type: 'choose', chance, choice: 'prison' } as never);
    await doing(board, DONE);
    return board;
  },
  'with long rows': async () => {
    const board = await boardAt(croupierWith(`${LONG} Kd Kc`));
    await ready(board);
    await doing(board, DONE);
    return board;
  },
  'with the menu': () => open('menu', '[part=menu]'),
  'with the rules': () => open('rules', '.rulebook p'),
  'with the odds': () => open('odds', '.panel'),
  'with a reason': async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} 2d 3c 4c`));
    await ready(board);
    await doing(board, stake('rouge', 25), DONE);
    part(board, '[data-zone=why] button').click();
    await until(
      () => root(board).querySelector('.gloss')?.textContent.includes('The lower sum wins.'),
      'the reason is shown',
    );
    return board;
  },
  'with several punters': async () => {
    const board = await table({ ...QUICK, players: 'Anna, Bartholomäus, Clara, Dominique' });
    await doing(board, stake('rouge', 25), DONE, stake('rouge', 100));
    return board;
  },
  'with the result of several punters': async () => {
    const board = await table({ ...QUICK, players: 'Anna, Bruno' });
    await doing(board, stake('rouge', 25), DONE, stake('noir', 100), DONE);
    return board;
  },
  'when the purse is empty': async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} 2d 3c 4c`, 1, { purses: [5] }));
    await ready(board);
    await doing(board, stake('rouge'), DONE);
    return board;
  },
};

describe('a guest on the page', () => {
  for (const [state, bring] of Object.entries(STATES))
    inOneEngine.it(`has nothing for axe to find ${state}`, async () => {
      await expect(await bring()).to.be.accessible();
    });

  for (const state of ['with a result', 'with the choice after a refait', 'with the menu'])
    inOneEngine.it(`has nothing for axe to find in any theme ${state}`, async () => {
      const board = await STATES[state]!();
      for (const theme of THEMES) {
        board.theme = theme;
        await board.updateComplete;
        await expect(board).to.be.accessible();
      }
    });

  inOneEngine.it('adds no landmarks to the page: two tables are not two banners', async () => {
    const [one] = [await STATES['with a result']!(), await STATES['with a result']!()];
    await expect(one.parentElement!.parentElement!).to.be.accessible();
  });

  for (const width of WIDTHS)
    // fonts of other engines are tried where there is least room
    (width === 280 ? it : inOneEngine.it)(`stays inside its place in every state, ${width} px wide`, async () => {
      // French, the longest of the languages.
      for (const [state, bring] of Object.entries(STATES)) {
        const board = await bring();
        const here = board.parentElement!;
        here.lang = 'fr';
        here.style.width = `${width}px`;
        here.style.overflow = 'auto';
        await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
        await board.updateComplete;
        const where = `${state}, ${width} px`;
        expect(board.getBoundingClientRect().width, where).to.equal(width);
        expect(here.scrollWidth, `${where}: the page must scroll sideways`).to.be.at.most(here.clientWidth);
        const { left, right } = board.getBoundingClientRect();
        for (const element of root(board).querySelectorAll<HTMLElement>('.table *')) {
          if (element.closest('svg, .unseen, .sheet, .road ol, .punters')) continue;
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          const box = element.getBoundingClientRect();
          if (box.width === 0) continue;
          const what = `${where}: ${element.localName}.${element.className}`;
          expect(box.left, what).to.be.at.least(left - 1);
          expect(box.right, what).to.be.at.most(right + 1);
        }
        board.remove();
      }
    });

  it('does not shrink below 280 px, and fits a flex row, a grid and a shadow root', async () => {
    const board = await table(QUICK, 'en', 200);
    expect(board.getBoundingClientRect().width).to.equal(280);
    for (const display of ['flex', 'grid']) {
      const here = place('en', 900);
      here.style.display = display;
      const other = newBoard();
      if (display === 'flex') other.style.flex = '1';
      here.append(other);
      await ready(other);
      expect(other.getBoundingClientRect().width, display).to.be.closeTo(900, 1);
    }
  });

  it('is not affected by the page’s styles', async () => {
    const style = document.createElement('style');
    style.textContent = 'button, h2, p, li { color: rgb(1, 2, 3); font-size: 77px; display: none }';
    document.head.append(style);
    try {
      const board = await table();
      expect(getComputedStyle(part(board, '.prime')).color).not.to.equal('rgb(1, 2, 3)');
      expect(getComputedStyle(part(board, '.prime')).display).not.to.equal('none');
    } finally {
      style.remove();
    }
  });

  it('has the same layout whatever the page sets around it', async () => {
    const plain = await table(QUICK, 'en', 800);
    const look = (board: Board) =>
      ['.limits', '.because', '.prime', '.field.rouge', '.rulebook p'].map(selector => {
        const { width, height } = part(board, selector).getBoundingClientRect();
        return [selector, Math.round(width), Math.round(height)];
      });
    const withRules = async (board: Board): Promise<Board> => {
      part(board, '[data-value=rules]').click();
      await until(() => root(board).querySelector('.rulebook p'), 'the rules are open');
      await board.updateComplete;
      return board;
    };
    const wanted = look(await withRules(plain));
    for (const [property, value] of Object.entries({
      'white-space': 'nowrap',
      'word-spacing': '1em',
      'word-break': 'break-all',
      'overflow-wrap': 'anywhere',
      'line-break': 'anywhere',
      hyphens: 'auto',
      'text-indent': '4em',
      'text-align-last': 'justify',
      'text-wrap': 'nowrap',
      'writing-mode': 'vertical-rl',
      'letter-spacing': '0.3em',
      'text-transform': 'uppercase',
    })) {
      const here = place('en', 800);
      here.style.setProperty(property, value);
      const board = newBoard();
      here.append(board);
      await ready(board);
      expect(look(await withRules(board)), property).to.deep.equal(wanted);
      expect(getComputedStyle(part(board, '.because')).getPropertyValue(property), property).not.to.equal(value);
    }
  });

  inOneEngine.it('prints keys only while they work', async () => {
    const board = await table();
    const key = () => getComputedStyle(part(board, '.prime kbd')).visibility;
    expect(key()).to.equal('hidden');
    part(board, '.prime').focus();
    expect(key()).to.equal('visible');
    part(board, '.prime').blur();
    expect(key()).to.equal('hidden');
  });

  inOneEngine.it('puts nothing into the page outside itself', async () => {
    const names = new Set(Object.keys(window));
    const [heads, sheets] = [document.head.childElementCount, document.styleSheets.length];
    const adopted = document.adoptedStyleSheets.length;
    const board = await table();
    const { childElementCount } = document.body;
    await doing(board, stake('rouge'), DONE);
    expect(Object.keys(window).filter(name => !names.has(name))).to.deep.equal([]);
    expect([document.head.childElementCount, document.styleSheets.length]).to.deep.equal([heads, sheets]);
    expect(document.adoptedStyleSheets.length).to.equal(adopted);
    expect(document.body.childElementCount).to.equal(childElementCount);
    expect(board.childNodes).to.have.length(0);
  });

  inOneEngine.it('requests nothing from the network during play', async () => {
    const board = await table();
    performance.clearResourceTimings();
    await doing(board, stake('rouge'), DONE, stake('noir'), DONE);
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    expect(asked.filter(({ origin }) => origin !== location.origin)).to.deep.equal([]);
  });

  inOneEngine.it('can be on one page a hundred times', async () => {
    const here = place();
    const boards = Array.from({ length: 100 }, () => newBoard({ ...QUICK }));
    here.append(...boards);
    await Promise.all(boards.map(board => board.updateComplete));
    await until(() => boards.every(({ legal }) => legal.length > 0), 'all are open');
    await doing(boards[99]!, stake('rouge'), DONE);
    expect(boards[99]!.view.hand).to.equal(2);
    expect(boards[0]!.view.hand).to.equal(1);
    field(boards[50]!, 'noir').click();
    await ready(boards[50]!);
    expect(boards.filter(({ view }) => view.punters[0]!.free[1]! > 0)).to.deep.equal([boards[50]]);
  });
});

/** Counts what a page has under way, from now until `stop`. */
function count() {
  const undo: (() => void)[] = [];
  const timers = new Set<unknown>();
  const frames = new Set<number>();
  const observers = new Set<object>();
  const listeners = new Map<string, number>();
  const patch = <Host extends object, Key extends keyof Host>(
    host: Host,
    key: Key,
    make: (old: Host[Key]) => unknown,
  ): void => {
    const old = host[key];
    undo.push(() => (host[key] = old));
    host[key] = make(old) as Host[Key];
  };
  type Timer = (work: () => void, time?: number) => number;
  const page = window as unknown as { setTimeout: Timer; setInterval: Timer; clearTimeout: (id?: number) => void };
  patch(page, 'setTimeout', old => (work: () => void, time?: number): number => {
    const timer = old.call(window, () => (timers.delete(timer), work()), time);
    timers.add(timer);
    return timer;
  });
  patch(page, 'clearTimeout', old => (id?: number) => (timers.delete(id), old.call(window, id)));
  patch(page, 'setInterval', old => (work: () => void, time?: number): number => {
    const timer = old.call(window, work, time);
    timers.add(timer);
    return timer;
  });
  patch(window, 'requestAnimationFrame', old => (work: FrameRequestCallback): number => {
    const frame = old.call(window, time => (frames.delete(frame), work(time)));
    frames.add(frame);
    return frame;
  });
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[name] as unknown as { prototype: { observe: () => void; disconnect: () => void } };
    patch(
      prototype,
      'observe',
      old =>
        function (this: object, ...all: []) {
          observers.add(this);
          return old.apply(this, all);
        },
    );
    patch(
      prototype,
      'disconnect',
      old =>
        function (this: object) {
          observers.delete(this);
          return old.call(this);
        },
    );
  }
  const far = (target: unknown): boolean => target === window || target === document || target === document.body;
  const tell = (type: string, by: number): void => void listeners.set(type, (listeners.get(type) ?? 0) + by);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  type Options = AddEventListenerOptions | boolean | undefined;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    type: string,
    work: EventListenerOrEventListenerObject | null,
    options?: Options,
  ) {
    // A function called without a target means the window.
    const target = this ?? window;
    if (far(target)) {
      tell(type, 1);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => tell(type, -1));
    }
    return add.call(target, type, work, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, ...all: never[]) {
    const target = this ?? window;
    if (far(target)) tell(type, -1);
    return remove.call(target, type, ...(all as unknown as [null]));
  };
  return {
    /** What is under way, as text. */
    left: (): string[] => [
      ...[...timers].map(() => 'a timer'),
      ...[...frames].map(() => 'a frame'),
      ...[...observers].map(observer => observer.constructor.name),
      ...[...listeners].filter(([, number]) => number > 0).map(([type]) => `a listener to ${type}`),
      ...document.getAnimations().map(() => 'an animation'),
    ],
    stop(): void {
      for (const back of undo) back();
      Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
    },
  };
}

inOneEngine.describe('a guest that has gone', () => {
  let counted: ReturnType<typeof count>;
  const gone = async (): Promise<void> => {
    await until(() => counted.left().length === 0, 'nothing is left').catch(() => undefined);
    expect(counted.left()).to.deep.equal([]);
  };
  beforeEach(() => (counted = count()));
  afterEach(() => counted.stop());

  it('was counted', async () => {
    await table();
    expect(counted.left()).to.include.members(['ResizeObserver', 'MutationObserver']);
  });

  it('leaves nothing behind after a quiet game', async () => {
    const board = await table();
    await doing(board, stake('rouge'), DONE);
    board.remove();
    await gone();
  });

  it('leaves nothing behind in the middle of a deal', async () => {
    const board = await table({ ...QUICK, speed: 'slow' });
    board.act(DONE as Action);
    await until(() => root(board).querySelector('.cards .card'), 'the first card lies there');
    board.remove();
    for (let beats = 0; beats < 20; beats++) await beat();
    await gone();
  });

  it('leaves nothing behind while computer players think', async () => {
    const board = newBoard({ speed: 'slow', players: 'you, Anna:easy, Bruno:hard' });
    place().append(board);
    await board.updateComplete;
    await until(() => board.legal.length > 0, 'the player is asked');
    board.remove();
    for (let beats = 0; beats < 20; beats++) await beat();
    await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
    await gone();
  });

  it('leaves nothing behind when it is removed before it was drawn', async () => {
    const board = newBoard({ ...QUICK, speed: 'slow', players: 'Anna:easy, Bruno:hard' });
    place().append(board);
    board.remove();
    for (let beats = 0; beats < 20; beats++) await beat();
    await gone();
    const { length } = board.log!.actions;
    for (let beats = 0; beats < 20; beats++) await beat();
    expect(board.log!.actions, 'the table plays on though it is gone').to.have.length(length);
  });

  it('leaves nothing behind in the middle of a drag', async () => {
    const board = await table();
    const chip = part(board, '[data-chip="25"]');
    const at = (type: string, clientX: number): boolean =>
      chip.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1, buttons: 1, clientX, clientY: 9 }),
      );
    at('pointerdown', 9);
    await until(() => {
      at('pointermove', 99);
      return root(board).querySelector('.dragged');
    }, 'the chip follows');
    expect(counted.left()).to.include('a listener to pointermove');
    board.remove();
    expect(counted.left().filter(left => left.includes('pointer'))).to.deep.equal([]);
    expect(root(board).querySelector('.dragged')).to.equal(null);
  });

  it('leaves nothing behind while the odds are calculated', async () => {
    const board = await table({ speed: 'instant' });
    part(board, '[data-value=odds]').click();
    await board.updateComplete;
    board.remove();
    for (let beats = 0; beats < 20; beats++) await beat();
    await gone();
  });

  it('leaves the page with one observer of languages for a hundred tables, and none after them', async () => {
    const here = place();
    const boards = Array.from({ length: 100 }, () => newBoard());
    here.append(...boards);
    await Promise.all(boards.map(board => board.updateComplete));
    expect(counted.left().filter(left => left === 'MutationObserver')).to.have.length(1);
    here.replaceChildren();
    await gone();
  });
});
