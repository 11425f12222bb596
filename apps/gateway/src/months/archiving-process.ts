import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivePlace } from '@clockbeat/persistence';

/** What the process is told, once. Not in its arguments or its environment: it holds passwords. */
export interface ArchivingOrder {
  readonly url: string;
  readonly archive: ArchivePlace;
  readonly months: readonly string[];
  /** ms since 1970. */
  readonly now: number;
}

/** What it tells of each month. */
export type ArchivingNews =
  | {
      readonly month: string;
      readonly outcome: 'archived';
      readonly games: number;
      readonly events: number;
      readonly files: number;
    }
  | { readonly month: string; readonly outcome: 'waits'; readonly why: string }
  | { readonly month: string; readonly outcome: 'failed'; readonly error: object };

/** A month is read page by page: more memory than this would be a mistake, and is not to be the gateway's. */
const heapMb = 256;

/**
 * Archives months in a process of its own, since the event loop of a gateway belongs to its games (docs/decisions/069). One that
 * is killed is nothing lost: the connection that has the turn goes with it.
 */
export class ArchivingProcess {
  private child: ChildProcess | null = null;

  /** Until it has ended; `onNews` is told of each month. Throws where it ended by itself before it was through. */
  async run(order: ArchivingOrder, onNews: (news: ArchivingNews) => void): Promise<void> {
    const child = fork(builtArchiver(), [], {
      // what the gateway's own Node.js was told, such as a debugger's port, is not for this one
      execArgv: [`--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('message', (news) => onNews(news as ArchivingNews));
    // the end is told in any case; what could not be sent was for one that is gone
    child.send(order, () => undefined);
    const [code, signal]: (number | string | null)[] = await once(child, 'close');
    this.child = null;
    if (code !== 0 && !child.killed) throw new Error(`The archiver ended with ${signal ?? `code ${code}`}`);
  }

  /** At once: what it was about to do is done by whoever comes next. */
  stop(): void {
    this.child?.kill();
  }
}

/** The program: beside the bundle of the gateway or its compiled modules, or, seen from the sources, in the build. */
const builtArchiver = (): string => {
  const file = ['archiver.js', '../../../../dist/run/archiver.js']
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error('The program that archives is not in this build');
  return file;
};
