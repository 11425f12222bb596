import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, AnswerAck, Choice, ClientMessages, JoinedAck } from '@clockbeat/domain';
import { choiceOf, type Letter } from './quiz.js';
import { type ClientOptions, type Reachable, TestClient } from './test-client.js';
import { until } from './until.js';

export interface JoinOptions {
  readonly token?: string;
  readonly teamName?: string;
}

/** A player with a phone: the token is made before it is sent, and kept. */
export class TestPlayer extends TestClient {
  name = '';
  token: string = randomBytes(18).toString('base64url');
  /** The newest join. */
  seat: JoinedAck | null = null;
  /** The question this player's screen shows. */
  private shown = 0;

  private constructor(
    readonly gateway: Reachable,
    options: ClientOptions,
  ) {
    super(gateway, 'player', options);
    for (const message of ['gameStarted', 'nextQuestion'] as const) {
      this.socket.on(message, ({ gameState }) => {
        this.shown = gameState.currentQuestionIndex;
      });
    }
  }

  static on(gateway: Reachable, options: ClientOptions = {}): TestPlayer {
    return new TestPlayer(gateway, options);
  }

  get gameId(): string {
    if (!this.seat) throw new Error(`${this.name} has no seat`);
    return this.seat.gameId;
  }
  get playerId(): string {
    if (!this.seat) throw new Error(`${this.name} has no seat`);
    return this.seat.playerId;
  }

  async join(roomId: string, name: string, options: JoinOptions = {}): Promise<this> {
    const ack = await this.tryJoin(roomId, name, options);
    if (!ack.ok) throw new Error(`${name} could not join: ${ack.error.code}`);
    return this;
  }

  async tryJoin(
    roomId: string,
    name: string,
    { token = this.token, teamName }: JoinOptions = {},
  ): Promise<Ack<ClientMessages['joinGame']['ack']>> {
    Object.assign(this, { name, token });
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
    return ack;
  }

  /** The same seat on another phone, or on the same one after a reload, perhaps on another gateway. */
  async comesBack(gateway: Reachable = this.gateway, options: ClientOptions = {}): Promise<TestPlayer> {
    return TestPlayer.on(gateway, options).join(this.gameId, this.name, { token: this.token });
  }

  /** As the client does: takes the seat again by itself each time the connection is back. */
  staysIn(): this {
    this.socket.io.on('reconnect', () => void this.tryJoin(this.gameId, this.name));
    return this;
  }

  /** Answers until it is told the result, whatever gateway goes away in between. */
  async answerStubbornly(letter: Letter): Promise<AnswerAck> {
    let result: AnswerAck | null = null;
    await until(`${this.name} is told a result`, async () => {
      if (!this.socket.connected) return false;
      const ack = await Promise.race([this.tryAnswer(letter), sleep(1_000, null)]);
      if (ack?.ok) result = ack;
      return ack?.ok === true;
    });
    if (!result) throw new Error('There is no result');
    return result;
  }

  /** Answers the question on the screen; the result, or why it was refused. */
  async answer(letter: Letter | null): Promise<AnswerAck> {
    const ack = await this.tryAnswer(letter);
    if (ack.ok) return ack;
    throw new Error(`${this.name}'s answer was refused: ${ack.error.code}`);
  }

  tryAnswer(letter: Letter | null, questionIndex = this.shown): Promise<Ack<AnswerAck>> {
    const answer: Choice | null = letter === null ? null : choiceOf(letter);
    return this.send('submitAnswer', { ...this.room, playerId: this.playerId, questionIndex, answer });
  }

  ready(ready = true): Promise<ClientMessages['setReady']['ack']> {
    return this.ask('setReady', { ...this.room, ready });
  }
  chooseTeam(teamName: string): Promise<ClientMessages['chooseTeam']['ack']> {
    return this.ask('chooseTeam', { ...this.room, teamName });
  }
  leave(): Promise<ClientMessages['leaveGame']['ack']> {
    return this.ask('leaveGame', this.room);
  }

  /** Waits until the screen shows this question. */
  sees(questionIndex: number): Promise<void> {
    return until(
      `${this.name} sees question ${questionIndex}`,
      () =>
        this.shown === questionIndex &&
        [...this.heard.all('gameStarted'), ...this.heard.all('nextQuestion')].some(
          ({ gameState }) => gameState.currentQuestionIndex === questionIndex,
        ),
    );
  }

  private get room(): { roomId: string } {
    return { roomId: this.gameId };
  }
}
