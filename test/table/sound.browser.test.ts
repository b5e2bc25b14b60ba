// engines: sound
import { sendKeys } from '@web/test-runner-commands';
import { noise } from '../../src/table/sound.js';
import { expect, until } from './on-a-page.js';

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
    const table = noise();
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
