import 'reflect-metadata';
import { Logger } from 'nestjs-pino';
import { createApp } from './bootstrap.js';
import { BadEnvironment, type Environment, readEnvironment } from './config/environment.js';
import { FrontDoor } from './front-door.js';
import { Readiness } from './health/readiness.js';
import { securityHeaders } from './http/security-headers.js';
import { rehearse } from './rehearsal/rehearsal.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** A shutdown that takes longer than this hangs on something: better an end than a process that never goes. */
const longestShutdownMs = 15_000;

const main = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  const door = new FrontDoor(securityHeaders(environment));
  await door.listen(environment.port, environment.host);
  // Nothing is begun yet that would have to be finished.
  const leaveAtOnce = () => process.exit(0);
  for (const signal of signals) process.once(signal, leaveAtOnce);

  await warmUp(environment);
  const app = await createApp(environment, { door });
  for (const signal of signals) {
    process.off(signal, leaveAtOnce);
    process.once(signal, () => {
      app.get(Readiness).stop();
      setTimeout(() => process.exit(1), longestShutdownMs).unref();
    });
  }
  // With process.exit: the parent sees a clean end, not one by signal.
  app.enableShutdownHooks([...signals], { useProcessExit: true });
  app.get(Logger).log(`Listening on ${environment.host} port ${environment.port}`);
};

/** A gateway that could not rehearse is as good as any, a little slower at first. */
const warmUp = async (environment: Environment): Promise<void> => {
  if (!environment.rehearsal) return;
  await rehearse(environment).catch((error: unknown) => {
    process.stderr.write(`No game was rehearsed: ${traceOf(error)}\n`);
  });
};

const traceOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BadEnvironment ? error.message : traceOf(error)}\n`);
  process.exit(1);
});
