import { getPriority, setPriority } from 'node:os';
import { connectPersistence, NotArchivable, type Persistence } from '@clockbeat/persistence';
import { describeError } from '../runtime/describe-error.js';
import type { ArchivingNews, ArchivingOrder } from './archiving-process.js';

/** Games, and the database under them, come first. */
const niceness = 10;

/**
 * Archives months for the gateway that started this process, one after the other, and tells what came of each. It has no state that
 * is worth an end: whatever stops it leaves a month where it was, or archived.
 */
const archiveFor = async ({ url, archive, months, now }: ArchivingOrder): Promise<void> => {
  const store = await connectPersistence({
    url,
    archive,
    poolSize: 3,
    writers: 1,
    applicationName: 'clockbeat archiver',
  });
  try {
    for (const month of months) await tell(await archiveOne(store, month, now));
  } finally {
    await store.close();
  }
};

const archiveOne = async ({ archiver }: Persistence, month: string, now: number): Promise<ArchivingNews> => {
  try {
    const { games, events, files } = await archiver.archive(month, { now });
    return { month, outcome: 'archived', games, events, files: files.length };
  } catch (error) {
    return error instanceof NotArchivable
      ? { month, outcome: 'waits', why: error.message }
      : { month, outcome: 'failed', error: describeError(error) };
  }
};

/** Resolves once it is on its way: an end of the process would take it along. */
const tell = (news: ArchivingNews): Promise<void> =>
  new Promise((sent) => {
    process.send?.(news, () => sent());
  });

setPriority(Math.max(getPriority(), niceness));
// a Ctrl-C in the terminal is the gateway's, which stops us; where it is gone there is nobody to work for
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(1));
process.once('message', (order: ArchivingOrder) => {
  archiveFor(order)
    .catch((error: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
    })
    .finally(() => process.exit());
});
