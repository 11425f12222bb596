import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { start } from '../people/lead.js';
import { StubbornPlayer } from '../people/player.js';
import type { Proof } from './evidence.js';
import { FaultyGame, until } from './game.js';

/** Ten questions of ten seconds, after a lobby of ten. */
const endsWithinMs = 300_000;
const openedWithinMs = 60_000;

/** People who type one of the demo's codes at once: the first to be heard opens the game, and all must get the same. */
export class DemoGame extends FaultyGame {
  protected readonly everybody: readonly StubbornPlayer[];

  constructor(
    cluster: FaultyCluster,
    code: string,
    private readonly random: Random,
  ) {
    super(cluster);
    this.everybody = Array.from(
      { length: random.whole(2, 5) },
      (_, index) =>
        new StubbornPlayer(
          cluster.url,
          `demo player ${index + 1}`,
          { roomId: code },
          random.branch(`player ${index}`),
        ),
    );
  }

  protected override get gameId(): string {
    return this.everybody.find(({ seat }) => seat)?.seat?.gameId ?? '';
  }

  protected override get proof(): Proof {
    const seated = this.everybody.find(({ seat, isOut }) => seat && !isOut);
    return { authorization: `Bearer ${seated?.token}` };
  }

  protected override async goOn(): Promise<void> {
    this.letIn(this.everybody);
    if (!(await until(() => this.gameId !== '', openedWithinMs))) throw new Error('No demo was opened');
    const isOver = (): boolean => this.isOver;
    await Promise.all([
      this.watchTheLog(endsWithinMs),
      this.perhapsStart(isOver),
      ...this.everybody.map((player) => player.play(isOver)),
    ]);
  }

  /** Else the clock does. */
  private async perhapsStart(isOver: () => boolean): Promise<void> {
    const impatient = this.random.of(this.everybody);
    if (this.random.chance(0.5)) return;
    await sleep(this.random.whole(1_000, 9_000));
    if (impatient.wire.status === 'waiting') await start(impatient, isOver);
  }
}
