import { isTransition, type PlayableGame, toSnapshot } from '@clockbeat/domain';
import { SnapshotStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { LiveGame } from './live-game.js';
import type { Applied } from './live-games.js';

/** Up to here a log is read faster than a second query is worth … */
const fromEvents = 20_000;
/** … and so much must have come since, for a state of thousands of seats takes its time to write. */
const everyEvents = 5_000;

/** Whether a state of this version is worth keeping, after the one that was kept last. */
export const isSnapshotDue = (version: number, keptVersion: number): boolean =>
  version >= fromEvents && version - keptVersion >= everyEvents;

/** Keeps the state of large games, so that the next gateway need not read all that led to it. */
@Injectable()
export class SnapshotKeeper {
  private readonly kept = new WeakMap<LiveGame, number>();

  constructor(
    private readonly snapshots: SnapshotStore,
    private readonly logger: PinoLogger,
  ) {}

  /** At a transition the room reads or waits: nobody's answer stands behind the writing. */
  applied({ live, game, event }: Applied): void {
    if (!isTransition(event.type) || !isSnapshotDue(game.version, this.kept.get(live) ?? 0)) return;
    this.kept.set(live, game.version);
    setImmediate(() => void this.keep(live));
  }

  /** Resolves when it is stored, or has failed: the log is there either way. */
  async keep({ game }: LiveGame): Promise<void> {
    if (game.status === 'unborn') return;
    await this.save(game);
  }

  private async save(game: PlayableGame): Promise<void> {
    try {
      await this.snapshots.save(toSnapshot(game));
    } catch (error) {
      this.logger.warn({ err: error, gameId: game.gameId }, 'A snapshot could not be kept');
    }
  }
}
