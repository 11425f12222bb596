/**
 * npm run faults -- --runs N --seed S [--faults a,b]: N nights with the seeds S, S+1 …, one after another, on three
 * gateways behind the load balancer. Ends with 1 if any promise was broken. docs/faults.md tells what is checked.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { signIn } from '../support/sign-in.js';
import { promises } from './checker/index.js';
import { FaultyCluster } from './cluster/cluster.js';
import { type FaultName, faultNames } from './night/faults.js';
import { type NightReport, playNight } from './night/night.js';
import { seasonPromises } from './season/checks.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: faultNames.join(',') },
  },
});

const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0 && text.trim() !== '') return value;
  throw new Error(`--${name} must be a whole number, not "${text}"`);
};

const known = (name: string): FaultName => {
  const fault = faultNames.find((one) => one === name);
  if (fault) return fault;
  throw new Error(`--faults knows no "${name}"; it knows ${faultNames.join(', ')}`);
};

/** Violations of one promise that a night prints: one cause often breaks it for everybody. */
const shown = 5;

const print = (report: NightReport, seconds: number): void => {
  const { seed, incidents, violations } = report;
  console.log(
    `seed ${seed}: ${violations.length === 0 ? 'kept' : 'BROKEN'} in ${Math.round(seconds)} s; ${report.games} games, of which ${report.attempts} attempts at home, ` +
      `${report.events} events, ${report.answers} answers (${report.acknowledged} acknowledgements), ` +
      `${report.lobbyWords} words of the lobby, ${report.jokers} jokers, ${report.locked} times a locked door, ` +
      `${report.verdicts} verdicts, ${report.corrections} corrections (${report.undone} undone), ` +
      `${report.words} words held against the log, ${report.returns} times somebody came back`,
  );
  for (const { fault, what } of incidents) console.log(`    ${fault}: ${what}`);
  for (const promise of [...promises, ...seasonPromises]) {
    const broken = violations.filter((violation) => violation.promise === promise);
    for (const { what } of broken.slice(0, shown)) console.log(`  VIOLATION of "${promise}": ${what}`);
    if (broken.length > shown) console.log(`  … and ${broken.length - shown} more of "${promise}"`);
  }
};

const durability = async (cluster: FaultyCluster): Promise<string> => {
  const rows = await cluster.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  if (rows.some(({ setting }) => setting !== 'on')) throw new Error('This PostgreSQL is not durable');
  return rows.map(({ name, setting }) => `${name} ${setting}`).join(', ');
};

const main = async (): Promise<boolean> => {
  const [runs, first] = [whole('runs', values.runs), whole('seed', values.seed)];
  const allowed = values.faults.split(',').map(known);
  await buildIfStale();
  const cluster = await FaultyCluster.start();
  const counts = new Map<FaultName, number>();
  const broken: number[] = [];
  let done = 0;
  try {
    console.log(`three gateways behind HAProxy; PostgreSQL with ${await durability(cluster)}`);
    const cookie = await signIn(cluster.url, 'host@example.org');
    for (let seed = first; seed < first + runs; seed += 1) {
      const began = performance.now();
      const report = await playNight(cluster, cookie, seed, allowed);
      print(report, (performance.now() - began) / 1000);
      for (const { fault } of report.incidents) counts.set(fault, (counts.get(fault) ?? 0) + 1);
      if (report.violations.length > 0) broken.push(seed);
      done += 1;
    }
  } catch (error) {
    for (const gateway of cluster.gateways)
      if (gateway.said) console.error(`${gateway.name} said: ${gateway.said}`);
    throw error;
  } finally {
    await cluster.stop();
  }
  console.log(
    `\n${done} runs, ${broken.length} broken${broken.length > 0 ? ` (seeds ${broken.join(', ')})` : ''}`,
  );
  console.log(`faults: ${[...counts].map(([fault, count]) => `${fault} ${count}`).join(', ')}`);
  console.log(`checked: ${[...promises, ...seasonPromises].join('; ')}`);
  return broken.length === 0;
};

main().then(
  (kept) => process.exit(kept ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
