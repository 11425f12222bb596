import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerResultAck, SentAnswer } from '@clockbeat/domain';
import { type Letter, Player } from '../../people/player.js';
import type { SocketIoOptions, SocketIoWire } from '../../people/socket-io-wire.js';
import { openWire, type Reachable } from './test-client.js';
import { until } from './until.js';

/** A player whose every frame is on record. */
export class TestPlayer extends Player<SocketIoWire> {
  private readonly answered = new Set<number>();

  private constructor(
    readonly gateway: Reachable,
    options?: SocketIoOptions,
  ) {
    super(openWire(gateway, 'player', options));
  }

  static on(gateway: Reachable, options?: SocketIoOptions): TestPlayer {
    return new TestPlayer(gateway, options);
  }

  /** The same seat on another phone, or on the same one after a reload, perhaps on another gateway. */
  async comesBack(gateway: Reachable = this.gateway, options?: SocketIoOptions): Promise<TestPlayer> {
    return TestPlayer.on(gateway, { gameId: this.gameId, ...options }).join(this.gameId, this.name, {
      token: this.token,
    });
  }

  /** As the client does: told where the game goes on, it goes there with the token that it has. */
  async goesAlong(): Promise<this> {
    const { gameState } = await this.hears('gameUpdated', (told) => !!told.gameState.nextGameId);
    return this.join(gameState.nextGameId ?? '', this.name);
  }

  /** As the client does: takes the seat again by itself each time the connection is back. */
  staysIn(): this {
    this.wire.socket.io.on('reconnect', () => void this.tryJoin(this.gameId, this.name));
    return this;
  }

  /**
   * Answers the question on the screen. Where there is none yet, or it is answered already, the next one is on its way: who has
   * pressed Start or Next is told so before everybody has heard of it. Whose gateway has not heard either may be too early for it:
   * clocks of gateways differ by a hundred ms on a busy machine, and it is the news that sets them right.
   */
  override async answer(said: SentAnswer | Letter | null, questionIndex?: number): Promise<AnswerResultAck> {
    if (questionIndex === undefined)
      await until(
        `${this.name} sees a question to answer`,
        () => this.isAsked && !this.answered.has(this.shown),
      );
    const index = questionIndex ?? this.shown;
    const ack = await super.answer(said, index);
    this.answered.add(index);
    return ack;
  }

  /** Has sat down in a game that goes on, or heard that its own has started. */
  private get isAsked(): boolean {
    return (
      this.seat?.gameState.status !== 'waiting' ||
      this.heard.all('gameStarted').some(({ gameState }) => gameState.gameId === this.gameId)
    );
  }

  /** Answers until it is told the result, whatever gateway goes away in between. */
  async answerStubbornly(letter: Letter): Promise<AnswerResultAck> {
    let result: AnswerResultAck | null = null;
    await until(`${this.name} is told a result`, async () => {
      if (!this.wire.socket.connected) return false;
      const ack = await Promise.race([this.tryAnswer(letter), sleep(1_000, null)]);
      if (ack?.ok && !('stored' in ack)) result = ack;
      return ack?.ok === true;
    });
    if (!result) throw new Error('There is no result');
    return result;
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
}
