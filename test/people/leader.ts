import type { GamePhase, RoomMessage } from '@clockbeat/domain';
import { type Granted, Person } from './person.js';
import type { Wire } from './wire.js';

/** Who may move a game: its host, and who plays alone. */
export abstract class Leader<W extends Wire = Wire> extends Person<W> {
  abstract readonly gameId: string;

  protected get room(): RoomMessage {
    return { roomId: this.gameId };
  }

  start(): Granted<'startGame'> {
    return this.ask('startGame', this.room);
  }
  /** Ends the question with this index, in a paced game the phase of it: those that the screen shows. */
  next(currentQuestionIndex: number, phase?: GamePhase): Granted<'nextQuestion'> {
    const gameState = { currentQuestionIndex, ...(phase && { phase }) };
    return this.ask('nextQuestion', { ...this.room, gameState });
  }
  pause(): Granted<'pauseGame'> {
    return this.ask('pauseGame', this.room);
  }
  resume(): Granted<'resumeGame'> {
    return this.ask('resumeGame', this.room);
  }
  finish(): Granted<'finishGame'> {
    return this.ask('finishGame', this.room);
  }
}
