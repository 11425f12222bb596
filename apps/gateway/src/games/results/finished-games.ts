import {
  type AnswersByQuestion,
  answersIn,
  type FinishedGame,
  type GameId,
  type RankedSeat,
  type RecordedEvent,
  standings,
  type TeamEntry,
  teamStandings,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

const pageSize = 2_000;
/** Everybody looks at the results in the minutes after the end: whoever comes next need not read the log again. */
const keepMs = 60_000;
/** About 100 MB of answers. */
const keepAnswers = 500_000;

/** What results are made of. It never changes again. */
export interface PlayedGame {
  readonly ranked: readonly RankedSeat[];
  /** Empty without team mode. */
  readonly teams: TeamEntry[];
  readonly answers: AnswersByQuestion;
}

interface Kept {
  readonly played: Promise<PlayedGame>;
  answers: number;
  timer: NodeJS.Timeout | undefined;
}

/** Reads the answers of finished games: once for all who ask at about the same time. */
@Injectable()
export class FinishedGames implements OnModuleDestroy {
  private readonly games = new Map<GameId, Kept>();

  constructor(private readonly store: EventStore) {}

  onModuleDestroy(): void {
    for (const gameId of [...this.games.keys()]) this.forget(gameId);
  }

  of(game: FinishedGame): Promise<PlayedGame> {
    const kept = this.games.get(game.gameId) ?? this.read(game);
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.forget(game.gameId), keepMs).unref();
    // The latest one goes to the end of the line of those to be forgotten.
    this.games.delete(game.gameId);
    this.games.set(game.gameId, kept);
    return kept.played;
  }

  private read(game: FinishedGame): Kept {
    const kept: Kept = { played: this.play(game), answers: 0, timer: undefined };
    kept.played.then(
      ({ answers }) => {
        for (const ofQuestion of answers.values()) kept.answers += ofQuestion.size;
        this.makeRoom();
      },
      () => this.forget(game.gameId),
    );
    return kept;
  }

  private async play(game: FinishedGame): Promise<PlayedGame> {
    const given: RecordedEvent[] = [];
    for (let after = 0; ; ) {
      const events = await this.store.readStream(game.gameId, after, pageSize);
      for (const event of events) if (event.type === 'AnswerSubmitted') given.push(event);
      after = events.at(-1)?.version ?? after;
      if (events.length < pageSize)
        return { ranked: standings(game), teams: teamStandings(game), answers: answersIn(given) };
    }
  }

  private makeRoom(): void {
    let total = 0;
    for (const { answers } of this.games.values()) total += answers;
    for (const [gameId, { answers }] of this.games) {
      if (total <= keepAnswers) return;
      total -= answers;
      this.forget(gameId);
    }
  }

  private forget(gameId: GameId): void {
    clearTimeout(this.games.get(gameId)?.timer);
    this.games.delete(gameId);
  }
}
