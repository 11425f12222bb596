import type { KnockView } from '@clockbeat/domain';
import { fieldsOf, versionOf } from '../../faults/checker/reading.js';
import type { DoorScript, HostAct } from '../night/script.js';
import type { Client } from './client.js';

/** Who has let somebody in looks so often whether it was heard, ms. */
const looksAgainMs = 400;

/** Leads a game from somebody's panel, as the script has it, as soon as the panel shows what the script has it for. */
export class Lead {
  /** The question that it was shown last; the lobby is before the first. */
  private met = -2;
  /** Who waits to be let in, as of that version. */
  private knocks: readonly KnockView[] = [];
  private knocksOf = 0;
  private readonly answering = new Set<string>();
  private answered = 0;

  constructor(
    private readonly by: Client,
    private readonly acts: readonly HostAct[],
    /** Somebody who has a seat. */
    private readonly seated: () => string | null,
    /** Null: it lets nobody in. */
    private readonly door: DoorScript | null,
  ) {}

  /** The panel may show something new. */
  look(message?: string, body?: unknown): void {
    this.lookOutside(message, body);
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

  /** A list of those who wait comes with a panel, where there are any, and by itself. */
  private lookOutside(message?: string, body?: unknown): void {
    const { knocks = [], players } = fieldsOf(body);
    const isList = message === 'knocksUpdated' || (message === 'state' && players !== undefined);
    const version = versionOf(body) ?? 0;
    if (!this.door || !isList || version < this.knocksOf) return;
    this.knocksOf = version;
    this.knocks = knocks as readonly KnockView[];
    for (const { id } of this.knocks) if (!this.answering.has(id)) void this.answer(id, this.door);
  }

  /** Until it is not on the list any more: what it said may not have been heard. */
  private async answer(playerId: string, { afterMs, turnsAway }: DoorScript): Promise<void> {
    const { by } = this;
    this.answering.add(playerId);
    this.answered += 1;
    const admit = turnsAway === null || this.answered % turnsAway !== 0;
    const isPast = (): boolean => by.isOut || !this.knocks.some(({ id }) => id === playerId);
    await by.sleep(afterMs);
    while (!isPast() && by.status !== 'finished' && !by.isHome) {
      await by.insist('admitPlayer', { playerId, admit }, isPast);
      await by.sleep(looksAgainMs);
    }
    this.answering.delete(playerId);
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
      case 'ban':
      case 'more time': {
        const playerId = this.seated();
        if (playerId === null) return;
        return what === 'more time'
          ? by.insist('extendTime', { playerId, factor: 2 }, isPast)
          : by.insist('removePlayer', { playerId, ...(what === 'ban' && { ban: true }) }, isPast);
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
