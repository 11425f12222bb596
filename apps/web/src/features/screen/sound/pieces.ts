import type { Note, Score } from './synth.js';

/** Four pieces in C, all our own. Pitches count half tones from the A of 440 Hz. */

const hz = (halfTones: number): number => 440 * 2 ** (halfTones / 12);
const c4 = -9;

/** Chords of two bars each, from c4 in half tones: A minor 7, F major 7, C, G 6. They lead round, and nowhere. */
const round = [
  [-3, 0, 4, 7],
  [-7, -3, 0, 4],
  [0, 4, 7, 12],
  [-5, -1, 2, 4],
] as const;

/** The lobby: 84 beats a minute, 32 beats, pads under a plucked figure that never takes the ear from who talks. */
const lobby = (): Score => {
  const beat = 60 / 84;
  const bars = 2 * 4 * beat;
  const notes: Note[] = [];
  for (const [index, chord] of round.entries()) {
    const from = index * bars;
    // each chord swells before the one before it has gone
    for (const tone of chord)
      notes.push({ at: from, for: bars * 1.25, hz: hz(c4 + tone), loud: 0.5, voice: 'pad' });
    notes.push({ at: from, for: bars, hz: hz(c4 + chord[0] - 12), loud: 0.7, voice: 'pad' });
    const figure = [0, 2, 3, 2, 1, 2, 3, 1];
    for (const [step, place] of figure.entries())
      notes.push({
        at: from + step * beat,
        for: 1.4,
        hz: hz(c4 + 12 + (chord[place] ?? 0)),
        loud: step % 4 === 0 ? 0.5 : 0.3,
        voice: 'pluck',
      });
  }
  return { seconds: round.length * bars, notes, loops: true };
};

/** How long the last moments of a question are, seconds. */
export const lastSeconds = 5;

/** The last five seconds: a heart that beats faster, from twice to four times a second, and rises by a fifth. */
const lastMoments = (): Score => {
  const notes: Note[] = [];
  let gap = 0.5;
  for (let at = 0; at < lastSeconds - 0.3; at += gap) {
    const done = at / lastSeconds;
    gap = 0.5 - 0.25 * done;
    notes.push({ at, for: 0.3, hz: 130, loud: 0.7 + 0.3 * done, voice: 'drum' });
    notes.push({ at: at + gap / 2, for: 0.12, hz: hz(c4 + 12 + 7 * done), loud: 0.2, voice: 'pluck' });
  }
  return { seconds: lastSeconds, notes };
};

/** What was right: the chord of C opens upwards, and stands for a moment. */
const reveal = (): Score => {
  const tones = [0, 4, 7, 12, 16];
  const notes = tones.flatMap((tone, index): Note[] => [
    { at: index * 0.09, for: 1.6, hz: hz(c4 + tone), loud: 0.6, voice: 'pluck' },
    { at: 0.3, for: 1.7, hz: hz(c4 - 12 + tone), loud: 0.25, voice: 'pad' },
  ]);
  return { seconds: 2, notes };
};

/** The podium: a step up for the third, one for the second, and the whole chord for the first, as they rise (ui/podium.tsx). */
const podium = (): Score => {
  const third = { at: 0.6, tone: 7 };
  const second = { at: 1.9, tone: 9 };
  const steps = [third, second].flatMap(({ at, tone }): Note[] => [
    { at, for: 1, hz: hz(c4 + tone), loud: 0.7, voice: 'pluck' },
    { at: at + 0.14, for: 1, hz: hz(c4 + tone + 5), loud: 0.7, voice: 'pluck' },
    { at, for: 0.35, hz: 130, loud: 0.8, voice: 'drum' },
  ]);
  // the roll that the room holds its breath for
  for (let at = 2.5; at < 3.15; at += 0.065)
    steps.push({ at, for: 0.12, hz: 150, loud: 0.25 + (at - 2.5) / 2, voice: 'drum' });
  for (const [index, tone] of [0, 4, 7, 12, 16, 19].entries()) {
    steps.push({ at: 3.2 + index * 0.05, for: 2.2, hz: hz(c4 + tone), loud: 0.6, voice: 'pluck' });
    steps.push({ at: 3.2, for: 2.8, hz: hz(c4 - 12 + tone), loud: 0.4, voice: 'pad' });
  }
  return { seconds: 6, notes: steps };
};

export const pieces = { lobby, lastMoments, reveal, podium } as const;
export type Piece = keyof typeof pieces;
