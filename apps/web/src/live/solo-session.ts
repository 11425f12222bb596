import { PlayerSession } from './player-session.js';
import type { KeptSeat } from './seat-storage.js';
import { openSocket } from './socket.js';
import { soloSeats } from './solo-seats.js';

/** A game of one, whose player does what a host may. A file of its own: nobody else's way carries it. */
export class SoloSession extends PlayerSession {
  /** To the next question. Names the question on the screen, so that a late press skips nothing. */
  async next(): Promise<void> {
    const currentQuestionIndex = this.picture.state?.currentQuestionIndex ?? 0;
    const ack = await this.link.socket.send('nextQuestion', {
      roomId: this.roomId,
      gameState: { currentQuestionIndex },
    });
    if (ack.ok) this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
    // The clock may have ended the game in the meantime.
    else if (ack.error.code !== 'game_finished') this.link.store.report(ack.error);
  }

  /** To the end. */
  async finish(): Promise<void> {
    const ack = await this.link.socket.send('finishGame', { roomId: this.roomId });
    if (!ack.ok && ack.error.code !== 'game_finished') this.link.store.report(ack.error);
  }
}

/** Its seat is this tab's, and no game of this browser that others would look for. */
export const openSoloSession = (seat: KeptSeat): SoloSession =>
  new SoloSession(openSocket(), soloSeats(), seat);
