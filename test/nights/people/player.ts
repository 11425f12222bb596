import type { GameId } from '@clockbeat/domain';
import type { PlayerScript } from '../night/script.js';
import { Client, type Entrance } from './client.js';

/** So sent again, whatever happened to the first one. */
const askAgain: ReadonlySet<string> = new Set(['unheard', 'unavailable', 'too_many_requests', 'not_joined']);
const againMs = 150;
/** Who stands before a locked door knocks now and then. */
const knocksAgainMs = 700;
export const teamNames = ['Reds', 'Blues', 'Greens'] as const;

/** Somebody with a phone who answers as the script has it, and tries until they are told what became of it. */
export class SimulatedPlayer extends Client {
  playerId: string | null = null;
  /** What it said that must never be granted, and was. */
  readonly granted: string[] = [];
  private decided = -1;
  private hasFidgeted = false;
  /** It was given a seat, and has not given it back in the lobby, as far as it knows. */
  private hasSeat = false;

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
      ...(this.script.team !== null && { teamName: teamNames[this.script.team] }),
    });
    if (code === 'accepted' && typeof ack?.['playerId'] === 'string') {
      this.playerId = ack['playerId'];
      this.hasSeat = true;
      return true;
    }
    if (code === 'removed' || (code === 'game_finished' && !this.hasSeat)) this.isOut = true;
    if (code === 'lobby_locked') await this.sleep(knocksAgainMs);
    return false;
  }

  protected override heard(message: string, body: unknown): void {
    if (message === 'removed') {
      const { reason } = body as { readonly reason: string };
      if (reason === 'removed') this.isOut = true;
      this.leave();
    }
    if (this.isIn && this.status === 'waiting' && !this.hasFidgeted) {
      this.hasFidgeted = true;
      for (const { what, afterMs } of this.script.fidgets) void this.fidget(what, afterMs);
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

  /** What somebody who waits does with their hands, if the game has not begun by then. */
  private async fidget(what: PlayerScript['fidgets'][number]['what'], afterMs: number): Promise<void> {
    await this.sleep(afterMs);
    if (!this.isIn || this.status !== 'waiting') return;
    const room = { roomId: this.gameId };
    switch (what) {
      case 'ready':
      case 'not ready':
        await this.ask('setReady', { ...room, ready: what === 'ready' });
        return;
      case 'another team':
        await this.ask('chooseTeam', {
          ...room,
          teamName: teamNames[(this.script.team ?? 0) + 1] ?? 'Greys',
        });
        return;
      case 'leave': {
        // heard or not, the seat may be gone from now on, and is asked for again by the token
        this.hasSeat = false;
        await this.ask('leaveGame', room);
      }
    }
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
