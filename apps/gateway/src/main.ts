import 'reflect-metadata';
import { Logger } from 'nestjs-pino';
import { createApp } from './bootstrap.js';
import { BadEnvironment, readEnvironment } from './config/environment.js';

/** A shutdown that takes longer than this hangs on something: better an end than a process that never goes. */
const longestShutdownMs = 15_000;

const main = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  const app = await createApp(environment);
  // With process.exit: the parent sees a clean end, not one by signal.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => setTimeout(() => process.exit(1), longestShutdownMs).unref());
  await app.listen(environment.port, environment.host);
  app.get(Logger).log(`Listening on ${await app.getUrl()}`);
};

main().catch((error: unknown) => {
  const text =
    error instanceof BadEnvironment ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
