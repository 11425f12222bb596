import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import type { ExportedRow } from '../export/exported-row.js';
import { EventStream } from './event-stream.js';

/** The other end of an answer, which takes what it is given or lets it wait. */
class Taker extends EventEmitter {
  taken = '';
  takes = true;
  state: 'open' | 'ended' | 'destroyed' = 'open';

  get writableNeedDrain(): boolean {
    return !this.takes;
  }
  write(text: string): boolean {
    this.taken += text;
    return this.takes;
  }
  end(): void {
    if (this.state === 'open') this.state = 'ended';
  }
  destroy(): void {
    this.state = 'destroyed';
    this.emit('close');
  }
}

const reader = { accountId: 'u', gameId: null, sessionId: 's', tokenHash: null };
const row = (cursor: string) => ({ cursor }) as ExportedRow;
const told = (...cursors: string[]): string =>
  cursors.map((cursor) => `id: ${cursor}\ndata: {"cursor":"${cursor}"}\n\n`).join('');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A stream of pages, one for each time that there is something new. */
const streamOf = (...pages: string[][]) => {
  const taker = new Taker();
  let read = 0;
  async function* rows() {
    const page = pages.shift();
    read += 1;
    if (page) yield page.map(row);
  }
  const stream = new EventStream(reader, rows, taker as unknown as ServerResponse);
  return { taker, stream, over: stream.tell(), reads: () => read };
};

it('tells what is there, and looks again only when there is news', async () => {
  const { taker, stream, over, reads } = streamOf(['a', 'b'], ['c']);
  await settled();
  expect([taker.taken, reads()]).toEqual([told('a', 'b'), 1]);
  stream.news();
  await settled();
  expect([taker.taken, reads()]).toEqual([told('a', 'b', 'c'), 2]);
  stream.end();
  await over;
  expect(taker.state).toBe('ended');
});

it('says now and then that it is alive, not to a reader for whom something waits', async () => {
  const { taker, stream, over } = streamOf();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(taker.taken).toBe(': beat\n\n');
  taker.takes = false;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(taker.taken).toBe(': beat\n\n');
  stream.end();
  await over;
});

it('reads nothing more for a reader that does not take it, and cuts it off', async () => {
  const { taker, stream, over, reads } = streamOf([], ['a'], ['b']);
  await settled();
  taker.takes = false;
  stream.news();
  stream.news();
  await jest.advanceTimersByTimeAsync(29_000);
  expect([taker.state, reads(), taker.taken]).toEqual(['open', 2, told('a')]);
  await jest.advanceTimersByTimeAsync(1_000);
  await over;
  expect([taker.state, reads()]).toEqual(['destroyed', 2]);
});

it('goes on with a reader that is late and not too late', async () => {
  const { taker, stream, over } = streamOf([], ['a'], ['b']);
  await settled();
  taker.takes = false;
  stream.news();
  await jest.advanceTimersByTimeAsync(29_000);
  taker.takes = true;
  taker.emit('drain');
  await settled();
  stream.news();
  await settled();
  expect(taker.taken).toBe(told('a', 'b'));
  taker.destroy();
  await over;
});
