import type { GameId } from '@clockbeat/domain';
import type { PlayerScript } from '../night/script.js';
import { Client, type Entrance } from './client.js';

/** So sent again, whatever happened to the first one. */
const askAgain: ReadonlySet<string> = new Set(['unheard', 'unavailable', 'too_many_requests', 'not_joined']);
const againMs = 150;

/** Somebody with a phone who answers as the script has it, and tries until they are told what became of it. */
export class SimulatedPlayer extends Client {
  playerId: string | null = null;
  /** What it said that must never be granted, and was. */
  readonly granted: string[] = [];
  private decided = -1;

  constructor(
    name: string,
    gameId: GameId,
    private readonly token: string,
    private readonly script: PlayerScript,
    entrance: Entrance,
  ) {
    super(name, gameId, 'player', entrance, script.gateway, '', script.travelMs);
  }

  protected override async enter(): Promise<boolean> {
    const { code, ack } = await this.ask('joinGame', {
      roomId: this.gameId,
      playerName: this.name,
      token: this.token,
    });
    if (code === 'accepted' && typeof ack?.['playerId'] === 'string') {
      this.playerId = ack['playerId'];
      return true;
    }
    if (code === 'removed' || (code === 'game_finished' && this.playerId === null)) this.isOut = true;
    return false;
  }

  protected override heard(message: string, body: unknown): void {
    if (message === 'removed') {
      const { reason } = body as { readonly reason: string };
      if (reason === 'removed') this.isOut = true;
      this.leave();
    }
    if (this.status !== 'active' || this.questionIndex <= this.decided || !this.state.question) return;
    this.decided = this.questionIndex;
    void this.think(this.questionIndex);
  }

  /** Says something that is not so, on purpose. */
  async lie(
    what: 'another seat' | 'another question' | 'the host',
    others: readonly SimulatedPlayer[],
  ): Promise<void> {
    const { gameId, playerId, questionIndex } = this;
    if (!this.isIn || playerId === null) return;
    const room = { roomId: gameId };
    if (what === 'the host') {
      const { code } = await this.ask('nextQuestion', room, false);
      if (code === 'accepted') this.granted.push('moved a game that it does not lead');
      return;
    }
    const other = others.find((one) => one !== this && one.playerId !== null);
    const [who, index] =
      what === 'another seat'
        ? [other?.playerId ?? 'p_0000000000000000', questionIndex]
        : [playerId, questionIndex + 1];
    // the next question may be open by now: of its own seat that is an answer like any other
    const body = { ...room, playerId: who, questionIndex: index, answer: 1 };
    const { code } = await this.ask('submitAnswer', body, what === 'another question');
    if (code === 'accepted' && what === 'another seat') this.granted.push('answered for somebody else');
  }

  private async think(questionIndex: number): Promise<void> {
    const plan = this.script.answers[questionIndex % this.script.answers.length];
    if (!plan || plan.choice === null) return;
    const { serverTime = 0, opensAt = serverTime, timeLeft = 0 } = this.state;
    await this.sleep(Math.max(0, (opensAt ?? serverTime) - serverTime) + plan.share * timeLeft * 1_000);
    await this.say(plan.choice, questionIndex, plan.taps);
  }

  /** Until it is told what became of it, or the question is gone. */
  private async say(answer: number, questionIndex: number, taps: number): Promise<void> {
    while (!this.entrance.isOver && !this.isOut && this.questionIndex === questionIndex) {
      if (this.isIn) {
        const body = { roomId: this.gameId, playerId: this.playerId, questionIndex, answer };
        const said = await Promise.all(
          Array.from({ length: taps }, () => this.ask('submitAnswer', { ...body })),
        );
        if (said.some(({ code }) => !askAgain.has(code))) return;
        if (said.some(({ code }) => code === 'not_joined')) this.leave();
      }
      await this.sleep(againMs);
    }
  }
}
