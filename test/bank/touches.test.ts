/** What goes back at one undo. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { Touches } from '../../src/bank/play/touches.ts';

test('what one touch did goes back at one undo', () => {
  const touches = new Touches();
  touches.begin(0, 1);
  touches.acted(0, 'stake');
  touches.begin(0, 2);
  touches.acted(0, 'insure');
  touches.acted(0, 'insure');
  assert.equal(touches.undone(0), 2);
  touches.takenBack(0);
  touches.takenBack(0);
  assert.equal(touches.undone(0), 1);
});

test('what the page does is a touch for each action', () => {
  const touches = new Touches();
  touches.acted(0, 'stake');
  touches.acted(0, 'stake');
  assert.equal(touches.undone(0), 1);
  touches.takenBack(0);
  assert.equal(touches.undone(0), 1);
});

test('where the page undoes what no touch has done, nothing is counted', () => {
  const touches = new Touches();
  touches.acted(0, 'done');
  touches.takenBack(0);
  assert.equal(touches.undone(0), 0);
  touches.begin(0, 1);
  touches.acted(0, 'stake');
  assert.equal(touches.undone(0), 1, 'the next touch is one again');
});

test('each punter undoes what is their own', () => {
  const touches = new Touches();
  touches.begin(0, 1);
  touches.acted(0, 'stake');
  assert.equal(touches.undone(1), 0);
  touches.clear();
  assert.equal(touches.undone(0), 0);
});
