/**
 * npm run fuzz -- --cases N --seed S: so many wild HTTP requests and as many talks on sockets, against a gateway of its own
 * on which people play meanwhile. Ends with 1 at the first broken promise, with the seed and what was sent (docs/abuse.md).
 */
import { parseArgs } from 'node:util';
import { setStage } from '../load/stage.js';
import { closeClients } from '../support/live/test-client.js';
import { storm } from './storm.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const whole = (name: 'cases' | 'seed'): number => {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new Error(`--${name} must be a whole number from 1 on`);
};
const options = { cases: whole('cases'), seed: whole('seed') };

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
try {
  const [gateway] = stage.gateways;
  if (!gateway) throw new Error('There is no gateway');
  const began = performance.now();
  const { answers, games } = await storm(gateway, options);
  closeClients();
  const statuses = [...answers].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(
    `seed ${options.seed}: ${options.cases} requests and ${options.cases} talks in ` +
      `${Math.round((performance.now() - began) / 1000)} s; nothing found, ${games} games were played meanwhile`,
  );
  console.log(`answers: ${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stage.close();
  process.exit();
}
