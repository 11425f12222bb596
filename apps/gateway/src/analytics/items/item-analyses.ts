import {
  type AnswersByQuestion,
  type Arrivals,
  apply,
  countedAnswers,
  type Game,
  type GameId,
  hasResults,
  type ItemAnalysis,
  ItemPool,
  noArrivals,
  noteAnswer,
  noteArrival,
  type RecordedEvent,
  unborn,
} from '@clockbeat/domain';
import { EventStore, type ExportScope, type ReadModels } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { breath } from '../../runtime/breath.js';
import { inTurns } from '../../runtime/in-turns.js';

/** Events that are read at once: reading them is some ms, in which nothing else has its turn. */
const pageSize = 500;
/** Of one analysis: some seconds of a gateway that has games to run meanwhile, and some 10 MB. */
const answersAtMost = 250_000;

/** The game after these events, whose answers and arrivals are noted. One event a step. */
function* applied(
  game: Game,
  events: readonly RecordedEvent[],
  answers: AnswersByQuestion,
  arrivals: Arrivals,
): Generator<void, Game> {
  let now = game;
  for (const event of events) {
    now = apply(now, event);
    noteAnswer(answers, event);
    noteArrival(arrivals, event);
    yield;
  }
  return now;
}

/** What questions were worth over many games, from their logs. */
@Injectable()
export class ItemAnalyses {
  /** Another one waits for it. */
  private readonly oneAtATime = pLimit(1);

  constructor(private readonly store: EventStore) {}

  of(scope: ExportScope, lists: ReadModels): Promise<ItemAnalysis> {
    return this.oneAtATime(() => this.analyse(scope, lists));
  }

  private async analyse(scope: ExportScope, { insights }: ReadModels): Promise<ItemAnalysis> {
    const { ids, gamesInScope } = await insights.analysed(scope, answersAtMost);
    const pool = new ItemPool();
    for (const id of ids) await this.add(pool, id);
    return { gamesInScope, ...(await inTurns(pool.analyse())) };
  }

  private async add(pool: ItemPool, gameId: GameId): Promise<void> {
    let game: Game = unborn(gameId);
    const answers: AnswersByQuestion = new Map();
    const arrivals = noArrivals();
    for await (const events of this.store.streamPages(gameId, { pageSize })) {
      game = await inTurns(applied(game, events, answers, arrivals));
      await breath();
    }
    if (hasResults(game)) await inTurns(pool.add(game, countedAnswers(game, answers), arrivals));
  }
}
