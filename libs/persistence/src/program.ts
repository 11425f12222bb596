import { archivePlaceOf } from './archive/place.js';
import { connectPersistence, type Persistence, type PersistenceOptions } from './persistence.js';

/**
 * Runs one of the operators' programs to its end. What it cannot do it says in one line on the standard error, and ends with
 * 1; who reads only its first lines may hang up.
 *
 * @param work with the arguments that the program was called with; the lines that it resolves with are written out
 */
export const asProgram = async (
  work: (args: readonly string[]) => Promise<readonly string[] | undefined>,
): Promise<void> => {
  try {
    const lines = await work(process.argv.slice(2));
    if (lines) process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
    process.exitCode = 1;
  }
};

/** The database that operators' programs work on. */
export const databaseUrl = (): string => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('Bad environment: DATABASE_URL is missing');
  return url;
};

/** Connects a program to the log that the environment names, with its archive, and lets go of it when the work is done. */
export const withPersistence = async <Value>(
  options: Pick<PersistenceOptions, 'applicationName'> & Partial<PersistenceOptions>,
  work: (store: Persistence) => Promise<Value>,
): Promise<Value> => {
  const store = await connectPersistence({
    url: databaseUrl(),
    poolSize: 3,
    writers: 1,
    archive: archivePlaceOf(process.env),
    ...options,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
