import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import request from 'supertest';
import { program } from '../../scripts/paths.mjs';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import type { Reachable } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

let night: Night;
let gateways: GatewayProcess[] = [];
let projector: ChildProcess | null = null;

beforeEach(async () => {
  night = await Night.begin();
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) {
    gateway.resume();
    await gateway.kill();
  }
  if (projector?.exitCode === null) projector.kill('SIGKILL');
  projector = null;
  await night.end();
});

const start = async (count: number, env: Record<string, string> = {}): Promise<GatewayProcess[]> => {
  const begin = () => GatewayProcess.start(night.databaseUrl, { env });
  gateways = await Promise.all(Array.from({ length: count }, begin));
  return gateways;
};

const isElected = async ({ url }: Reachable): Promise<boolean> => {
  const { text } = await request(url).get('/metrics');
  return /^clockbeat_projections_elected 1$/m.test(text);
};

const electedOf = async (among: readonly GatewayProcess[]): Promise<GatewayProcess> => {
  let elected: GatewayProcess | undefined;
  await until('a gateway is elected', async () => {
    const answers = await Promise.all(among.map(isElected));
    elected = among[answers.indexOf(true)];
    return elected !== undefined;
  });
  return elected as GatewayProcess;
};

/** An evening of two questions, of which Ada gets one right; its id. */
const playOn = async (gateway: Reachable): Promise<string> => {
  const host = await TestHost.on(gateway, { questions: quiz(2) });
  const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  await host.start();
  await ada.sees(0);
  await ada.answer('B');
  await host.finish();
  return host.gameId;
};

/** What the host of all these evenings sees of them. */
const historyOn = async (gateway: Reachable) => {
  const cookie = await cookieOf(gateway);
  const { body } = await request(gateway.url).get('/api/user/game-history').set('cookie', cookie).expect(200);
  return (body as { id: string; status: string; participantCount: number }[]).map(
    ({ id, status, participantCount }) => `${id} ${status}, ${participantCount} player`,
  );
};

const untilListed = (gateway: Reachable, games: readonly string[]): Promise<void> => {
  const expected = games.map((id) => `${id} completed, 1 player`).join();
  return until(
    'the history has every game, once',
    async () => (await historyOn(gateway)).join() === expected,
  );
};

it('a gateway that is killed hands the projections to another, and nothing is listed twice or not at all', async () => {
  const all = await start(3);
  const first = await electedOf(all);
  const rest = all.filter((gateway) => gateway !== first);
  const [other] = rest as [GatewayProcess];
  const games = [await playOn(other)];
  await untilListed(other, games);
  await first.kill();
  games.unshift(await playOn(other));
  await untilListed(other, games);
  expect(rest).toContain(await electedOf(rest));
});

it('a gateway that stands still is replaced, and counts nothing anew when it goes on', async () => {
  const all = await start(2);
  const first = await electedOf(all);
  const [other] = all.filter((gateway) => gateway !== first) as [GatewayProcess];
  const games = [await playOn(other)];
  await untilListed(other, games);
  first.pause();
  games.unshift(await playOn(other));
  await untilListed(other, games);
  expect(await isElected(other)).toBe(true);
  first.resume();
  games.unshift(await playOn(first));
  await untilListed(first, games);
  expect([await isElected(first), await isElected(other)]).toEqual([false, true]);
});

it('a projector follows the log for gateways that are told not to', async () => {
  const [gateway] = (await start(1, { PROJECTIONS: 'off' })) as [GatewayProcess];
  const games = [await playOn(gateway)];
  expect(await isElected(gateway)).toBe(false);
  expect(await historyOn(gateway)).toEqual([]);
  const child = spawn(process.execPath, [program('projector')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: night.databaseUrl },
  });
  projector = child;
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await untilListed(gateway, games);
  expect(said).toContain('This projector follows the log for all');
  games.unshift(await playOn(gateway));
  await untilListed(gateway, games);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
