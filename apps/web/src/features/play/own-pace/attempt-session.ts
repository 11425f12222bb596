import type { GamePhase } from '@clockbeat/domain/contract';
import { PlayerSession } from '../../../live/player-session.js';
import { type KeptSeat, seats } from '../../../live/seat-storage.js';
import { openSocket } from '../../../live/socket.js';

/** A seat whose player leads: to each question, and to the end. */
export class AttemptSession extends PlayerSession {
  /** Ends the phase that is on the screen, so that a late press skips nothing. */
  async next(phase: GamePhase): Promise<void> {
    const currentQuestionIndex = this.picture.state?.currentQuestionIndex ?? 0;
    const ack = await this.link.socket.send('nextQuestion', {
      roomId: this.roomId,
      gameState: { currentQuestionIndex, phase },
    });
    if (ack.ok) this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
    // The deadline may have ended it in the meantime, which is told by the state.
    else if (ack.error.code !== 'game_finished' && ack.error.code !== 'deadline_over')
      this.link.store.report(ack.error);
  }
}

/** Of the seat that this browser keeps for the assignment. */
export const openAttempt = (seat: KeptSeat): AttemptSession =>
  new AttemptSession(openSocket(seat.gameId), seats(), seat);

export const closeAttempt = (session: AttemptSession): void => session.close();
