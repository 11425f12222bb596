import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { signInHost } from './host.js';
import { measure } from './measure.js';
import { readOptions } from './options.js';
import type { Report } from './report.js';
import { spreadText } from './spread.js';
import { setStage } from './stage.js';
import { Uploads } from './uploads.js';

/** The same night twice: alone, and while a host uploads files of 5,000 questions one after the other. */

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const options = readOptions(process.argv.slice(2), 'csv');
const stage = await setStage(options);

/** What each upload adds; CPU time says more than the clock on a machine that others use too. */
const cpuPerUpload = (alone: number | null, beside: number | null, uploads: number): string =>
  alone === null || beside === null
    ? 'not on this machine'
    : `${((beside - alone) / Math.max(1, uploads)).toFixed(2)} s`;
const loop = ({ gateways }: Report): string =>
  gateways
    .map(({ loopDelayMs: late }) => (late ? `p99 ${late.p99}   max ${late.max}` : 'unknown'))
    .join('; ');

try {
  const door = stage.doors[0] ?? '';
  const uploads = new Uploads(door, await signInHost(door, 'uploader'));
  const warm = new Uploads(door, await signInHost(door, 'rehearsing-uploader'));
  const problems: string[] = [];
  for (let rehearsal = 1; rehearsal <= options.rehearsals; rehearsal += 1) {
    const night = await measure({ ...options, seed: options.seed + rehearsal }, stage, warm.meanwhile);
    problems.push(...night.problems);
  }
  const alone = await measure({ ...options, seed: options.seed + 1_000 }, stage);
  const beside = await measure({ ...options, seed: options.seed + 2_000 }, stage, uploads.meanwhile);
  problems.push(...alone.problems, ...beside.problems, ...warm.problems, ...uploads.problems);
  mkdirSync(dirname(options.json), { recursive: true });
  const report = { alone, beside, uploadMs: uploads.times, problems };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  const rows: [string, string][] = [
    ['Players', `${options.players}, ${options.questions} questions, ${options.rehearsals} rehearsals`],
    [
      'Machine',
      `${alone.machine.before.cpus}, load ${alone.machine.before.load} → ${beside.machine.after.load}`,
    ],
    [`Upload of ${uploads.what}, ms`, spreadText(uploads.times)],
    ['  gateway CPU', cpuPerUpload(alone.use.gateways, beside.use.gateways, uploads.times.count)],
    ['  PostgreSQL CPU', cpuPerUpload(alone.use.postgres, beside.use.postgres, uploads.times.count)],
    ['Answer → result alone, ms', spreadText(alone.answerMs)],
    ['Answer → result beside uploads, ms', spreadText(beside.answerMs)],
    ['Question → last player alone, ms', spreadText(alone.fanOutMs.last)],
    ['Question → last player beside uploads, ms', spreadText(beside.fanOutMs.last)],
    ['Event loop late alone, ms', loop(alone)],
    ['Event loop late beside uploads, ms', loop(beside)],
    ['Problems', problems.length === 0 ? 'none' : problems.slice(0, 20).join('\n')],
  ];
  console.log(rows.map(([what, figures]) => `${what.padEnd(46)}${figures}`).join('\n'));
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await stage.close();
}
