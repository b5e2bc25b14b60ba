/** What one undo takes back. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { Touches } from '../../src/bank/play/touches.ts';

test('one undo takes back everything that one touch did', () => {
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

test('each action of the page counts as a touch', () => {
  const touches = new Touches();
  touches.acted(0, 'stake');
  touches.acted(0, 'stake');
  assert.equal(touches.undone(0), 1);
  touches.takenBack(0);
  assert.equal(touches.undone(0), 1);
});

test('an undo by the page of something no touch did counts nothing', () => {
  const touches = new Touches();
  touches.acted(0, 'buyIn');
  touches.takenBack(0);
  assert.equal(touches.undone(0), 0);
  touches.begin(0, 1);
  touches.acted(0, 'stake');
  assert.equal(touches.undone(0), 1, 'the next touch counts as one again');
});

test('being done is taken back like a touch, and after it the stakes before', () => {
  const touches = new Touches();
  touches.begin(0, 2);
  touches.acted(0, 'stake');
  touches.acted(0, 'stake');
  touches.acted(0, 'done');
  assert.equal(touches.undone(0), 1);
  touches.takenBack(0);
  assert.equal(touches.undone(0), 2);
});

test('each punter undoes only their own touches', () => {
  const touches = new Touches();
  touches.begin(0, 1);
  touches.acted(0, 'stake');
  assert.equal(touches.undone(1), 0);
  touches.clear();
  assert.equal(touches.undone(0), 0);
});
