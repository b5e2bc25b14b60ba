// engines: sound
import { sendKeys } from '@web/test-runner-commands';
import { soundOutput } from '../../src/table/lazy/sound.js';
import '../../src/index.js';
import { toAction } from '../../src/game/to-action.js';
import type { AnyAction, Offer } from '../../src/game/contract.js';
import { expect, newTable, place, until } from './on-a-page.js';

/** How many loudspeakers are asked for while something is done. */
async function asked(work: () => Promise<void> | void): Promise<number> {
  const { AudioContext } = window;
  let count = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      count++;
    }
  };
  try {
    await work();
  } finally {
    window.AudioContext = AudioContext;
  }
  return count;
}

describe('the sounds of a table', () => {
  it('ask for no loudspeaker before the first touch or key, and then for one until they end', async () => {
    const table = soundOutput();
    expect(navigator.userActivation.hasBeenActive).to.equal(false);
    expect(await asked(() => table.play('card'))).to.equal(0);
    await sendKeys({ press: 'a' });
    await until(() => navigator.userActivation.hasBeenActive, 'the key has come');
    const sounding = await asked(() => {
      for (const kind of ['card', 'chip', 'win'] as const) table.play(kind);
    });
    expect(sounding).to.equal(1);
    table.end();
    expect(await asked(() => table.play('chip'))).to.equal(1);
    table.end();
  });
});

/** The frequencies that are heard, in hertz, from now on until the test is over. */
function heardTones(): number[] {
  const heard: number[] = [];
  const { AudioContext } = window;
  class Ear extends AudioContext {
    override createOscillator(): OscillatorNode {
      const made = super.createOscillator();
      made.start = () => void heard.push(Math.round(made.frequency.value));
      made.stop = () => undefined;
      return made;
    }
  }
  window.AudioContext = Ear;
  backs.push(() => (window.AudioContext = AudioContext));
  return heard;
}
/** Lets the page be in the background, or not. */
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  backs.push(() => Reflect.deleteProperty(document, 'hidden'));
};
const backs: (() => unknown)[] = [];
afterEach(() => {
  while (backs.length > 0) backs.pop()!();
});

const BELL = [1175, 784];
const QUIET = ['done', 'bringIn', 'check', 'call', 'muck', 'turnUp', 'fold'];

describe('a bell', () => {
  for (const [tag, players] of [
    ['stud-table', 'you, Anna:easy'],
    ['einundvierzig-table', 'you, Anna:easy, Bruno:easy'],
    ['trente-quarante-board', 'you'],
    ['faro-layout', 'you'],
  ] as const)
    it(`<${tag}> rings when the player's turn comes while the page is in the background, and only then`, async () => {
      const tones = heardTones();
      await sendKeys({ press: 'a' });
      await until(() => navigator.userActivation.hasBeenActive, 'a key has been pressed');
      const table = newTable(tag, { players, speed: 'instant', seed: 'a bell', sound: 'on' });
      let turns = 0;
      table.addEventListener('tv-turn', () => turns++);
      place('en', 900).append(table);
      await until(() => turns > 0, 'it is the player’s turn');
      await table.updateComplete;
      expect(
        tones.filter(each => BELL.includes(each)),
        'the page is seen',
      ).to.deep.equal([]);
      hide(true);
      /** Does what is quiet until it is the player's turn once more. */
      const onceMore = async (): Promise<void> => {
        const before = turns;
        await until(() => {
          const offers = table.legal as readonly Offer<AnyAction>[];
          const offer = QUIET.flatMap(type => offers.filter(each => each.type === type))[0];
          if (turns === before && offer) (table.act as (action: AnyAction) => void).call(table, toAction(offer));
          return turns > before;
        }, 'it is the player’s turn again');
      };
      await onceMore();
      expect(tones.slice(-2)).to.deep.equal(BELL);
      table.setAttribute('sound', 'off');
      await table.updateComplete;
      const rung = tones.length;
      await onceMore();
      expect(tones.length, 'the sound is off').to.equal(rung);
    });
});
