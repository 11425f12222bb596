import { randomBytes } from 'node:crypto';
import {
  type Ack,
  type AnswerAck,
  type AnswerResultAck,
  type AnswerStoredAck,
  type Choice,
  type ClientMessages,
  type GameStateView,
  type JoinedAck,
  letters,
  type SentAnswer,
} from '@clockbeat/domain';
import { Leader } from './leader.js';
import type { Granted } from './person.js';
import { Refused, type Wire } from './wire.js';

export type Letter = (typeof letters)[number];

export interface JoinOptions {
  readonly token?: string;
  readonly teamName?: string;
  /** Joins again after this each time when joining is over the rate of its address. */
  readonly again?: () => Promise<unknown>;
}

/** Somebody with a phone: the token is made before it is sent, and kept. */
export class Player<W extends Wire = Wire> extends Leader<W> {
  name = '';
  token: string = randomBytes(18).toString('base64url');
  /** The newest join. */
  seat: JoinedAck | null = null;
  /** The question this player's screen shows. */
  protected shown = 0;

  constructor(wire: W) {
    super(wire);
    for (const message of ['gameStarted', 'nextQuestion'] as const)
      wire.on(message, ({ gameState }) => this.opened(gameState.currentQuestionIndex, gameState));
    // Also by itself, for who waited outside.
    wire.on('roomJoined', (seat) => {
      this.seat = seat;
    });
  }

  get gameId(): string {
    return this.seated.gameId;
  }
  get playerId(): string {
    return this.seated.playerId;
  }

  async join(roomId: string, name: string, options: JoinOptions = {}): Promise<this> {
    const ack = await this.tryJoin(roomId, name, options);
    if (!ack.ok) throw new Refused(`joinGame of ${name}`, ack.error.code);
    return this;
  }

  /** Without a seat where the ack says no, or says that there is no game yet. */
  async tryJoin(
    roomId: string,
    name: string,
    { token = this.token, teamName, again }: JoinOptions = {},
  ): Promise<Ack<ClientMessages['joinGame']['ack']>> {
    Object.assign(this, { name, token });
    for (;;) {
      const ack = await this.send('joinGame', {
        roomId,
        playerName: name,
        token,
        ...(teamName === undefined ? {} : { teamName }),
      });
      if (ack.ok && 'playerId' in ack) {
        this.seat = ack;
        this.shown = ack.gameState.currentQuestionIndex;
      }
      if (ack.ok || !again || ack.error.code !== 'too_many_requests') return ack;
      await again();
    }
  }

  /** Answers the question on the screen; the result, or why it was refused. */
  async answer(answer: SentAnswer | Letter | null, questionIndex = this.shown): Promise<AnswerResultAck> {
    const ack = await this.acknowledged(answer, questionIndex);
    if ('stored' in ack) throw new Error(`${this.name} plays a paced game, where results come at the close`);
    return ack;
  }

  /** Answers the question of a paced game: all that is told is that the answer is stored. */
  async choose(answer: SentAnswer | Letter | null, questionIndex = this.shown): Promise<AnswerStoredAck> {
    const ack = await this.acknowledged(answer, questionIndex);
    if (!('stored' in ack)) throw new Error(`${this.name} was told more than that its answer is stored`);
    return ack;
  }

  /** Answers it, whatever is told of an answer in this game. */
  protected async acknowledged(
    answer: SentAnswer | Letter | null,
    questionIndex: number,
  ): Promise<AnswerAck> {
    const ack = await this.tryAnswer(answer, questionIndex);
    if (ack.ok) return ack;
    throw new Refused(`submitAnswer of ${this.name}`, ack.error.code);
  }

  tryAnswer(said: SentAnswer | Letter | null, questionIndex = this.shown): Promise<Ack<AnswerAck>> {
    const answer = typeof said === 'string' ? (letters.indexOf(said) as Choice) : said;
    return this.send('submitAnswer', { ...this.room, playerId: this.playerId, questionIndex, answer });
  }

  ready(ready = true): Granted<'setReady'> {
    return this.ask('setReady', { ...this.room, ready });
  }
  chooseTeam(teamName: string): Granted<'chooseTeam'> {
    return this.ask('chooseTeam', { ...this.room, teamName });
  }
  declareJoker(round: number): Granted<'declareJoker'> {
    return this.ask('declareJoker', { ...this.room, round });
  }
  leave(): Granted<'leaveGame'> {
    return this.ask('leaveGame', this.room);
  }

  /** A question has come to the screen, perhaps to be read first. */
  protected opened(questionIndex: number, _state: GameStateView): void {
    this.shown = questionIndex;
  }

  private get seated(): JoinedAck {
    if (!this.seat) throw new Error(`${this.name} has no seat`);
    return this.seat;
  }
}
