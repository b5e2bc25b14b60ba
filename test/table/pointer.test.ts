/** Which clicks on the buttons of a table are meant. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { Pointer } from '../../src/table/play/pointer.ts';

/** A button with this command. */
const button = (what: string): HTMLElement => {
  const element = { dataset: { do: what }, closest: () => element };
  return element as unknown as HTMLElement;
};

/** Presses a button and lets it go, and returns what kind of click that is. */
const pressing = (pointer: Pointer) => (target: HTMLElement, timeStamp: number, x: number, isTrusted: boolean) => {
  pointer.down({ target, timeStamp, clientX: x, clientY: 20, isTrusted } as unknown as PointerEvent, false);
  return pointer.click({ detail: 1 } as MouseEvent, target);
};

test('the second half of a double click is no click on a button that has taken the place of the first', () => {
  const press = pressing(new Pointer());
  assert.equal(press(button('turn-up'), 1000, 300, true), 'meant');
  assert.equal(press(button('wager'), 1250, 304, true), 'stray');
  assert.equal(press(button('wager'), 1800, 304, true), 'meant');
  assert.equal(press(button('wager'), 2000, 301, true), 'double');
});

test('two quick clicks on buttons apart from each other, or made by a program, are meant', () => {
  const press = pressing(new Pointer());
  assert.equal(press(button('field'), 1000, 100, true), 'meant');
  assert.equal(press(button('once'), 1200, 300, true), 'meant');
  assert.equal(press(button('turn-up'), 2000, 0, false), 'meant');
  assert.equal(press(button('wager'), 2001, 0, false), 'meant');
});
