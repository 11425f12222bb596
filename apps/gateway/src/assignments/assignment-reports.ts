import {
  type AnswersByQuestion,
  type AssignmentBoard,
  type AssignmentReport,
  apply,
  assignmentLimits,
  assignmentReport,
  countedAnswers,
  type Game,
  type GameId,
  nameKey,
  noteAnswer,
  type ReportedGame,
  unborn,
} from '@clockbeat/domain';
import { type Assignment, AssignmentStore, EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpProblem, tooManyRequests } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { phaseOfAssignment } from './assignment-views.js';
import { Attempts } from './attempts.js';

/** Logs that are read at a time: most have some forty events. */
const abreast = 4;
/** Reports that wait for the one that is made; each reads up to 2,000 logs. */
const mostWaiting = 20;
const retryAfterMs = 5_000;
/** A board that strangers ask for is made so often at most. */
const boardStandsMs = 15_000;
const boardsKept = 500;

/** How assignments went, read from the logs of their attempts when somebody asks (docs/decisions/100). */
@Injectable()
export class AssignmentReports {
  private readonly boards = new LRUCache<string, Promise<AssignmentBoard>>({
    max: boardsKept,
    ttl: boardStandsMs,
  });

  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly store: AssignmentStore,
    private readonly attempts: Attempts,
    private readonly events: EventStore,
    private readonly clock: ServerClock,
  ) {}

  /** With the live games that are laid beside it. */
  async of(assignment: Assignment, live: readonly GameId[]): Promise<Omit<AssignmentReport, 'assignment'>> {
    const read = await this.oneByOne(async () => ({
      attempts: await this.attemptsOf(assignment),
      live: await this.gamesOf(live),
    }));
    const { counts, content } = assignment;
    const report = assignmentReport({ questions: content.questions, counts, ...read });
    const came = new Set(report.people.map(({ name }) => nameKey(name)));
    return {
      ...report,
      missing: (assignment.names ?? []).filter((name) => !came.has(nameKey(name))),
    };
  }

  /** By the names that everybody may see. The same for all who ask within some seconds. */
  async board(link: string): Promise<AssignmentBoard> {
    const assignment = await this.attempts.find(link);
    if (!assignment.board) throw new HttpProblem('wrong_state', 'There is no board of this.');
    if (phaseOfAssignment(assignment, this.clock.now()) !== 'over')
      throw new HttpProblem('wrong_state', 'The board is shown once the deadline is over.');
    const kept = this.boards.get(link);
    if (kept) return kept;
    const made = this.boardOf(assignment);
    this.boards.set(link, made);
    made.catch(() => this.boards.delete(link));
    return made;
  }

  private async boardOf(assignment: Assignment): Promise<AssignmentBoard> {
    const { people } = assignmentReport({
      questions: assignment.content.questions,
      counts: assignment.counts,
      attempts: await this.oneByOne(() => this.attemptsOf(assignment)),
      live: [],
    });
    const ranked = people.flatMap(({ name, shownName = name, position, attempts }) => {
      const counting = attempts.find(({ counts }) => counts);
      return position !== null && counting
        ? [{ name: shownName, position, score: counting.score, correct: counting.correct }]
        : [];
    });
    return {
      title: assignment.title,
      people: ranked.length,
      entries: ranked.slice(0, assignmentLimits.board),
    };
  }

  /** A gateway reads for one report at a time, whoever asks how often. */
  private oneByOne<Read>(read: () => Promise<Read>): Promise<Read> {
    if (this.oneAtATime.pendingCount >= mostWaiting) return Promise.reject(tooManyRequests(retryAfterMs));
    return this.oneAtATime(read);
  }

  private async attemptsOf({ id }: Assignment): Promise<ReportedGame[]> {
    return this.gamesOf((await this.store.attempts(id)).map(({ gameId }) => gameId));
  }

  /** In the order in which they were named; those without a log are left out. */
  private async gamesOf(gameIds: readonly GameId[]): Promise<ReportedGame[]> {
    const games: (ReportedGame | null)[] = gameIds.map(() => null);
    const left = [...gameIds.keys()].reverse();
    const readOn = async (): Promise<void> => {
      for (let place = left.pop(); place !== undefined; place = left.pop()) {
        const gameId = gameIds[place];
        if (gameId) games[place] = await this.read(gameId);
      }
    };
    await Promise.all(Array.from({ length: abreast }, readOn));
    return games.flatMap((game) => game ?? []);
  }

  private async read(gameId: GameId): Promise<ReportedGame | null> {
    let game: Game = unborn(gameId);
    const answers: AnswersByQuestion = new Map();
    for await (const events of this.events.streamPages(gameId))
      for (const event of events) {
        game = apply(game, event);
        noteAnswer(answers, event);
      }
    return game.status === 'unborn' ? null : { game, answers: countedAnswers(game, answers) };
  }
}
