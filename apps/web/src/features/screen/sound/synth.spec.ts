import { type Piece, pieces } from './pieces.js';
import { render, sampleRate } from './synth.js';

const names = Object.keys(pieces) as Piece[];
const rendered = new Map(names.map((name) => [name, render(pieces[name]())]));
const samplesOf = (name: Piece): Float32Array => rendered.get(name) ?? new Float32Array();

/** The largest step from one sample to the next: a click is one that no wave of the piece makes. */
const largestStep = (samples: Float32Array): number => {
  let most = 0;
  for (let at = 1; at < samples.length; at += 1)
    most = Math.max(most, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)));
  return most;
};

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe.each(names)('the piece %s', (name) => {
  const samples = samplesOf(name);

  it('can be heard, and overdrives nothing', () => {
    expect(loudness(samples)).toBeGreaterThan(0.02);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.5, 5);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('has no click in it, nor at its ends', () => {
    expect(largestStep(samples)).toBeLessThan(0.25);
    // from silence, or in a loop from its own end
    const before = pieces[name]().loops ? (samples.at(-1) ?? 1) : 0;
    expect(Math.abs((samples[0] ?? 1) - before)).toBeLessThan(0.05);
    if (!pieces[name]().loops) expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.05);
  });

  it('is the same each time', () => {
    // as bytes: half a million numbers one by one take seconds
    expect(Buffer.from(render(pieces[name]()).buffer).equals(Buffer.from(samples.buffer))).toBe(true);
  });
});

it('the loop is as long as its beats, and as loud at its seam as elsewhere', () => {
  const samples = samplesOf('lobby');
  expect(samples.length).toBe(Math.round(((32 * 60) / 84) * sampleRate));
  const second = (from: number) => loudness(samples.slice(from * sampleRate, (from + 1) * sampleRate));
  const seam = loudness(
    new Float32Array([...samples.slice(-sampleRate / 2), ...samples.slice(0, sampleRate / 2)]),
  );
  expect(seam).toBeGreaterThan(second(11) / 3);
});

it('the heart beats faster towards the end', () => {
  const beats = pieces.lastMoments().notes.flatMap(({ voice, at }) => (voice === 'drum' ? [at] : []));
  const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(8);
  for (const [index, gap] of gaps.slice(1).entries()) expect(gap).toBeLessThan(gaps[index] ?? 0);
});
