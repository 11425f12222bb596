import type { GameEventType } from '@clockbeat/domain';
import { Random } from '../../support/random.js';
import type { Violation } from '../checker/index.js';
import { isRefusal } from '../checker/reading.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import type { SeasonViolation } from '../season/checks.js';
import { Season } from '../season/season.js';
import { evening } from './evening.js';
import { type FaultName, type Incident, misfortune } from './faults.js';
import { HostedGame } from './hosted-game.js';
import { longNight, type NightSize } from './night-size.js';

export interface NightReport {
  readonly seed: number;
  readonly incidents: readonly Incident[];
  readonly games: number;
  /** Of these, at the assignment. */
  readonly attempts: number;
  readonly events: number;
  readonly answers: number;
  readonly acknowledged: number;
  /** Teams, readiness and locks, each as often as it is in the log. */
  readonly lobbyWords: number;
  readonly jokers: number;
  /** How often somebody found joining locked. */
  readonly locked: number;
  /** What hosts said of answers while the game went on. */
  readonly verdicts: number;
  readonly corrections: number;
  readonly undone: number;
  /** Words to clients, each held against the log. */
  readonly words: number;
  /** Connections beyond everybody's first. */
  readonly returns: number;
  readonly violations: readonly (Violation | SeasonViolation)[];
}

/** What happens to the cluster until all games are over, or for a while only: since when everything runs, epoch ms. */
const misfortunes = async (
  cluster: FaultyCluster,
  random: Random,
  allowed: readonly FaultName[],
  size: NightSize,
  isOver: () => boolean,
): Promise<{ incidents: Incident[]; calmSince: number | null }> => {
  const calm = random.branch('calm');
  const calmAfterMs = calm.chance(size.calm) ? calm.whole(...size.calmAfterMs) : Number.POSITIVE_INFINITY;
  const calmAt = performance.now() + calmAfterMs;
  const incidents = await misfortune(cluster, random, allowed, () => isOver() || performance.now() >= calmAt);
  if (isOver()) return { incidents, calmSince: null };
  await cluster.heal();
  return { incidents, calmSince: Date.now() };
};

/** Random games of random people, while the faults that this seed brings happen; then everything is held against the log. */
export const playNight = async (
  cluster: FaultyCluster,
  cookie: string,
  seed: number,
  allowed: readonly FaultName[],
  size: NightSize = longNight,
): Promise<NightReport> => {
  const random = new Random(seed);
  const planned = await evening(cluster, cookie, size, random);
  const hosted = planned.filter((game) => game instanceof HostedGame);
  const season = await Season.make(cluster, cookie, hosted, size, random.branch('season'));
  const isOver = (): boolean => season.isDone && planned.every(({ isDone }) => isDone);
  try {
    const [{ incidents, calmSince }] = await Promise.all([
      misfortunes(cluster, random.branch('misfortune'), allowed, size, isOver),
      season.play(),
      ...planned.map((game) => game.play()),
    ]);
    await cluster.heal();
    const games = [...planned, ...season.attempts];
    const judged = await Promise.all(games.map((game) => game.judge(calmSince)));
    const ofSeason = await season.judge();
    const witnesses = judged.flatMap(({ record }) => record.witnesses);
    const frames = witnesses.flatMap((witness) => witness.frames);
    const log = judged.flatMap(({ record }) => record.log);
    const stored = (...types: GameEventType[]): number =>
      log.filter(({ type }) => types.includes(type)).length;
    return {
      seed,
      incidents,
      games: games.length,
      attempts: season.attempts.length,
      events: log.length,
      answers: stored('AnswerSubmitted'),
      acknowledged: frames.filter(
        ({ kind, name, body }) => kind === 'ack' && name === 'submitAnswer' && (body as { ok: boolean }).ok,
      ).length,
      lobbyWords: stored('PlayerReadied', 'TeamChosen', 'TeamModeSet', 'JoiningChanged'),
      jokers: stored('JokerDeclared'),
      locked: frames.filter(({ body }) => isRefusal(body) && body.error.code === 'lobby_locked').length,
      verdicts: stored('AnswersJudged'),
      corrections: stored('QuestionCorrected'),
      undone: stored('CorrectionUndone'),
      words: frames.filter(({ kind }) => kind !== 'sent').length,
      returns: witnesses.reduce((sum, witness) => sum + (witness.frames.at(-1)?.connection ?? 1) - 1, 0),
      violations: [...judged.flatMap(({ violations }) => violations), ...ofSeason],
    };
  } finally {
    await Promise.all([...planned, ...season.attempts].map((game) => game.leave()));
  }
};
