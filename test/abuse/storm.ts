import type { Reachable } from '../support/live/test-client.js';
import { HonestTable } from './honest-table.js';
import { fuzzHttp } from './http/http-fuzz.js';
import { type Scene, setScene } from './scene.js';
import { fuzzSockets } from './socket/socket-fuzz.js';

export interface StormOptions {
  /** HTTP requests, and as many talks on sockets. */
  readonly cases: number;
  readonly seed: number;
}

export interface StormReport {
  /** HTTP answers by status. */
  readonly answers: ReadonlyMap<string, number>;
  /** Games that honest people played meanwhile. */
  readonly games: number;
}

const fuzzBoth = async (gateway: Reachable, scene: Scene, { cases, seed }: StormOptions) => {
  const { url } = gateway;
  const answers = await fuzzHttp({ url, cases, seed, around: scene.around });
  const known = {
    rooms: scene.around.ids,
    playerIds: [scene.player.playerId, 'p_0000000000000000'],
    almostToken: `${scene.player.token.slice(0, -1)}${scene.player.token.endsWith('A') ? 'B' : 'A'}`,
  };
  await fuzzSockets({ url, cases, seed, known, cookies: scene.cookies });
  return answers;
};

/** Throws what went wrong: an answer that breaks the contract, a game that changed, people who could not play. */
export const storm = async (gateway: Reachable, options: StormOptions): Promise<StormReport> => {
  const scene = await setScene(gateway);
  const before = JSON.stringify(await scene.log());
  const honest = new HonestTable(gateway);
  const answers = await fuzzBoth(gateway, scene, options).finally(() => honest.end());
  const alive = await fetch(new URL('/health/live', gateway.url));
  if (alive.status !== 200) throw new Error(`/health/live answers ${alive.status}`);
  if (JSON.stringify(await scene.log()) !== before)
    throw new Error('The game that nobody touched has changed');
  if (scene.player.heard.all('removed').length > 0) throw new Error('The player has lost its seat');
  return { answers, games: honest.games };
};
