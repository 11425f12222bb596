import { type GameId, type RecordedEvent, upcast } from '@clockbeat/domain';
import type { Call, GameRecord, ToldResults } from '../../faults/checker/index.js';
import { lastEnding } from '../../faults/checker/reading.js';
import type { Random } from '../../support/random.js';
import type { Client, Entrance } from '../people/client.js';
import type { SimulatedPlayer } from '../people/player.js';
import type { Cluster } from './cluster.js';
import type { Broken } from './watch.js';

const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** As a phone makes it for its seat. */
export const tokenFrom = (random: Random): string => random.characters(24, tokenAlphabet);

/** How often somebody looks how far a game has come, ms. */
const looksEveryMs = 250;

/** One game with its people, whatever kind of game it is. */
export abstract class Table {
  /** Which game it is; null: it is not made yet, or nobody at it knows of it. */
  abstract readonly gameId: GameId | null;
  abstract readonly players: readonly SimulatedPlayer[];
  protected abstract readonly everybody: readonly Client[];
  protected results: readonly ToldResults[] = [];
  protected readonly calls: Call[] = [];
  /** What is to be done after the end is done. */
  private isCleared = false;

  constructor(
    protected readonly cluster: Cluster,
    protected readonly entrance: Entrance,
  ) {}

  /** Plays it to its end, and to the end of what comes after it. */
  begin(): void {
    void this.goOn().then(() => {
      this.isCleared = true;
    });
  }

  protected abstract goOn(): Promise<void>;

  /** What was granted and must not have been. */
  abstract readonly granted: readonly Broken[];

  /** Nothing is left to be played, or to be done after it. */
  get isDone(): boolean {
    return this.isOver && this.isCleared;
  }

  get isOver(): boolean {
    return this.gameId !== null && this.cluster.postgres.log.streams.get(this.gameId)?.dueAt === null;
  }

  protected async until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.entrance.isOver) await this.sleep(looksEveryMs);
  }

  protected sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.cluster.world.after(ms, null, () => resolve()));
  }

  /** Asks each gateway for the game's results, where somebody may. */
  async askResults(): Promise<void> {}

  /** Those who are not there, or were not told the end, although everything runs. */
  get missing(): readonly Client[] {
    const ending = lastEnding(this.log);
    const isBack = (one: Client): boolean =>
      one.isOut || (one.isIn && (!one.mustHear(ending) || one.hasHeardTheEnd(ending)));
    return this.everybody.filter((one) => !isBack(one));
  }

  /** What the checker judges by. */
  record(calmSince: number | null): GameRecord {
    const { gameId, log, cluster, calls, results } = this;
    const ending = lastEnding(log);
    const stream = gameId === null ? undefined : cluster.postgres.log.streams.get(gameId);
    return {
      gameId: gameId ?? 'no game',
      log,
      stream: stream ?? { version: 0, round: 0, dueAt: null },
      witnesses: this.everybody.flatMap((one) => one.witnesses(ending)),
      calls,
      calmSince,
      clockWasSet: cluster.clockWasSet,
      takenBack: [],
      results,
      readModels: noReadModels,
    };
  }

  /** As it was stored, with times of recording by a clock that nobody sets. */
  protected get log(): RecordedEvent[] {
    const rows = this.gameId === null ? [] : (this.cluster.postgres.log.events.get(this.gameId) ?? []);
    return rows.map((row) => {
      const { key: _, transactionId: __, position: ___, trueAt, ...stored } = row;
      return { ...upcast(stored), recordedAt: trueAt };
    });
  }
}

/** The tables of read models are not modelled: a follower that reads the log stands for all of them. */
const noReadModels: GameRecord['readModels'] = {
  game: null,
  participants: [],
  answers: [],
  result: null,
  questions: [],
  teams: [],
  boards: [],
};
