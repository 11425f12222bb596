import type { AttemptView } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import type { Proof } from '../night/evidence.js';
import { FaultyGame, until } from '../night/game.js';
import { SoloPlayer } from '../people/solo-player.js';

const endsWithinMs = 240_000;

/** An attempt at the night's assignment: a game for one, led by its player, that is over at the deadline at the latest. */
export class Attempt extends FaultyGame {
  protected readonly gameId: string;
  protected readonly everybody: readonly SoloPlayer[];

  constructor(
    cluster: FaultyCluster,
    name: string,
    { gameId }: AttemptView,
    token: string,
    /** Its host's. */
    protected readonly proof: Proof,
    random: Random,
  ) {
    super(cluster);
    this.gameId = gameId;
    this.everybody = [new SoloPlayer(cluster.url, name, { gameId, token }, random.branch('player'))];
  }

  protected override async goOn(): Promise<void> {
    const [player] = this.everybody;
    this.letIn(this.everybody);
    await until(() => player?.wire.status !== 'unknown', 20_000);
    await Promise.all([this.watchTheLog(endsWithinMs), player?.play(() => this.isOver)]);
  }
}
