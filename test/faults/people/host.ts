import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../night/random.js';
import { lead } from './lead.js';
import { move } from './move.js';
import type { Player } from './player.js';
import { Wire } from './wire.js';

/** The owner's second screen. */
export class Screen extends Wire {
  readonly playerId = null;

  constructor(
    url: string,
    name: string,
    private readonly gameId: string,
    cookie: string,
  ) {
    super(url, name, 'screen', cookie);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('watchGame', { roomId: this.gameId }))?.ok === true;
  }
}

/** A host who decides on teams, minds the door, and sometimes puts somebody out. */
export class Host extends Wire {
  readonly playerId = null;

  constructor(
    url: string,
    name: string,
    private readonly gameId: string,
    cookie: string,
    private readonly random: Random,
  ) {
    super(url, name, 'host', cookie);
  }

  /** While people come in, for so long. */
  async mindTheLobby(ms: number, isOver: () => boolean): Promise<void> {
    const enough = performance.now() + ms;
    while (performance.now() < enough && !isOver()) {
      await sleep(this.random.whole(100, 500));
      const dice = this.random.next();
      if (dice < 0.4) await this.setTeamMode(this.random.chance(0.8), isOver);
      else if (dice < 0.6) await this.turnTheKey(isOver);
    }
  }

  /** Starts the game and leads it until `isOver`. */
  async lead(players: readonly Player[], isOver: () => boolean): Promise<void> {
    await lead(this, this.gameId, this.random, isOver, async () => {
      const dice = this.random.next();
      if (dice < 0.6) await this.turnTheKey(isOver);
      else await this.putOut(this.random.of(players));
    });
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('hostConnect', { roomId: this.gameId }))?.ok === true;
  }

  private async setTeamMode(teamMode: boolean, isOver: () => boolean): Promise<void> {
    const isSo = () => this.teamMode === teamMode;
    await move(this, 'setTeamMode', { roomId: this.gameId, teamMode }, isOver, isSo);
  }

  /** Locks the door, or opens it again. */
  private async turnTheKey(isOver: () => boolean): Promise<void> {
    const joining = this.joining === 'open' ? 'locked' : 'open';
    const isSo = () => this.joining === joining;
    await move(this, 'setJoining', { roomId: this.gameId, joining }, isOver, isSo);
  }

  private async putOut({ playerId }: Player): Promise<void> {
    if (playerId) await this.ask('removePlayer', { roomId: this.gameId, playerId });
  }
}
