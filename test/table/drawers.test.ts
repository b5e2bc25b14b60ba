/** Drawers over the cloth, whichever a table has. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Drawers } from '../../src/table/play/drawers.ts';

/** An element that can have the focus. */
function thing(root: { activeElement: Element | null }, isConnected = true) {
  const element = { isConnected, focus: () => (root.activeElement = element as unknown as Element) };
  return element as unknown as HTMLElement & { isConnected: boolean };
}

function table() {
  const root = { activeElement: null as Element | null, querySelector: () => tool };
  const tool = thing(root);
  const drawers = new Drawers({ root: root }, () => ({
    menu: () => ['Menu', 'speed'],
    guide: () => ['Guide', 'first steps'],
    folded: () => undefined,
  }));
  return { root, tool, drawers };
}

describe('drawers', () => {
  test('open one at a time, a game’s own drawers included', () => {
    const { drawers } = table();
    assert.equal(drawers.toggle('menu'), true);
    assert.equal(drawers.toggle('guide'), true);
    assert.equal(drawers.isOpen('menu'), false);
    assert.deepEqual(drawers.shown, { name: 'guide', heading: 'Guide', content: 'first steps' });
  });

  test('close, whichever is open', () => {
    for (const name of ['menu', 'guide', 'folded']) {
      const { drawers } = table();
      drawers.toggle(name);
      assert.equal(drawers.close(), true, name);
      assert.equal(drawers.isOpen(name), false, name);
      assert.equal(drawers.close(), false, name);
    }
  });

  test('give the focus back to where it was before the first of them', () => {
    const { drawers, root } = table();
    const button = thing(root);
    button.focus();
    drawers.open('menu');
    thing(root).focus();
    drawers.open('guide');
    drawers.close();
    assert.equal(root.activeElement, button);
  });

  test('give the focus to their tool if its place is gone', () => {
    const { drawers, root, tool } = table();
    const button = thing(root);
    button.focus();
    drawers.toggle('menu');
    button.isConnected = false;
    drawers.toggle('menu');
    assert.equal(root.activeElement, tool);
  });

  test('are not drawn with nothing in them', () => {
    const { drawers } = table();
    drawers.toggle('folded');
    assert.equal(drawers.shown, undefined);
  });

  test('stay open beside what unfolds in its own place', () => {
    const { drawers } = table();
    assert.equal(drawers.toggle('why'), true);
    drawers.toggle('menu');
    drawers.close();
    assert.equal(drawers.isOpen('why'), true);
    assert.equal(drawers.toggle('why'), false);
  });

  test('are all closed at a new table', () => {
    const { drawers } = table();
    drawers.toggle('why');
    drawers.toggle('menu');
    drawers.clear();
    assert.deepEqual([drawers.isOpen('why'), drawers.isOpen('menu')], [false, false]);
  });
});
