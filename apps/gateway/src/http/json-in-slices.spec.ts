import type { Request, Response } from 'express';
import { jsonInSlices } from './json-in-slices.js';

const read = async (text: string | Buffer): Promise<{ body: unknown; error: unknown }> => {
  const request = { body: Buffer.from(text) } as unknown as Request;
  const error = await new Promise((resolve) => jsonInSlices(request, {} as Response, resolve));
  return { body: request.body, error };
};

describe('JSON that is read in slices', () => {
  const questions = Array.from({ length: 3_000 }, (_, index) => ({
    question: `Wer war’s, ${index}? 👩‍👩‍👧`,
    n: index,
  }));

  it.each([
    ['of several slices', { questions }],
    ['with a name that objects have', JSON.parse('{"__proto__":{"isOwner":true},"a":1}')],
    ['that is a list', [1, -2.5e3, null, true, 'x']],
  ])('is what JSON.parse makes of it: %s', async (_, value) => {
    const { body, error } = await read(JSON.stringify(value));
    expect(error).toBeUndefined();
    expect(body).toEqual(value);
  });

  it.each(['{"questions":[', '{"a":1}}', 'nul', '{"a" 1}', '"\\u12', '{} {}'])(
    'is refused: %s',
    async (text) => {
      expect((await read(text)).error).toMatchObject({ status: 400 });
    },
  );

  it.each([
    ['keys', `{${Array.from({ length: 65 }, (_, index) => `"${index}":1`)}}`],
    ['items', `[${'1,'.repeat(10_000)}1]`],
    ['lists in lists', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['digits', '7'.repeat(1_001)],
  ])('is refused where it has more %s than any call takes', async (_, text) => {
    expect((await read(text)).error).toMatchObject({ status: 400 });
  });

  it('lets others have their turn after each slice', async () => {
    let turns = 0;
    let reading = true;
    const count = (): void => {
      turns += 1;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    // 2 MB are 62 slices of 32 KiB
    await read(`[${`"${'x'.repeat(1_000)}",`.repeat(2_000)}1]`);
    reading = false;
    expect(turns).toBeGreaterThanOrEqual(60);
  });
});
