import { setTimeout as sleep } from 'node:timers/promises';
import { readDescription } from '../abuse/http/api-description.js';
import { hurtingBodies } from './bodies/hurting.js';
import { type Meanwhile, measure } from './measure.js';
import { readOptions } from './options.js';
import { spreadText } from './spread.js';
import { setStage } from './stage.js';

/**
 * npm run bench:flood: the same night twice, alone and while one address without an account sends bodies made to hurt
 * (docs/abuse.md), five a second: each in its turn, to the two calls with a body that need no session and make the longest turns.
 */

const boundMs = 50;
const betweenMs = 200;
const largestBody = 256 * 1024 - 100;
/** Of an address that plays no game here. */
const flooder = '127.66.6.6';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const options = readOptions(process.argv.slice(2), 'flood');
const stage = await setStage(options);

const floodOf = async (url: string): Promise<{ statuses: Map<number, number>; meanwhile: Meanwhile }> => {
  const api = await readDescription(url);
  const requests = ['/api/solo-games', '/api/games/{id}/rating'].flatMap((path) => {
    const body = api.operations.find((one) => one.method === 'POST' && one.path === path)?.body ?? {};
    const hurting = hurtingBodies(api, body, { good: {}, bytes: largestBody });
    return hurting.map(({ text }) => ({ path: path.replace('{id}', 'nobody'), text }));
  });
  const statuses = new Map<number, number>();
  const meanwhile: Meanwhile = async (over) => {
    for (let sent = 0; !over.aborted; sent += 1) {
      const { path, text } = requests[sent % requests.length]!;
      const { status } = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': flooder },
        body: text,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(betweenMs, undefined, { signal: over }).catch(() => undefined);
    }
  };
  return { statuses, meanwhile };
};

try {
  const flood = await floodOf(stage.doors[0] ?? '');
  for (let rehearsal = 1; rehearsal <= options.rehearsals; rehearsal += 1)
    await measure({ ...options, seed: options.seed + rehearsal }, stage);
  const alone = await measure({ ...options, seed: options.seed + 1_000 }, stage);
  const beside = await measure({ ...options, seed: options.seed + 2_000 }, stage, flood.meanwhile);
  const problems = [...alone.problems, ...beside.problems];
  const rows: [string, string][] = [
    ['Players', `${options.players}, ${options.questions} questions, ${options.rehearsals} rehearsals`],
    [
      'Machine',
      `${alone.machine.before.cpus}, load ${alone.machine.before.load} → ${beside.machine.after.load}`,
    ],
    [
      'Bodies sent, by status',
      [...flood.statuses].map(([status, count]) => `${status} × ${count}`).join(', '),
    ],
    ['Answer → result alone, ms', spreadText(alone.answerMs)],
    [`Answer → result beside them, ms (bound: p99 ${boundMs})`, spreadText(beside.answerMs)],
    ['Problems', problems.length === 0 ? 'none' : problems.slice(0, 20).join('\n')],
  ];
  console.log(rows.map(([what, figures]) => `${what.padEnd(52)}${figures}`).join('\n'));
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await stage.close();
}
