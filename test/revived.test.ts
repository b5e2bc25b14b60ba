import test from 'node:test';
import assert from 'node:assert/strict';

interface Launcher {
  readonly lost: ReadonlySet<string>;
  startSession(id: string, url: string): Promise<void>;
  stopSession(id: string): Promise<object>;
}
/** A plain script, without types of its own. */
const path = '../scripts/test/revived.mjs';
const { revived } = (await import(new URL(path, import.meta.url).href)) as {
  revived: (
    engine: string,
    make: () => object,
    isAlive: (launcher: { browser: { alive: boolean } }) => boolean,
  ) => Launcher;
};

/** A browser that dies or does not open pages, as it is told. */
function browsers() {
  const made: { alive: boolean; opens: boolean; pages: string[] }[] = [];
  const launcher = revived(
    'webkit',
    () => {
      const browser = { name: 'WebKit', alive: true, opens: true, pages: [] as string[] };
      made.push(browser);
      return {
        ...browser,
        browser,
        initialize: () => undefined,
        startSession(id: string) {
          if (!browser.alive || !browser.opens) return Promise.reject(new Error('no window'));
          browser.pages.push(id);
          return Promise.resolve();
        },
        isActive: (id: string) => browser.pages.includes(id),
        stopSession: (id: string) => Promise.resolve({ stopped: id }),
        stop: () => Promise.reject(new Error('nobody there')),
      };
    },
    ({ browser }) => browser.alive,
  );
  return { launcher, made };
}

test('a browser that works runs all pages', async () => {
  const { launcher, made } = browsers();
  for (const id of ['one', 'two']) {
    await launcher.startSession(id, 'about:blank');
    assert.deepEqual(await launcher.stopSession(id), { stopped: id });
  }
  assert.equal(made.length, 1);
  assert.deepEqual([...launcher.lost], []);
});

test('a browser that dies loses the open page and is restarted for the next', async () => {
  const { launcher, made } = browsers();
  await launcher.startSession('one', 'about:blank');
  made[0]!.alive = false;
  await launcher.stopSession('one');
  await launcher.startSession('two', 'about:blank');
  assert.deepEqual(await launcher.stopSession('two'), { stopped: 'two' });
  assert.equal(made.length, 2);
  assert.deepEqual([...launcher.lost], ['one']);
});

test('a browser that opens no page is restarted, once per page', async () => {
  const { launcher, made } = browsers();
  made[0]!.opens = false;
  await launcher.startSession('one', 'about:blank');
  assert.deepEqual(made[1]!.pages, ['one']);
  made[1]!.opens = false;
  const two = launcher.startSession('two', 'about:blank');
  made[1]!.alive = false;
  await two;
  assert.deepEqual(made[2]!.pages, ['two']);
  assert.deepEqual([...launcher.lost], []);
});

test('a page that was open in a browser restarted since is lost', async () => {
  const { launcher, made } = browsers();
  await launcher.startSession('one', 'about:blank');
  made[0]!.opens = false;
  await launcher.startSession('two', 'about:blank');
  await launcher.stopSession('one');
  assert.deepEqual([...launcher.lost], ['one']);
});
