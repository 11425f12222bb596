/** Samples a second: enough for what has no overtones above 8 kHz, and half the work. */
export const sampleRate = 22_050;

/** `pad` swells and fades, `pluck` dies away like a string, `drum` falls in pitch as a skin does. */
type Voice = 'pad' | 'pluck' | 'drum';

export interface Note {
  /** When it begins and how long it sounds, seconds. */
  readonly at: number;
  readonly for: number;
  readonly hz: number;
  /** How loud beside the others; the loudest moment of a piece is made as loud as `peak`. */
  readonly loud: number;
  readonly voice: Voice;
}

export interface Score {
  readonly seconds: number;
  readonly notes: readonly Note[];
  /** Begins anew at its end: what still sounds there sounds on over the beginning. */
  readonly loops?: boolean;
}

/** The loudest sample of any piece: a room hears it, and no loudspeaker is overdriven. */
const peak = 0.5;
const turn = 2 * Math.PI;

/** Share of each harmonic, the first one first. */
const harmonics: Readonly<Record<Voice, readonly number[]>> = {
  pad: [1, 0.35, 0.12],
  pluck: [1, 0.5, 0.22, 0.1],
  drum: [1],
};

/** How loud a note is `t` seconds after its beginning: 0 at both of its ends, so that nothing clicks. */
const envelope = ({ voice, for: length }: Note, t: number): number => {
  const end = Math.min(1, (length - t) / 0.03);
  if (voice === 'pad') return Math.sin((Math.PI * t) / length) * end;
  const attack = Math.min(1, t / 0.006);
  return attack * Math.exp((-5 * t) / length) * end;
};

/** Where the wave of a note is `t` seconds after its beginning, in turns. */
const turnsAt = ({ voice, hz }: Note, t: number): number => {
  if (voice !== 'drum') return hz * t;
  const fall = 18;
  return hz * (0.5 * t + (0.5 * (1 - Math.exp(-fall * t))) / fall);
};

/** Adds a note to the samples. By itself, since an engine makes quick code of what is called often. */
const add = (samples: Float32Array, note: Note, loops: boolean): void => {
  const shares = harmonics[note.voice];
  const from = Math.round(note.at * sampleRate);
  const length = Math.floor(note.for * sampleRate);
  for (let step = 0; step < length; step += 1) {
    const place = loops ? (from + step) % samples.length : from + step;
    if (place >= samples.length) break;
    const t = step / sampleRate;
    const phase = turn * turnsAt(note, t);
    // sin((n + 1)x) = 2 cos(x) sin(nx) - sin((n - 1)x): two waves for all harmonics
    const twice = shares.length > 1 ? 2 * Math.cos(phase) : 0;
    let before = 0;
    let sine = Math.sin(phase);
    let wave = 0;
    for (let index = 0; index < shares.length; index += 1) {
      wave += (shares[index] ?? 0) * sine;
      const next = twice * sine - before;
      before = sine;
      sine = next;
    }
    samples[place] = (samples[place] ?? 0) + note.loud * envelope(note, t) * wave;
  }
};

/** The samples of a piece, -1 to 1: always the same ones. */
export const render = ({ seconds, notes, loops = false }: Score): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const note of notes) add(samples, note, loops);
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest === 0 ? samples : samples.map((sample) => (sample * peak) / loudest);
};
