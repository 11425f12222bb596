import { setImmediate as turn } from 'node:timers/promises';
import { gatherWrites } from './gather-writes.js';

/** As much of an Engine.IO connection as is asked for. */
const connection = () => ({
  transport: { writable: true, send: () => undefined },
  writeBuffer: [] as { data: string }[],
  flushed: 0,
  closed: false,
  flush() {
    this.flushed += 1;
    this.writeBuffer = [];
  },
  close() {
    this.closed = true;
  },
  on: () => undefined,
});

describe('what waits to be written to a socket', () => {
  it('leaves together at the end of the turn', async () => {
    const its = connection();
    gatherWrites(its, () => 1_000);
    for (let count = 0; count < 4; count += 1) {
      its.writeBuffer.push({ data: 'x'.repeat(900) });
      its.flush();
    }
    expect(its.flushed).toBe(0);
    await turn();
    expect(its).toMatchObject({ flushed: 1, closed: false });
  });

  it('ends the connection of somebody who reads nothing', () => {
    const its = connection();
    gatherWrites(its, () => 1_000);
    its.transport.writable = false;
    its.writeBuffer.push({ data: 'x'.repeat(900) });
    its.flush();
    expect(its.closed).toBe(false);
    its.writeBuffer.push({ data: 'x'.repeat(900) });
    its.flush();
    expect(its.closed).toBe(true);
  });
});
