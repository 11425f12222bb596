import { cloudOf } from './cloud-shape.js';

const room = { width: 42, height: 14, least: 1 };
const words = [
  { text: 'music', count: 2 },
  { text: 'friends', count: 6 },
  { text: 'beer', count: 3 },
  { text: 'snacks', count: 2 },
];

it('sets words by their voices, those of most in the middle', () => {
  const cloud = cloudOf(words, room);
  expect(cloud.map(({ text }) => text)).toEqual(['snacks', 'beer', 'friends', 'music']);
  const sizes = new Map(cloud.map(({ text, size }) => [text, size]));
  expect(sizes.get('friends')).toBeGreaterThan(sizes.get('beer') ?? 0);
  expect(sizes.get('beer')).toBeGreaterThan(sizes.get('music') ?? 0);
  expect(sizes.get('music')).toBe(sizes.get('snacks'));
});

it('is the same whatever order the words came in', () => {
  expect(cloudOf([...words].reverse(), room)).toEqual(cloudOf(words, room));
});

it('breaks no word, and sets none smaller than can be read', () => {
  const long = Array.from({ length: 20 }, (_, nth) => ({ text: `${nth}`.padEnd(25, 'm'), count: 20 - nth }));
  for (const { text, size } of cloudOf(long, room)) {
    expect(size).toBeGreaterThanOrEqual(room.least);
    expect(size * text.length * 0.58).toBeLessThanOrEqual(room.width);
  }
});

it('is empty where nobody has said anything', () => {
  expect(cloudOf([], room)).toEqual([]);
});
