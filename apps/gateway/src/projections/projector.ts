import { connectPersistence, migrate, programNames } from '@clockbeat/persistence';
import { pino } from 'pino';
import { readProjectorEnvironment } from '../config/environment.js';
import { describeError } from '../runtime/describe-error.js';
import { oncePostgresIsThere } from '../runtime/once-postgres-is-there.js';
import { observeProjections } from './projection-health.js';
import { ProjectorServer } from './projector-server.js';

/**
 * Follows the log in a process of its own, for gateways that are told not to (PROJECTIONS=off). Several may run: one is
 * elected, among gateways that may follow too. SIGTERM: what is running is committed, and another one is elected.
 */
const run = async (): Promise<void> => {
  const environment = readProjectorEnvironment(process.env);
  const { databaseUrl: url, projectorPort, archive } = environment;
  const logger = pino({ level: environment.logLevel, serializers: { err: describeError } });
  const server = new ProjectorServer(environment);
  if (projectorPort !== null) {
    const port = await server.listen(projectorPort);
    logger.info(`Listening on ${environment.host} port ${port}`);
  }
  // as gateways do at their start: whichever comes first makes the tables
  await oncePostgresIsThere(
    () => migrate(url),
    (about, message) => logger.warn(about, message),
  );
  const store = await connectPersistence({
    url,
    // The gateways' own rule: without a mail server nobody notes summaries.
    mail: environment.smtpUrl !== null,
    archive: archive ?? undefined,
    applicationName: programNames.projector,
  });
  observeProjections(store, server.metrics, logger, 'projector');
  const leave = (): void => {
    server.stop();
    store.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave);
  store.projections.start();
  server.serve(store);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
  // not only its code: the server would keep the process
  process.exit(1);
});
