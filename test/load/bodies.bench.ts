/**
 * npm run bench:bodies: the longest turn that one call or one message can make a gateway's event loop take, for every call
 * with a body and every message, with bodies made to hurt (docs/abuse.md). `--only TEXT` tries the calls that have it in
 * their name. Ends with 1 where one takes longer than the bound, which is a matter of this machine: no test asserts it.
 */
import { parseArgs } from 'node:util';
import { csvColumns, limits } from '@clockbeat/domain';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { readDescription } from '../abuse/http/api-description.js';
import { messageFields } from '../abuse/socket/bodies.js';
import { allowed } from '../api/route-walk/allowed.js';
import { ThinWire } from '../people/thin-wire.js';
import { signIn } from '../support/sign-in.js';
import { type Hurting, hurtingBodies, hurtingFiles } from './bodies/hurting.js';
import { machine } from './report.js';
import { setStage } from './stage.js';

const boundMs = 20;
/** Of so many tries the shortest longest turn counts: a collection of garbage is nobody's doing. */
const tries = 3;
const largestBody = 256 * 1024 - 100;
const largestMessage = 64 * 1024 - 100;
const largestPacket = 1_000_000 - 1_000;

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

interface Target {
  readonly name: string;
  readonly inputs: readonly Hurting[];
  /** What is not to be measured. */
  readonly prepare?: () => Promise<unknown>;
  readonly send: (text: string) => Promise<string>;
}
interface Turn {
  readonly target: string;
  readonly input: string;
  readonly answer: string;
  readonly ms: number;
}

const probePort = await freePort();
process.env['TURN_PROBE_PORT'] = String(probePort);
const probe = new URL('./bodies/turn-probe.mjs', import.meta.url).href;
const stage = await setStage({
  gateways: [],
  own: 1,
  balanced: false,
  profile: null,
  nodeArgs: ['--import', probe],
});

const longestTurn = async (): Promise<number> => {
  const ms = Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text());
  // its answer and the new beginning are out of the way
  await new Promise((resolve) => setTimeout(resolve, 5));
  return ms;
};

const measure = async (target: Target, { name, text }: Hurting): Promise<Turn> => {
  let ms = Number.POSITIVE_INFINITY;
  let answer = '';
  for (let attempt = 0; attempt < tries && ms > boundMs / 4; attempt += 1) {
    await target.prepare?.();
    await longestTurn();
    answer = await target.send(text);
    ms = Math.min(ms, await longestTurn());
  }
  return { target: target.name, input: name, answer, ms };
};

let callers = 0;
/** Each from an address of its own: how often somebody may call is another matter. */
const anotherAddress = (): string => {
  callers += 1;
  return `127.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255 || 1}`;
};

const sendsPerAccount = 25;

/** The account that sends the next one. */
const accounts = (url: string, name: string): (() => Promise<string>) => {
  let sent = 0;
  let cookie = '';
  return async () => {
    if (sent % sendsPerAccount === 0)
      cookie = await signIn(url, `${name}-${sent}@load.example`, {
        headers: { 'x-forwarded-for': anotherAddress() },
      });
    sent += 1;
    return cookie;
  };
};

const calls = async (url: string): Promise<Target[]> => {
  const api = await readDescription(url);
  const targets: Target[] = [];
  for (const [operation, { body, headers = {} }] of Object.entries(allowed)) {
    const [method = '', path = ''] = operation.split(' ');
    const described = api.operations.find((one) => `${one.method.toLowerCase()} ${one.path}` === operation);
    if (method === 'get' || !operation.includes(values.only)) continue;
    let cookie = '';
    const cookieOf = accounts(url, `hurting-${targets.length}`);
    const isFile = typeof body === 'string';
    const isUpload = operation === 'post /api/questions/bulk';
    const bytes = isUpload || isFile ? limits.upload.bytes - 100 : largestBody;
    targets.push({
      name: operation,
      inputs: isFile
        ? hurtingFiles(`${csvColumns.join(',')}\n`, bytes)
        : hurtingBodies(api, described?.body ?? {}, { good: (body ?? {}) as Record<string, unknown>, bytes }),
      prepare: async () => {
        cookie = await cookieOf();
      },
      send: async (text) => {
        const response = await fetch(new URL(path.replaceAll(/\{\w+\}/g, 'nobody'), url), {
          method: method.toUpperCase(),
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': anotherAddress(),
            cookie,
            ...headers,
          },
          body: text,
        });
        await response.text();
        return String(response.status);
      },
    });
  }
  return targets;
};

const messages = (url: string): Target[] =>
  Object.entries(messageFields)
    .filter(([message]) => message.includes(values.only))
    .map(([message, fields]) => {
      const api = { operations: [], resolve: <T>(schema: T): T => schema };
      const schema = { properties: Object.fromEntries(fields.map((field) => [field, {}])) };
      const good = Object.fromEntries(fields.map((field) => [field, 'ABCDEF']));
      return {
        name: message,
        inputs: [largestMessage, largestPacket].flatMap((bytes) =>
          hurtingBodies(api, schema, { good, bytes }).map(({ name, text }) => ({
            name: `${name}, ${Math.round(bytes / 1024)} kB`,
            text,
          })),
        ),
        send: async (text) => {
          const wire = new ThinWire(url, { headers: { 'x-forwarded-for': anotherAddress() } });
          await wire.connect();
          const answer = await wire.askInJson(message, text).then(
            (ack) => (ack as { error?: { code: string } }).error?.code ?? 'ok',
            () => 'closed',
          );
          wire.close();
          return answer;
        },
      };
    });

const line = ({ target, input, answer, ms }: Turn): string =>
  `${ms.toFixed(1).padStart(8)} ms  ${target}  ${input}  → ${answer}`;

try {
  const [gateway] = stage.gateways;
  if (!gateway) throw new Error('There is no gateway');
  const targets = [...(await calls(gateway.url)), ...messages(gateway.url)];
  const turns: Turn[] = [];
  for (const target of targets) {
    // the first call of a kind compiles what it runs
    for (const { text } of target.inputs.slice(0, 3)) {
      await target.prepare?.();
      await target.send(text);
    }
    const own: Turn[] = [];
    for (const input of target.inputs) own.push(await measure(target, input));
    const worst = own.toSorted((a, b) => b.ms - a.ms);
    console.log(worst[0] ? line(worst[0]) : `          ${target.name}`);
    turns.push(...own);
  }
  const idle = await measure({ name: 'nothing', inputs: [], send: async () => '' }, { name: '', text: '' });
  const over = turns.filter(({ ms }) => ms > boundMs).toSorted((a, b) => b.ms - a.ms);
  const { cpus, load, node } = machine();
  console.log(
    `\n${turns.length} bodies, the least of ${tries} tries; ${cpus}, Node.js ${node}, load ${load}`,
  );
  console.log(`Nothing at all: ${idle.ms.toFixed(1)} ms`);
  console.log(`Longer than ${boundMs} ms: ${over.length}`);
  for (const turn of over.slice(0, 60)) console.log(line(turn));
  process.exitCode = over.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stage.close();
  process.exit();
}
