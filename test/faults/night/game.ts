import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, type GameRecord, type Violation, violationsIn } from '../checker/index.js';
import { lastEnding } from '../checker/reading.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { StubbornPlayer } from '../people/player.js';
import type { Attendee } from '../people/stubborn-wire.js';
import { endingOf, evidenceOf, type Proof, streamOf } from './evidence.js';

const projectedWithinMs = 20_000;
const backWithinMs = 30_000;

/** Promises that are kept a moment later. */
const soon = new Set(['read models are the fold of the log', 'everybody ends on the same standings']);

/** One random game with its people, whatever kind of game it is. */
export abstract class FaultyGame {
  /** Finished, as the log has it. */
  isOver = false;
  /** Nobody will do anything to it any more. */
  isDone = false;
  protected abstract readonly gameId: string;
  protected abstract readonly everybody: readonly Attendee[];
  /** What a game's results are shown to. */
  protected abstract readonly proof: Proof;
  /** The host's, after the end. */
  protected readonly calls: readonly Call[] = [];
  private readonly lives: Promise<void>[] = [];

  constructor(protected readonly cluster: FaultyCluster) {}

  /** To the end, whatever happens. */
  async play(): Promise<void> {
    await this.goOn();
    this.isDone = true;
  }

  /** After everything runs again: everybody is back, and what came of it all is held against the log. */
  async judge(calmSince: number | null): Promise<{ record: GameRecord; violations: Violation[] }> {
    const away = await this.everybodyBack();
    let record = await this.record(calmSince);
    let violations = violationsIn(record);
    for (const giveUp = performance.now() + projectedWithinMs; performance.now() < giveUp; await sleep(250)) {
      if (!violations.some(({ promise }) => soon.has(promise))) break;
      record = await this.record(calmSince);
      violations = violationsIn(record);
    }
    const breaches = new Set(this.everybody.flatMap(({ wire }) => wire.heard.breaches));
    for (const what of breaches)
      violations.push({ promise: 'what was told stays true', what: `contract: ${what}` });
    for (const name of away)
      violations.push({
        promise: 'everybody ends on the same standings',
        what: `${name} could not come back`,
      });
    return { record, violations };
  }

  async leave(): Promise<void> {
    for (const { wire } of this.everybody) wire.close();
    await Promise.all(this.lives);
  }

  protected abstract goOn(): Promise<void>;

  protected letIn(people: readonly Attendee[]): void {
    this.lives.push(...people.map((one) => one.wire.live(one)));
  }

  protected async watchTheLog(endsWithinMs: number): Promise<void> {
    for (const giveUp = performance.now() + endsWithinMs; performance.now() < giveUp; await sleep(200)) {
      const stream = await streamOf(this.cluster, this.gameId).catch(() => null);
      if (stream && stream.version > 0 && stream.dueAt === null) break;
    }
    this.isOver = true;
  }

  private async record(calmSince: number | null): Promise<GameRecord> {
    const { gameId, calls } = this;
    const evidence = await evidenceOf(this.cluster, gameId, this.proof);
    const ending = lastEnding(evidence.log);
    const witnesses = this.everybody.map((one) => ({
      name: one.name,
      role: one.wire.role,
      playerId: one.seat?.playerId ?? null,
      isThereAtTheEnd: one.wire.mustHear(ending) && !isOut(one),
      frames: one.wire.heard.frames,
    }));
    return { gameId, witnesses, calls, calmSince, ...evidence };
  }

  /** Those who are not there, although everything runs. */
  private async everybodyBack(): Promise<string[]> {
    const missing = new Set(this.everybody);
    for (const giveUp = performance.now() + backWithinMs; performance.now() < giveUp && missing.size > 0; ) {
      const ending = await endingOf(this.cluster, this.gameId);
      for (const one of missing) {
        const { wire } = one;
        const isBack = async () =>
          (await wire.isThere()) && (!wire.mustHear(ending) || wire.hasHeard(ending));
        if (isOut(one) || (await isBack())) missing.delete(one);
      }
      await sleep(50);
    }
    return [...missing].map(({ name }) => name);
  }
}

const isOut = (one: Attendee): boolean => one instanceof StubbornPlayer && one.isOut;

export const until = async (isSo: () => boolean, withinMs: number): Promise<boolean> => {
  for (const giveUp = performance.now() + withinMs; performance.now() < giveUp && !isSo(); ) await sleep(20);
  return isSo();
};
