import { isLargerThan } from './message-size.js';

const jsonSize = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

describe('the size of a message', () => {
  it.each([
    [{ roomId: 'ABC123', playerId: 'p_0123456789abcdef', questionIndex: 3, answer: null }],
    [{ texts: ['€'.repeat(100), ''], deep: { deeper: [[[true]], 1.25] } }],
    ['x'.repeat(1000)],
    [Array(500).fill(7)],
  ])('is about that of its JSON', (message) => {
    expect(isLargerThan(jsonSize(message) + 10, message)).toBe(false);
    expect(isLargerThan(jsonSize(message) - 10, message)).toBe(true);
  });

  it('counts attachments', () => {
    expect(isLargerThan(100, { t: 1, pieces: [Buffer.alloc(60), Buffer.alloc(60)] })).toBe(true);
    expect(isLargerThan(200, { t: 1, pieces: [Buffer.alloc(60), Buffer.alloc(60)] })).toBe(false);
  });

  it('is no matter of depth', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(isLargerThan(64 * 1024, deep)).toBe(false);
    expect(isLargerThan(10_000, deep)).toBe(true);
  });
});
