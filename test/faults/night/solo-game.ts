import { makeSoloGame } from '../../people/api.js';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { SoloPlayer } from '../people/solo-player.js';
import type { Proof } from './evidence.js';
import { FaultyGame, until } from './game.js';
import type { NightSize } from './night-size.js';

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
    const made = await makeSoloGame(cluster.url, body);
    const player = new SoloPlayer(cluster.url, 'solo player', made, random.branch('player'));
    return new SoloGame(cluster, made.gameId, { authorization: `Bearer ${made.token}` }, player);
  }

  protected override async goOn(): Promise<void> {
    this.letIn(this.everybody);
    await until(() => this.player.wire.status !== 'unknown', 20_000);
    await Promise.all([this.watchTheLog(endsWithinMs), this.player.play(() => this.isOver)]);
  }
}
