import {
  type AnswersByQuestion,
  type Arrivals,
  type ChangeOfMind,
  countedAnswers,
  type FinishedGame,
  type GameEventData,
  type GameId,
  type HiddenWords,
  noArrivals,
  noteAnswer,
  noteArrival,
  noteChangeOfMind,
  noteWord,
  type RankedSeat,
  standings,
  type TeamEntry,
  teamStandings,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Everybody looks at the results in the minutes after the end: the next one need not read the log again. */
const keepMs = 60_000;
/** About 100 MB of answers. */
const keepAnswers = 500_000;

type GivenAnswer = GameEventData['AnswerSubmitted'];

/** What results are made of, with the corrections that stand. */
export interface PlayedGame {
  readonly ranked: readonly RankedSeat[];
  /** Empty without team mode. */
  readonly teams: TeamEntry[];
  readonly answers: AnswersByQuestion;
  /** What its host took off the wall. */
  readonly hidden: HiddenWords;
  readonly arrivals: Arrivals;
  /** Answers that were changed for others, in their order. */
  readonly changes: readonly ChangeOfMind[];
}

/** What the log has of answers, and of who came when. */
interface Noted {
  readonly answers: AnswersByQuestion;
  readonly hidden: Map<number, readonly string[]>;
  readonly arrivals: Arrivals;
  readonly changes: readonly ChangeOfMind[];
}

interface Kept {
  /** As they were told that night: these never change again. */
  readonly given: Promise<Noted>;
  /** What was last made of them, and with which corrections. */
  made: (PlayedGame & { readonly corrections: FinishedGame['corrections'] }) | null;
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

  async of(game: FinishedGame): Promise<PlayedGame> {
    const kept = this.kept(game.gameId);
    const given = await kept.given;
    if (kept.made?.corrections !== game.corrections) {
      const answers = countedAnswers(game, given.answers);
      const { corrections } = game;
      const { hidden, arrivals, changes } = given;
      kept.made = {
        ranked: standings(game),
        teams: teamStandings(game),
        answers,
        hidden,
        arrivals,
        changes,
        corrections,
      };
    }
    return kept.made;
  }

  /** The answers to one question as they were told that night. */
  async answersTo(game: FinishedGame, questionIndex: number): Promise<GivenAnswer[]> {
    const { answers } = await this.kept(game.gameId).given;
    return [...(answers.get(questionIndex)?.values() ?? [])];
  }

  private kept(gameId: GameId): Kept {
    const kept = this.games.get(gameId) ?? this.read(gameId);
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.forget(gameId), keepMs).unref();
    // The latest one goes to the end of the line of those to be forgotten.
    this.games.delete(gameId);
    this.games.set(gameId, kept);
    return kept;
  }

  private read(gameId: GameId): Kept {
    const kept: Kept = { given: this.answersOf(gameId), made: null, answers: 0, timer: undefined };
    kept.given.then(
      ({ answers, changes }) => {
        kept.answers += changes.length;
        for (const ofQuestion of answers.values()) kept.answers += ofQuestion.size;
        this.makeRoom();
      },
      () => this.forget(gameId),
    );
    return kept;
  }

  private async answersOf(gameId: GameId): Promise<Noted> {
    const answers: AnswersByQuestion = new Map();
    const hidden = new Map<number, readonly string[]>();
    const arrivals = noArrivals();
    const changes: ChangeOfMind[] = [];
    for await (const events of this.store.streamPages(gameId))
      for (const event of events) {
        noteChangeOfMind(changes, answers, event);
        noteAnswer(answers, event);
        noteWord(hidden, event);
        noteArrival(arrivals, event);
      }
    return { answers, hidden, arrivals, changes };
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
