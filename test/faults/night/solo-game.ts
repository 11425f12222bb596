import type { SoloGameView } from '@clockbeat/domain';
import { call } from '../../load/api.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { SoloPlayer } from '../people/solo-player.js';
import type { Proof } from './evidence.js';
import { FaultyGame, until } from './game.js';
import type { NightSize } from './night-size.js';
import type { Random } from './random.js';

/** The least that the contract allows. */
const timePerQuestion = 10;
const endsWithinMs = 180_000;

/** Somebody without an account who practises alone. */
export class SoloGame extends FaultyGame {
  protected readonly everybody: readonly SoloPlayer[];

  private constructor(
    cluster: FaultyCluster,
    protected readonly gameId: string,
    protected readonly proof: Proof,
    private readonly player: SoloPlayer,
  ) {
    super(cluster);
    this.everybody = [player];
  }

  static async make(cluster: FaultyCluster, size: NightSize, random: Random): Promise<SoloGame> {
    const count = random.whole(...size.soloQuestions);
    const body = { category: 'General Knowledge', count, timePerQuestion };
    const answer = await call(cluster.url, '/api/solo-games', '', { body });
    const { gameId, token } = (await answer.json()) as SoloGameView;
    const player = new SoloPlayer(cluster.url, 'solo player', gameId, token, random.branch('player'));
    return new SoloGame(cluster, gameId, { authorization: `Bearer ${token}` }, player);
  }

  protected override async goOn(): Promise<void> {
    this.letIn(this.everybody);
    await until(() => this.player.status !== 'unknown', 20_000);
    await Promise.all([this.watchTheLog(endsWithinMs), this.player.play(() => this.isOver)]);
  }
}
