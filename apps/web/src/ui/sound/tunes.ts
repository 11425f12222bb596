/** One tone: when it begins and how long it lasts (s), its pitch (Hz). */
interface Tone {
  readonly at: number;
  readonly for: number;
  readonly hz: number;
}

/** Small tunes instead of files: nothing to load, nothing to license. */
const tunes = {
  tick: [{ at: 0, for: 0.05, hz: 880 }],
  right: [
    { at: 0, for: 0.12, hz: 660 },
    { at: 0.1, for: 0.22, hz: 990 },
  ],
  wrong: [
    { at: 0, for: 0.14, hz: 220 },
    { at: 0.14, for: 0.24, hz: 165 },
  ],
  finish: [
    { at: 0, for: 0.16, hz: 523 },
    { at: 0.14, for: 0.16, hz: 659 },
    { at: 0.28, for: 0.16, hz: 784 },
    { at: 0.42, for: 0.4, hz: 1047 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Tune = keyof typeof tunes;

const volume = 0.12;
const fadeS = 0.02;
let context: AudioContext | null = null;

/** Plays a tune. Does nothing where there is no sound, or before the page was touched. */
export const playTune = async (tune: Tune): Promise<void> => {
  // A page that was never touched may not sound, and what waits for the touch would come too late.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const tone of tunes[tune]) sing(context, tone);
};

const sing = (audio: AudioContext, { at, for: length, hz }: Tone): void => {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + fadeS);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
};
