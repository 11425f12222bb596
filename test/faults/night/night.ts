import type { Violation } from '../checker/index.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { type FaultName, type Incident, misfortune } from './faults.js';
import { FaultyGame } from './game.js';
import { longNight, type NightSize } from './night-size.js';
import { Random } from './random.js';

export interface NightReport {
  readonly seed: number;
  readonly incidents: readonly Incident[];
  readonly games: number;
  readonly events: number;
  readonly answers: number;
  readonly acknowledged: number;
  /** Words to clients, each held against the log. */
  readonly words: number;
  /** Connections beyond everybody's first. */
  readonly returns: number;
  readonly violations: readonly Violation[];
}

/** Random games of random people, while the faults that this seed brings happen; then everything is held against the log. */
export const playNight = async (
  cluster: FaultyCluster,
  cookie: string,
  seed: number,
  allowed: readonly FaultName[],
  size: NightSize = longNight,
): Promise<NightReport> => {
  const random = new Random(seed);
  const games: FaultyGame[] = [];
  const count = random.whole(...size.games);
  for (let index = 0; index < count; index += 1)
    games.push(
      await FaultyGame.make(cluster, cookie, `game ${index + 1}`, size, random.branch(`game ${index}`)),
    );
  try {
    const [incidents] = await Promise.all([
      misfortune(cluster, random.branch('misfortune'), allowed, () => games.every(({ isOver }) => isOver)),
      ...games.map((game) => game.play()),
    ]);
    await cluster.heal();
    const judged = await Promise.all(games.map((game) => game.judge()));
    const witnesses = judged.flatMap(({ record }) => record.witnesses);
    const frames = witnesses.flatMap((witness) => witness.frames);
    const log = judged.flatMap(({ record }) => record.log);
    return {
      seed,
      incidents,
      games: games.length,
      events: log.length,
      answers: log.filter(({ type }) => type === 'AnswerSubmitted').length,
      acknowledged: frames.filter(
        ({ kind, name, body }) => kind === 'ack' && name === 'submitAnswer' && (body as { ok: boolean }).ok,
      ).length,
      words: frames.filter(({ kind }) => kind !== 'sent').length,
      returns: witnesses.reduce((sum, witness) => sum + (witness.frames.at(-1)?.connection ?? 1) - 1, 0),
      violations: judged.flatMap(({ violations }) => violations),
    };
  } finally {
    await Promise.all(games.map((game) => game.leave()));
  }
};
