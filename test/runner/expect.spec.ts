import { jestExpect } from '@jest/expect';
import { expect as quick } from './expect.mjs';

const values: readonly unknown[] = [
  ...[undefined, null, 0, -0, 1, 3n, '1', [1], [undefined], {}, { a: 1 }, { a: 1, b: undefined }],
  ...[new Map([[1, { a: 1 }]]), new Map([[1, { a: 2 }]]), new Date(0), new Error('a'), expect.any(Number)],
];
const matchers = [
  ...['toBe', 'toEqual', 'toMatchObject', 'toContain', 'toBeNull', 'toBeUndefined'],
  ...['toBeGreaterThan', 'toBeGreaterThanOrEqual', 'toBeLessThan', 'toBeLessThanOrEqual'],
];

/** What a matcher throws: null where the value passes. */
const verdict = (expectation: object, matcher: string, wanted: readonly unknown[]): string | null => {
  try {
    Reflect.apply(Reflect.get(expectation, matcher), expectation, wanted);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each(matchers)('%s says of every value what Jest says, whether it must or must not', (matcher) => {
  for (const actual of values) {
    const [ours, theirs] = [quick(actual), jestExpect(actual)];
    for (const wanted of [[], ...values.map((value) => [value])]) {
      const said = [verdict(ours, matcher, wanted), verdict(ours.not, matcher, wanted)];
      const meant = [verdict(theirs, matcher, wanted), verdict(theirs.not, matcher, wanted)];
      if (said[0] !== meant[0] || said[1] !== meant[1])
        throw new Error(`${matcher}: ${JSON.stringify({ said, meant })}`);
    }
  }
});

it('waits for promises', async () => {
  await quick(Promise.resolve(1)).resolves.toBe(1);
  await quick(Promise.reject(new Error('lost'))).rejects.toThrow('lost');
  expect(await quick(Promise.resolve(1)).resolves.toBe(2).catch(String)).toContain('Expected: 2');
});

it('leads whoever reads of a failure to the line of the test', () => {
  const failure = (() => {
    try {
      return void quick(1).toBe(2);
    } catch (error) {
      return error as Error;
    }
  })();
  const [first] = failure?.stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  expect(first).toContain('expect.spec.ts');
});
