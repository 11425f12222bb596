import { setTimeout as pause } from 'node:timers/promises';
import type { GameId } from '@clockbeat/domain';
import type { Persistence } from '../../../libs/persistence/src/index.js';
import { newGame } from '../../../libs/persistence/test-support/events.js';
import { GameLog } from '../../../libs/persistence/test-support/game-log.js';

const players = 50;
const questions = 5;

/** One game after another: everybody joins, answers each question, and the game ends. */
const logOf = (gameId: GameId): GameLog => {
  const log = new GameLog(gameId, Date.now()).created(questions);
  const names = Array.from({ length: players }, (_, number) => `player${number}`);
  for (const name of names) log.joined(name);
  log.started();
  for (let question = 0; question < questions; question += 1) {
    for (const name of names) log.answered(name, question);
    if (question < questions - 1) log.advanced(question);
  }
  return log.finished(questions - 1);
};

/** Appends the events of games one by one, about `perSecond` in all, and notes how long each took to be durable. */
export class GamesGoingOn {
  private readonly times: number[] = [];
  private stopped = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly store: Persistence,
    perSecond: number,
    games = 10,
  ) {
    const eachMs = (1_000 * games) / perSecond;
    this.running = Promise.all(Array.from({ length: games }, () => this.play(eachMs)));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Of the appends since the last call: how many, and ms until they were durable. */
  figures(): { appends: number; p50: number; p99: number } {
    const sorted = this.times.splice(0).sort((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
    return { appends: sorted.length, p50: at(0.5), p99: at(0.99) };
  }

  private async play(eachMs: number): Promise<void> {
    while (!this.stopped) {
      for (const event of logOf(newGame()).events) {
        if (this.stopped) return;
        const sentAt = performance.now();
        const { outcome } = await this.store.appends.append(event);
        if (outcome !== 'stored') throw new Error(`An append was ${outcome}`);
        const ms = performance.now() - sentAt;
        this.times.push(ms);
        await pause(Math.max(0, eachMs - ms));
      }
    }
  }
}
