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
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Events that are read at once: nothing else has its turn while they are made of their rows. */
const pageSize = 500;
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

/** Reads the answers of finished games: once for all who ask at about the same time. */
@Injectable()
export class FinishedGames {
  /** As they were told that night: these never change again. */
  private readonly given = new LRUCache<GameId, Promise<Noted>>({
    maxSize: keepAnswers,
    ttl: keepMs,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  /** What was last made of them, with which corrections, and how many names were forgotten by then. */
  private readonly made = new WeakMap<
    Noted,
    PlayedGame & Pick<FinishedGame, 'corrections'> & { readonly forgotten: number }
  >();

  constructor(private readonly store: EventStore) {}

  async of(game: FinishedGame): Promise<PlayedGame> {
    const given = await this.givenIn(game.gameId);
    const made = this.made.get(given);
    const forgotten = game.seats.forgotten.size;
    if (made?.corrections === game.corrections && made.forgotten === forgotten) return made;
    const played = {
      ...given,
      answers: countedAnswers(game, given.answers),
      ranked: standings(game),
      teams: teamStandings(game),
      corrections: game.corrections,
      forgotten,
    };
    this.made.set(given, played);
    return played;
  }

  /** The answers to one question as they were told that night. */
  async answersTo(game: FinishedGame, questionIndex: number): Promise<GivenAnswer[]> {
    const { answers } = await this.givenIn(game.gameId);
    return [...(answers.get(questionIndex)?.values() ?? [])];
  }

  private givenIn(gameId: GameId): Promise<Noted> {
    const kept = this.given.get(gameId);
    if (kept) return kept;
    const given = this.answersOf(gameId);
    this.given.set(gameId, given, { size: 1 });
    const keepAs = (size: number): void => {
      this.given.delete(gameId);
      if (size > 0) this.given.set(gameId, given, { size });
    };
    // how large it is shows when it has been read
    given.then(
      (noted) => keepAs(sizeOf(noted)),
      () => keepAs(0),
    );
    return given;
  }

  private async answersOf(gameId: GameId): Promise<Noted> {
    const answers: AnswersByQuestion = new Map();
    const hidden = new Map<number, readonly string[]>();
    const arrivals = noArrivals();
    const changes: ChangeOfMind[] = [];
    for await (const events of this.store.streamPages(gameId, { pageSize }))
      for (const event of events) {
        noteChangeOfMind(changes, answers, event);
        noteAnswer(answers, event);
        noteWord(hidden, event);
        noteArrival(arrivals, event);
      }
    return { answers, hidden, arrivals, changes };
  }
}

const sizeOf = ({ answers, changes }: Noted): number => {
  let size = 1 + changes.length;
  for (const ofQuestion of answers.values()) size += ofQuestion.size;
  return size;
};
