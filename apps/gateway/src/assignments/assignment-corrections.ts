import {
  type AssignmentCorrected,
  correctionOf,
  type GameId,
  hasResults,
  type PlayableGame,
  placeInAssignment,
  type UserId,
} from '@clockbeat/domain';
import { type Assignment, AssignmentStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { CorrectionBodyDto } from '../games/corrections/correction.dto.js';
import { Corrections } from '../games/corrections/corrections.js';
import { GameDesk } from '../games/game-desk.js';
import { HttpProblem, invalid } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { phaseOfAssignment } from './assignment-views.js';

/** Attempts that one call goes through: of an assignment with more, `next` says where the following call goes on. */
const atOnce = 200;

/** What an attempt may say that does not concern the others. */
const notHere: ReadonlySet<string> = new Set([
  'never_asked',
  'already_corrected',
  'same_answer',
  'wrong_state',
]);

/**
 * A question that turned out wrong is corrected in the log of every attempt, by the same rule as in a live game: what counts, and
 * who stands where, follows from the logs. Once the deadline is over, so that no attempt comes after it.
 */
@Injectable()
export class AssignmentCorrections {
  constructor(
    private readonly store: AssignmentStore,
    private readonly desk: GameDesk,
    private readonly corrections: Corrections,
    private readonly clock: ServerClock,
  ) {}

  /** Goes through some of the attempts, in their order, from the one at `from` on. Asked again it does what was left. */
  correct(
    assignment: Assignment,
    body: CorrectionBodyDto,
    from: number,
    userId: UserId,
  ): Promise<AssignmentCorrected> {
    return this.inEach(assignment, body.questionIndex, from, async (game, questionIndex) => {
      if (correctionOf(game, questionIndex)) return false;
      await this.corrections.correct(game.gameId, { ...body, questionIndex }, userId);
      return true;
    });
  }

  undo(assignment: Assignment, place: number, from: number, userId: UserId): Promise<AssignmentCorrected> {
    return this.inEach(assignment, place, from, async (game, questionIndex) => {
      const correction = correctionOf(game, questionIndex);
      if (!correction) return false;
      await this.corrections.undo(game.gameId, correction.correctionId, userId);
      return true;
    });
  }

  private async inEach(
    assignment: Assignment,
    place: number,
    from: number,
    change: (game: PlayableGame, questionIndex: number) => Promise<boolean>,
  ): Promise<AssignmentCorrected> {
    if (!assignment.content.questions[place])
      throw invalid('questionIndex must be a question of the assignment');
    if (phaseOfAssignment(assignment, this.clock.now()) !== 'over')
      throw new HttpProblem('wrong_state', 'Questions are corrected once the deadline is over.');
    // nobody begins one any more, so their places stay
    const attempts = await this.store.attempts(assignment.id, { from, limit: atOnce + 1 });
    const told = { corrected: 0, left: 0, next: attempts.length > atOnce ? from + atOnce : null };
    for (const { gameId } of attempts.slice(0, atOnce))
      told[(await this.inOne(gameId, place, change)) ? 'corrected' : 'left'] += 1;
    return told;
  }

  private async inOne(
    gameId: GameId,
    place: number,
    change: (game: PlayableGame, questionIndex: number) => Promise<boolean>,
  ): Promise<boolean> {
    const game = await this.desk.peek(gameId);
    if (game === null || !hasResults(game)) return false;
    const index = game.content.questions.findIndex((_, asked) => placeInAssignment(game, asked) === place);
    try {
      return await change(game, index);
    } catch (error) {
      if (error instanceof HttpProblem && notHere.has(error.code)) return false;
      throw error;
    }
  }
}
