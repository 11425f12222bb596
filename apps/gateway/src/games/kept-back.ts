import { isWithheld, type PlayableGame } from '@clockbeat/domain';
import { AssignmentStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';

/** What the players of an attempt may not know yet: the key must not leave it while others still play (docs/abuse.md). */
@Injectable()
export class KeptBack {
  constructor(
    private readonly assignments: AssignmentStore,
    private readonly clock: ServerClock,
  ) {}

  /** Whether nobody but its host may know what the answers of this game came to. The deadline is the assignment's, as it is now. */
  async isKeptBack(game: PlayableGame): Promise<boolean> {
    const { assignment, status } = game;
    if (assignment === null || !isWithheld(game)) return false;
    if (status !== 'finished') return true;
    const closesAt = await this.assignments.deadlineOf(assignment.assignmentId);
    return this.clock.now() < (closesAt?.getTime() ?? assignment.closesAt);
  }

  /** Refuses with 409 where it is kept back. */
  async check(game: PlayableGame): Promise<void> {
    if (await this.isKeptBack(game))
      throw new HttpProblem('wrong_state', 'The results are shown once the deadline is over.');
  }
}
