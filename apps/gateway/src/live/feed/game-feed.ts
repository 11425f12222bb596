import type { GameId, RecordedEvent } from '@clockbeat/domain';

/**
 * Carries what this gateway has committed to the others that hold the same game, and theirs to it. It may lose, repeat
 * and reorder: the log has everything, the feed only makes gateways quick.
 */
export abstract class GameFeed {
  /** Whether what the others commit comes by itself. If not, the log must be asked often. */
  abstract readonly isHealthy: boolean;
  /** Since when the others are heard without a break, monotonic ms; null: they are not, though there may be some. */
  abstract readonly heardSince: number | null;
  /** From now on this gateway wants to hear of that game. */
  abstract follow(gameId: GameId): void;
  abstract unfollow(gameId: GameId): void;
  /** Tells the others; of one game in version order. Never waits, never fails. */
  abstract publish(events: readonly RecordedEvent[]): void;
  /** Called with what another gateway has committed: events of one game. */
  abstract onNews(listener: (events: readonly RecordedEvent[]) => void): void;
  /** Called when something of that game may have been missed, or of any game (null): the log should be asked now. */
  abstract onDoubt(listener: (gameId: GameId | null) => void): void;
}

/** Without Redis the log is asked all the time; a gateway that is told of none has no others to miss. */
export class SilentFeed extends GameFeed {
  readonly isHealthy = false;
  readonly heardSince = Number.NEGATIVE_INFINITY;
  follow(): void {}
  unfollow(): void {}
  publish(): void {}
  onNews(): void {}
  onDoubt(): void {}
}
