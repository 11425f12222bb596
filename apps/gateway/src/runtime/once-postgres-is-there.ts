import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '@clockbeat/persistence';

/** How long PostgreSQL may take to come up beside us. */
const patienceMs = 30_000;
const betweenAttemptsMs = 500;

/** What needs it at the start of a process, tried until it is there; each time that it is not is told. */
export const oncePostgresIsThere = async <T>(
  open: () => Promise<T>,
  notYet: (bindings: { err: unknown }, message: string) => void,
): Promise<T> => {
  for (const giveUpAt = performance.now() + patienceMs; ; ) {
    try {
      return await open();
    } catch (error) {
      // Wrong password, missing database: waiting would only hide it.
      if (!isUnavailable(error) || performance.now() > giveUpAt) throw error;
      notYet({ err: error }, 'PostgreSQL is not there yet');
      await pause(betweenAttemptsMs);
    }
  }
};
