import {
  type FinishedGame,
  hasResults,
  OtherGame,
  type OtherRules,
  otherRulesProblem,
  type PlayableGame,
  type WhatIf,
  whatIf,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { HttpProblem, invalid } from '../../http/http-problem.js';
import { breath } from '../../runtime/breath.js';
import { inTurns } from '../../runtime/in-turns.js';
import { FinishedGames } from '../results/finished-games.js';

/** About 5 ms of work: no answer of another game waits longer. */
const pageSize = 200;

/** Finished games scored again by other rules, from their logs. */
@Injectable()
export class OtherTables {
  /** Each holds a whole game in memory a second time. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly store: EventStore,
    private readonly finished: FinishedGames,
  ) {}

  /** The game as one that has results; refuses one that has none, and rules that do not go with it. */
  check(game: PlayableGame, rules: OtherRules): FinishedGame {
    const problem = otherRulesProblem(game, rules);
    if (problem === 'bad_request')
      throw invalid('These rules do not go with the questions of this game, or say two things of one.');
    if (problem !== null || !hasResults(game)) throw new HttpProblem(problem ?? 'wrong_state');
    return game;
  }

  /** Both tables; refuses as `check` does. */
  async of(played: PlayableGame, rules: OtherRules): Promise<WhatIf> {
    const game = this.check(played, rules);
    return this.oneAtATime(async () => {
      const { answers } = await this.finished.of(game);
      const other = new OtherGame(game.gameId, rules);
      for await (const events of this.store.streamPages(game.gameId, { pageSize })) {
        // no further than the game that it is compared with: a correction may be made meanwhile
        for (const event of events) if (event.version <= game.version) other.push(event);
        await breath();
      }
      const is = await inTurns(other.outcome());
      return inTurns(whatIf({ game, answers }, is, rules));
    });
  }
}
