/** How loud a table is. */
export type Volume = 'soft' | 'medium' | 'loud';

/** The gain of each volume. */
const GAINS: Readonly<Record<Volume, number>> = { soft: 0.4, medium: 1, loud: 2.5 };

/** The flick of a card, the click of chips, a small chime, and the bell that calls a player back from another page. */
export type Sound = 'card' | 'chip' | 'win' | 'turn';

/** The tones of chime and bell: frequency (Hz), length (s), start (s), gain. */
const TONES: Readonly<
  Record<'win' | 'turn', readonly (readonly [hertz: number, length: number, after: number, volume: number])[]>
> = {
  win: [
    [660, 0.3, 0, 0.05],
    [880, 0.3, 0.09, 0.05],
  ],
  turn: [
    [1175, 0.9, 0, 0.09],
    [784, 1.2, 0.28, 0.09],
  ],
};

/** The sounds of a table. */
export interface SoundOutput {
  play(kind: Sound, volume?: Volume): void;
  /** Releases the loudspeaker; the next sound requests it again. */
  end(): void;
}

/** The audio context, and the node that every sound goes through. */
interface Stage {
  readonly at: AudioContext;
  readonly master: GainNode;
}

/** The sounds of a table, synthesized. Loaded when sound is on. */
export function soundOutput(): SoundOutput {
  let stage: Stage | undefined;
  const tone = ({ at, master }: Stage, from: number, frequency: number, length: number, volume: number): void => {
    const oscillator = at.createOscillator();
    const gain = at.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, at.currentTime + from);
    gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + from + length);
    oscillator.connect(gain).connect(master);
    oscillator.start(at.currentTime + from);
    oscillator.stop(at.currentTime + from + length);
  };
  const rustle = ({ at, master }: Stage): void => {
    const length = Math.floor(at.sampleRate * 0.05);
    const buffer = at.createBuffer(1, length, at.sampleRate);
    const samples = buffer.getChannelData(0);
    let value = 1;
    for (let place = 0; place < length; place++) {
      value = (value * 16807) % 2147483647;
      samples[place] = (value / 1073741823 - 1) * (1 - place / length) ** 2 * 0.12;
    }
    const source = at.createBufferSource();
    source.buffer = buffer;
    source.connect(master);
    source.start();
  };
  return {
    play(kind, volume = 'medium') {
      // Before the first touch or key a browser blocks sound and logs a warning.
      if (navigator.userActivation?.hasBeenActive === false) return;
      if (!stage) {
        const at = new AudioContext();
        stage = { at, master: at.createGain() };
        stage.master.connect(at.destination);
      }
      const on = stage;
      on.master.gain.value = GAINS[volume];
      if (kind === 'card') rustle(on);
      else if (kind === 'chip') tone(on, 0, 1900, 0.05, 0.06);
      else for (const [hertz, length, after, volume] of TONES[kind]) tone(on, after, hertz, length, volume);
    },
    end() {
      void stage?.at.close();
      stage = undefined;
    },
  };
}
