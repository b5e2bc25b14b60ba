/** A step of Einundvierzig as frames: the Spitz moves on, cards come, two are turned up, all are turned up. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { einundvierzig } from '../../../src/rules.ts';
import { EINUNDVIERZIG_FRAMES } from '../../../src/einundvierzig/play/frames.ts';
import { EINUNDVIERZIG_SCENE } from '../../../src/einundvierzig/play/scene.ts';
import { framesBy, movesIn } from '../../poker/frames.ts';
import { ANNA, BRUNO, dealt, type Event } from '../rules/table.ts';

const framesOf = framesBy(einundvierzig.view, EINUNDVIERZIG_SCENE, EINUNDVIERZIG_FRAMES);
const HANDS = ['7c As Ks 9d', 'Ah Kh 8h 7d', 'Ac Qc 8d 9s'];

/** The steps in which this happened. */
const stepsWith = ({ steps }: ReturnType<typeof dealt>, type: Event['type']) =>
  steps.filter(({ events }) => events.some(event => event.type === type));

describe('a hand is dealt', () => {
  const [step] = stepsWith(dealt({ hands: HANDS }), 'card');

  test('the Spitz glides from its last place as the cloth is cleared', () => {
    const [first] = framesOf(step!).before!;
    assert.deepEqual([movesIn([first!]), first!.waits, first!.between!.view!.dealtIn], [['sign spitz shift'], true, 0]);
  });

  test('the player’s second card goes where it counts, and the others’ cards come last', () => {
    const cards = framesOf(step!, ANNA).before!.filter(({ sound }) => sound === 'card');
    assert.deepEqual(movesIn(cards), [
      'card 1 1 deal from shoe',
      'card 2 1 deal from shoe',
      'own card 1 deal from shoe',
      'card 1 2 deal from shoe',
      'card 2 2 deal from shoe',
      // the ace of spades counts before the seven
      'own card 1 deal from shoe',
    ]);
  });

  test('while the screen is covered, no card goes where it counts', () => {
    const cards = framesOf(step!, ANNA, true).before!.filter(({ sound }) => sound === 'card');
    assert.equal(movesIn(cards).at(-1), 'own card 2 deal from shoe');
  });
});

describe('two up, two down', () => {
  test('all cards chosen are turned up at once, the player’s own apart, and are shown twice as long', () => {
    const table = dealt({ hands: HANDS }).until('turnUp').turnUp();
    const [step] = stepsWith(table, 'turnedUp');
    const { before = [] } = framesOf(step!, ANNA);
    const turned = before.filter(({ moves }) => moves?.some(({ how }) => how === 'turn'));
    assert.deepEqual(
      turned.map(frame => movesIn([frame])),
      [['card 1 3 turn', 'card 1 4 turn', 'card 2 3 turn', 'card 2 4 turn']],
    );
    assert.equal(turned[0]!.rest, 840);
  });
});

describe('the end', () => {
  const table = dealt({ hands: HANDS }).until();

  test('all face-down cards are turned up at once', () => {
    const [step] = stepsWith(table, 'shown');
    assert.deepEqual(
      movesIn(framesOf(step!, BRUNO).before).filter(each => each.includes('turn')),
      ['card 0 1 turn', 'card 0 2 turn', 'card 2 1 turn', 'card 2 2 turn'],
    );
  });

  test('the pot goes to the winner, whose chips count up by it and by the bonus', () => {
    const [step] = stepsWith(dealt({ hands: ['Ah Kh Qh Th', '7c 8d 9s 9c', '7d 8s 9d Tc'] }).until(), 'settled');
    const { after = [] } = framesOf(step!, ANNA);
    const [was, is] = [step!.before.accounts.purses[0]!, step!.after.accounts.purses[0]!];
    assert.ok(movesIn(after).includes('won 0 pay from pots'));
    assert.ok(movesIn(after).includes(`purse 0 count from ${was} to ${is}`), movesIn(after).join());
  });
});
