/** A seat belongs to a tab; a closed tab leaves it to the next page of the room. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tabText } from '../../src/table/lazy/host/tab-text.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser with tabs; each page of a tab knows what earlier pages of it have stored. */
function browser() {
  const shared = storage();
  return () => {
    const own = storage();
    return (room = 'friday') =>
      tabText(
        () => own,
        () => shared,
        room,
      );
  };
}

test('two tabs have two seats, and a reload comes back to its own', () => {
  const tab = browser();
  const [first, second] = [tab(), tab()];
  const page = first();
  page.set('Anna’s');
  assert.equal(second().get(), undefined, 'the first is still open');
  page.leave();
  assert.equal(first().get(), 'Anna’s', 'a reload leaves the page too');
  assert.equal(second().get(), undefined);
});

test('a closed tab leaves its seat to the next page of the room, once', () => {
  const tab = browser();
  const page = tab()();
  page.set('Anna’s');
  page.leave();
  assert.equal(tab()('monday').get(), undefined, 'of this room only');
  const other = tab();
  other().set('Bruno’s');
  assert.equal(other().get(), 'Bruno’s', 'a page with a seat keeps it');
  assert.equal(tab()().get(), 'Anna’s');
  assert.equal(tab()().get(), undefined);
});

test('a player who got up has left nothing, and a browser that stores nothing causes no failure', () => {
  const tab = browser();
  const page = tab()();
  page.set('Anna’s');
  page.set(undefined);
  page.leave();
  assert.equal(tab()().get(), undefined);
  const nothing = (): never => {
    throw new Error('blocked');
  };
  const secret = tabText(nothing, nothing, 'friday');
  assert.equal(secret.get(), undefined);
  secret.set('Anna’s');
  secret.leave();
  assert.equal(secret.get(), 'Anna’s', 'as long as the page is there');
});
