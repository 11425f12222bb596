import { archivePlaceOf, connectPersistence, migrate, programNames } from '@clockbeat/persistence';
import { pino } from 'pino';
import { describeError } from '../runtime/describe-error.js';
import { oncePostgresIsThere } from '../runtime/once-postgres-is-there.js';
import { Sampled } from '../runtime/sampled.js';

/**
 * Follows the log in a process of its own, for gateways that are told not to (PROJECTIONS=off). Several may run: one is
 * elected, among gateways that may follow too. SIGTERM: what is running is committed, and another one is elected.
 */
const run = async (): Promise<void> => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('Bad environment: DATABASE_URL is missing');
  const logger = pino({ serializers: { err: describeError } });
  // as gateways do at their start: whichever comes first makes the tables
  await oncePostgresIsThere(
    () => migrate(url),
    (about, message) => logger.warn(about, message),
  );
  // The gateways' own rule: without a mail server nobody notes summaries.
  const mail = Boolean(process.env['SMTP_URL']);
  const archive = archivePlaceOf(process.env);
  const store = await connectPersistence({ url, mail, archive, applicationName: programNames.projector });
  const failures = new Sampled();
  store.projections.onFailure(({ name, error }) => {
    const times = failures.take(name);
    if (times !== null)
      logger.error({ err: error, projection: name, times }, 'A projection failed, and is tried again');
  });
  store.projections.onElection((elected) =>
    logger.info(elected ? 'This projector follows the log for all' : 'Another one may follow the log now'),
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
