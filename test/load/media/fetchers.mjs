import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';

/**
 * Phones that fetch pictures, in a thread of their own: what their bytes cost must not be mistaken for the time that an
 * answer takes. A message { phone, address } is answered with { phone, status, bytes } once all of it is there.
 *
 * @type {Map<number, Agent>} each phone has a connection of its own, which stays
 */
const agents = new Map();

/** @param {number} phone */
const agentOf = (phone) => {
  const agent = agents.get(phone) ?? new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(phone, agent);
  return agent;
};

parentPort?.on('message', ({ phone, address }) => {
  /** @type {(status: unknown, bytes?: number) => void} */
  const tell = (status, bytes = 0) => parentPort?.postMessage({ phone, status, bytes });
  /** @param {Error} error */
  const failed = (error) => tell(String(error));
  get(address, { agent: agentOf(phone) }, (response) => {
    let bytes = 0;
    response.on('data', (piece) => {
      bytes += piece.length;
    });
    response.on('end', () => tell(response.statusCode, bytes));
    response.on('error', failed);
  }).on('error', failed);
});
