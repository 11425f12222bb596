import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compare } from './bounds.js';
import { measure } from './measure.js';
import { readOptions } from './options.js';
import { print } from './print.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const options = readOptions(process.argv.slice(2));
const stage = await setStage(options);
try {
  const problems: string[] = [];
  for (let rehearsal = 1; rehearsal <= options.rehearsals; rehearsal += 1) {
    problems.push(...(await measure({ ...options, seed: options.seed + rehearsal }, stage)).problems);
  }
  const night = await measure(options, stage);
  const report = { ...night, problems: [...problems, ...night.problems] };
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(options.json, `${JSON.stringify({ ...report, bounds: compare(report) }, null, 2)}\n`);
  console.log(print(report));
  console.log(`Written to ${options.json}`);
  if (report.problems.length > 0) process.exitCode = 1;
} finally {
  await stage.close();
}
