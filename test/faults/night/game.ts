import { setTimeout as sleep } from 'node:timers/promises';
import type { GameCard } from '@clockbeat/domain';
import { call } from '../../load/api.js';
import { quiz } from '../../support/live/quiz.js';
import { type GameRecord, type Violation, violationsIn } from '../checker/index.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { Host, Screen } from '../people/host.js';
import { Player } from '../people/player.js';
import type { Wire } from '../people/wire.js';
import { evidenceOf, streamOf } from './evidence.js';
import type { NightSize } from './night-size.js';
import type { Random } from './random.js';

/** The least that the contract allows: a night of four questions lasts half a minute. */
const timeLimit = 5;
const endsWithinMs = 120_000;
const projectedWithinMs = 20_000;
const backWithinMs = 30_000;

/** One random game with its people. */
export class FaultyGame {
  /** Finished, as the log has it. */
  isOver = false;
  private readonly everybody: readonly Wire[];
  private readonly lives: Promise<void>[] = [];

  private constructor(
    private readonly cluster: FaultyCluster,
    private readonly cookie: string,
    readonly gameId: string,
    private readonly host: Host,
    screen: Screen,
    private readonly players: readonly Player[],
    private readonly random: Random,
  ) {
    this.everybody = [host, screen, ...players];
  }

  static async make(
    cluster: FaultyCluster,
    cookie: string,
    name: string,
    size: NightSize,
    random: Random,
  ): Promise<FaultyGame> {
    const questions = quiz(random.whole(...size.questions), {
      timeLimit,
      name: `${name.replaceAll(' ', '-')}-${random.whole(1000, 9999)}`,
    });
    const answer = await call(cluster.url, '/api/games', cookie, { body: { title: name, questions } });
    const { game } = (await answer.json()) as { game: GameCard };
    const players = Array.from(
      { length: random.whole(...size.players) },
      (_, index) =>
        new Player(cluster.url, `${name} player ${index + 1}`, game.id, random.branch(`player ${index}`)),
    );
    const host = new Host(cluster.url, `${name} host`, game.id, cookie, random.branch('host'));
    const screen = new Screen(cluster.url, `${name} screen`, game.id, cookie);
    return new FaultyGame(cluster, cookie, game.id, host, screen, players, random);
  }

  /** To the end, whatever happens. */
  async play(): Promise<void> {
    const late = this.players.filter(() => this.random.chance(0.2));
    const atOnce = this.everybody.filter((one) => !late.some((other) => other === one));
    this.lives.push(...atOnce.map((one) => one.live()));
    await until(() => this.host.status !== 'unknown', 20_000);
    await sleep(this.random.whole(200, 1_200));
    const isOver = (): boolean => this.isOver;
    const ending = this.watchTheLog();
    const comingLate = late.map(async (player) => {
      await sleep(this.random.whole(1_000, 8_000));
      this.lives.push(player.live());
    });
    await Promise.all([
      ending,
      ...comingLate,
      this.host.lead(this.players, isOver),
      ...this.players.map((player) => player.play(isOver)),
    ]);
  }

  /** After everything runs again: everybody is back, and what came of it all is held against the log. */
  async judge(): Promise<{ record: GameRecord; violations: Violation[] }> {
    const away = await this.everybodyBack();
    const witnesses = this.everybody.map((one) =>
      one.testimony(one.mustHearTheEnd && !(one instanceof Player && one.isOut)),
    );
    let record = { gameId: this.gameId, witnesses, ...(await this.evidence()) };
    let violations = violationsIn(record);
    for (const giveUp = performance.now() + projectedWithinMs; performance.now() < giveUp; await sleep(250)) {
      // projections follow a moment later
      if (violations.every(({ promise }) => promise !== 'read models are the fold of the log')) break;
      record = { ...record, ...(await this.evidence()) };
      violations = violationsIn(record);
    }
    const breaches = new Set(this.everybody.flatMap((one) => one.breaches));
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
    for (const one of this.everybody) one.leave();
    await Promise.all(this.lives);
  }

  private evidence() {
    return evidenceOf(this.cluster, this.gameId, this.cookie);
  }

  /** Whoever is not there, although everything runs. */
  private async everybodyBack(): Promise<string[]> {
    const missing = new Set(this.everybody.filter((one) => !(one instanceof Player && one.isOut)));
    for (const giveUp = performance.now() + backWithinMs; performance.now() < giveUp && missing.size > 0; ) {
      for (const one of missing) {
        const isOut = one instanceof Player && one.isOut;
        if (isOut || ((await one.isThere()) && (!one.mustHearTheEnd || one.hasHeardTheEnd)))
          missing.delete(one);
      }
      await sleep(50);
    }
    return [...missing].map(({ name }) => name);
  }

  private async watchTheLog(): Promise<void> {
    for (const giveUp = performance.now() + endsWithinMs; performance.now() < giveUp; await sleep(200)) {
      const stream = await streamOf(this.cluster, this.gameId).catch(() => null);
      if (stream && stream.version > 0 && stream.dueAt === null) break;
    }
    this.isOver = true;
  }
}

const until = async (isSo: () => boolean, withinMs: number): Promise<void> => {
  for (const giveUp = performance.now() + withinMs; performance.now() < giveUp && !isSo(); ) await sleep(20);
};
