import { seededRandom } from '../../../test/support/random.js';
import { type Drawable, drawQuestions } from './draws.js';

const question = (id: string, more: Partial<Drawable> = {}): Drawable => ({
  ...{ id, template: id, shows: null, answering: [], weight: 1, askedAgo: null },
  ...more,
});
const many = (count: number, more: (index: number) => Partial<Drawable> = () => ({})): Drawable[] =>
  Array.from({ length: count }, (_, index) => question(`q${index}`, more(index)));
const ids = (drawn: readonly Drawable[]): string[] => drawn.map(({ id }) => id);
const draw = (candidates: readonly Drawable[], count: number, seed: number, more: object = {}): string[] =>
  ids(drawQuestions(candidates, count, { random: seededRandom(seed), ...more }));
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

describe('a draw', () => {
  it('takes so many, none twice, by a lot that comes out the same for the same chance', () => {
    for (const seed of seeds) expect(new Set(draw(many(30), 10, seed)).size).toBe(10);
    expect(draw(many(30), 10, 1)).toEqual(draw(many(30), 10, 1));
    expect(draw(many(30), 10, 1)).not.toEqual(draw(many(30), 10, 2));
    expect(draw(many(3), 10, 1)).toHaveLength(3);
    expect([draw([], 3, 1), draw(many(3), 0, 1)]).toEqual([[], []]);
  });

  it('leaves nobody out, and takes heavier ones oftener', () => {
    const candidates = many(10, (index) => ({ weight: index < 5 ? 1 : 0.125 }));
    const drawn = Array.from({ length: 500 }, (_, seed) => draw(candidates, 2, seed)).flat();
    expect(new Set(drawn).size).toBe(10);
    const heavy = drawn.filter((id) => Number(id.slice(1)) < 5).length;
    expect(heavy / drawn.length).toBeGreaterThan(0.75);
  });

  it('takes one of a template at most, and more only of what somebody chose', () => {
    const twins = many(12, (index) => ({ template: `t${index % 4}` }));
    for (const seed of seeds) {
      expect(new Set(draw(twins, 10, seed).map((id) => Number(id.slice(1)) % 4)).size).toBe(4);
      expect(draw(twins, 10, seed)).toHaveLength(4);
      expect(draw(twins, 10, seed, { mayRepeat: true })).toHaveLength(10);
    }
  });

  it('takes no two that answer each other while there are others', () => {
    const pairs = many(12, (index) => ({ answering: [`q${index % 2 === 0 ? index + 1 : index - 1}`] }));
    for (const seed of seeds) {
      const facts = draw(pairs, 6, seed).map((id) => Math.floor(Number(id.slice(1)) / 2));
      expect(new Set(facts).size).toBe(6);
    }
    expect(draw(pairs, 12, 1)).toHaveLength(12);
    expect(draw(pairs.slice(0, 3), 1, 1, { beside: ['q0', 'q3'] })).toEqual(['q0']);
  });

  it('takes of one kind of pictures one in five while there is anything else', () => {
    const flags = many(20, (index) => (index < 12 ? { template: 'flag', shows: `p${index}` } : {}));
    const isFlag = (id: string): boolean => Number(id.slice(1)) < 12;
    for (const seed of seeds) expect(draw(flags, 10, seed).filter(isFlag).length).toBeLessThanOrEqual(2);
    expect(draw(flags, 18, 1).filter(isFlag)).toHaveLength(10);
  });

  it('takes what the room was asked lately last of all, and of that the longest ago first', () => {
    const room = many(12, (index) => (index < 6 ? { askedAgo: index } : {}));
    for (const seed of seeds) {
      expect(draw(room, 6, seed).every((id) => Number(id.slice(1)) >= 6)).toBe(true);
      expect(draw(room, 9, seed).slice(6)).toEqual(['q5', 'q4', 'q3']);
    }
    // what was asked lately is better than what answers another
    const pair = [
      question('a', { answering: ['b'] }),
      question('b', { answering: ['a'] }),
      question('c', { askedAgo: 0 }),
    ];
    for (const seed of seeds) expect(draw(pair, 2, seed)).toContain('c');
  });
});
