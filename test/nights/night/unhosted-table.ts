import { demoCodes, type GameId } from '@clockbeat/domain';
import { fieldsOf } from '../../faults/checker/reading.js';
import type { Random } from '../../support/random.js';
import { type Entrance, roomOf } from '../people/client.js';
import { LeadingPlayer, SimulatedPlayer } from '../people/player.js';
import { serviceAt, untilHeard } from '../people/service.js';
import type { Cluster } from './cluster.js';
import type { UnhostedScript } from './script.js';
import { Table, tokenFrom } from './table.js';
import type { Broken } from './watch.js';

/** Somebody who practises alone, or people who type one of the demo's codes at about the same time. */
export class UnhostedTable extends Table {
  players: readonly SimulatedPlayer[] = [];

  constructor(
    cluster: Cluster,
    entrance: Entrance,
    private readonly script: UnhostedScript,
    private readonly random: Random,
  ) {
    super(cluster, entrance);
  }

  get gameId(): GameId | null {
    const known = this.players.map((player) => player.plays).find((gameId) => gameId !== null);
    return known ?? null;
  }

  protected get everybody(): readonly SimulatedPlayer[] {
    return this.players;
  }

  get granted(): readonly Broken[] {
    return this.players.flatMap(({ name, granted }) =>
      granted.map((what): Broken => ({ promise: 'nobody is believed', what: `${name} ${what}` })),
    );
  }

  protected async goOn(): Promise<void> {
    if (this.script.kind === 'solo') await this.makeSolo();
    else this.sitDown();
    for (const [place, player] of this.players.entries())
      this.cluster.world.after(this.script.players[place]?.comesAfterMs ?? 0, null, () => void player.live());
    await this.until(() => this.isOver);
  }

  private async makeSolo(): Promise<void> {
    const [player] = this.script.players;
    if (!player) return;
    const service = serviceAt(this.entrance, player, null);
    const body = { category: 'General Knowledge', count: this.script.questions, timePerQuestion: 10 };
    const made = await untilHeard(this.entrance, () => service('POST', '/api/solo-games', body));
    const { gameId, token } = fieldsOf(made?.answer) as { gameId: GameId; token: string };
    const { entrance, script } = this;
    this.players = [new LeadingPlayer('Solo player', roomOf(gameId), token, player, entrance, script)];
  }

  private sitDown(): void {
    const code = this.random.of(demoCodes);
    const isOver = (): boolean => this.isOver;
    this.players = this.script.players.map((player, place) => {
      const room = { code, gameId: null };
      const token = tokenFrom(this.random);
      const { entrance, script } = this;
      const name = `Demo player ${place + 1}`;
      return place === 0
        ? new LeadingPlayer(name, room, token, player, entrance, { ...script, acts: [] }, isOver)
        : new SimulatedPlayer(name, room, token, player, entrance, isOver);
    });
  }
}
