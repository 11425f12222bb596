import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { OneATurn } from '../../runtime/one-a-turn.js';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Takes one new WebSocket in each turn of the event loop, by whatever listens at that server now. When a hall's WiFi restarts,
 * two thousand arrive in one moment: all of them in one turn would hold up every other call for as long as they take.
 */
export const upgradeInTurn = (server: EventEmitter): void => {
  const turns = new OneATurn();
  const listeners = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has let go of it: an error that nobody listened to would end this process.
    const broken = (): unknown => socket.destroy();
    socket.on('error', broken);
    turns.do(() => {
      socket.off('error', broken);
      if (!socket.destroyed) for (const upgrade of listeners) upgrade.call(server, request, socket, head);
    });
  });
};
