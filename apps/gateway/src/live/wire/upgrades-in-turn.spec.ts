import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { upgradeInTurn } from './upgrades-in-turn.js';

describe('new WebSockets', () => {
  const arrive = (count: number) => {
    const server = new EventEmitter();
    const taken: string[] = [];
    server.on('upgrade', (name: string) => taken.push(name));
    upgradeInTurn(server);
    const sockets = Array.from({ length: count }, () => new PassThrough());
    for (const [index, socket] of sockets.entries())
      server.emit('upgrade', `${index}`, socket, Buffer.alloc(0));
    return { taken, sockets };
  };

  it('are taken one a turn, in the order in which they came', async () => {
    const { taken } = arrive(3);
    const seen = [taken.join('')];
    while (taken.length < 3) {
      await turn();
      seen.push(taken.join(''));
    }
    expect([...new Set(seen)]).toEqual(['', '0', '01', '012']);
  });

  it('are left alone when they broke while they waited, which harms nobody', async () => {
    const { taken, sockets } = arrive(3);
    sockets[1]?.destroy(new Error('reset'));
    while (!taken.includes('2')) await turn();
    expect(taken).toEqual(['0', '2']);
    expect(sockets.map((socket) => socket.listenerCount('error'))).toEqual([0, 0, 0]);
  });
});
