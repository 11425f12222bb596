import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../is-unavailable.js';
import { migrate } from '../migrate.js';
import { connectPersistence } from '../persistence.js';

/** How long PostgreSQL may take to come up beside us, and a failing projection is not told of again, ms. */
const patienceMs = 30_000;
const toldEveryMs = 60_000;

const levels = { info: 30, warn: 40, error: 50 };

/** A line as gateways write them. Of an error what a log should say: not what the driver knows of the rows. */
const say = (
  level: keyof typeof levels,
  msg: string,
  about: { error?: unknown; projection?: string } = {},
) => {
  const { error, ...more } = about;
  const err =
    error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : error;
  const line = {
    level: levels[level],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...more,
    err,
    msg,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** As gateways do at their start: whichever comes first makes the tables. */
const migrated = async (url: string): Promise<void> => {
  for (const giveUpAt = performance.now() + patienceMs; ; ) {
    try {
      return await migrate(url);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > giveUpAt) throw error;
      say('warn', 'PostgreSQL is not there yet', { error });
      await pause(500);
    }
  }
};

/**
 * Follows the log in a process of its own, for gateways that are told not to (PROJECTIONS=off). Several may run: one is
 * elected, among gateways that may follow too. SIGTERM: what is running is committed, and another one is elected.
 */
const run = async (): Promise<void> => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('Bad environment: DATABASE_URL is missing');
  await migrated(url);
  // The gateways' own rule: without a mail server nobody notes summaries.
  const mail = Boolean(process.env['SMTP_URL']);
  const store = await connectPersistence({ url, mail, applicationName: 'clockbeat projector' });
  const told = new Map<string, number>();
  store.projections.onFailure(({ name, error }) => {
    if (performance.now() - (told.get(name) ?? Number.NEGATIVE_INFINITY) < toldEveryMs) return;
    told.set(name, performance.now());
    say('error', 'A projection failed, and is tried again', { error, projection: name });
  });
  store.projections.onElection((elected) =>
    say('info', elected ? 'This projector follows the log for all' : 'Another one may follow the log now'),
  );
  const leave = (): void => {
    store.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave);
  store.projections.start();
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exitCode = 1;
});
