import type { IncomingMessage } from 'node:http';
import { OneATurn } from '../runtime/one-a-turn.js';

const turns = new OneATurn();

/**
 * Reads and forgets the body of a call that is refused: who still sends it would not hear the answer. A piece in each turn
 * of the event loop; left to Node, hundreds of such bodies are read as fast as they come, 2 MB of each in one turn.
 */
export const letPassBy = (request: IncomingMessage): void => {
  request.on('data', () => {
    request.pause();
    turns.do(() => request.resume());
  });
};
