import type { HostAct } from '../night/script.js';
import type { Client } from './client.js';

/** Leads a game from somebody's panel, as the script has it, as soon as the panel shows what the script has it for. */
export class Lead {
  /** The question that it was shown last; the lobby is before the first. */
  private met = -2;

  constructor(
    private readonly by: Client,
    private readonly acts: readonly HostAct[],
    /** Somebody who has a seat. */
    private readonly seated: () => string | null,
  ) {}

  /** The panel may show something new. */
  look(): void {
    const { shown } = this;
    if (shown === null || shown <= this.met) return;
    this.met = shown;
    for (const act of this.acts) if (act.question === shown) void this.act(act);
  }

  async startAfter(ms: number): Promise<void> {
    await this.by.sleep(ms);
    await this.by.insist('startGame', {}, () => this.by.status !== 'waiting');
  }

  /** The question that it sees now; -1: the lobby; null: neither. */
  private get shown(): number | null {
    if (this.by.status === 'waiting') return -1;
    return this.by.status === 'active' ? this.by.questionIndex : null;
  }

  private async act({ what, question: index, afterMs }: HostAct): Promise<void> {
    const { by } = this;
    await by.sleep(afterMs);
    const isPast = (): boolean =>
      index < 0 ? by.status !== 'waiting' : by.questionIndex !== index || by.status === 'finished';
    if (isPast()) return;
    const seen = { gameState: { currentQuestionIndex: index } };
    switch (what) {
      case 'next':
        return by.insist('nextQuestion', seen, isPast);
      case 'next, clicked twice': {
        const click = (): Promise<unknown> => by.ask('nextQuestion', { roomId: by.gameId, ...seen });
        await Promise.all([click(), click()]);
        return;
      }
      case 'pause': {
        await by.insist('pauseGame', {}, () => isPast() || by.status === 'paused');
        await by.sleep(700);
        return by.insist('resumeGame', {}, () => by.status !== 'paused');
      }
      case 'remove':
      case 'more time': {
        const playerId = this.seated();
        if (playerId === null) return;
        return what === 'remove'
          ? by.insist('removePlayer', { playerId }, isPast)
          : by.insist('extendTime', { playerId, factor: 2 }, isPast);
      }
      case 'lock':
      case 'unlock':
        return by.insist('setJoining', { joining: what === 'lock' ? 'locked' : 'open' }, isPast);
      case 'teams':
      case 'no teams':
        return by.insist('setTeamMode', { teamMode: what === 'teams' }, isPast);
      case 'finish':
        return by.insist('finishGame', {}, () => by.status === 'finished');
    }
  }
}
