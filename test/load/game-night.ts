import { setTimeout as sleep } from 'node:timers/promises';
import type { Inbox } from '../people/inbox.js';
import { seededRandom } from '../support/random.js';
import { Gate } from './gate.js';
import type { LoadHost } from './host.js';
import { MeasuredPlayer } from './player.js';
import { QuestionTimes } from './question-times.js';

const endWithinMs = 10_000;
/** Players behind one address: an address gets 2,500 seats of a game in a minute. */
const ofOneAddress = 2_000;

export interface NightOptions {
  readonly host: LoadHost;
  readonly urls: readonly string[];
  readonly players: number;
  readonly questions: number;
  /** Every player answers at a random moment within this after it may, s; left out: 2. */
  readonly within?: number;
  /** Who leads on: the driver as a swift host, or time. */
  readonly pacing?: 'swift' | 'timed';
  readonly inbox: Inbox;
  readonly seed: number;
}

/** One game from its lobby to its end. */
export class GameNight {
  readonly questions: readonly QuestionTimes[];
  readonly players: readonly MeasuredPlayer[];
  private readonly over = new Gate();
  private finishedFor = 0;

  constructor(private readonly options: NightOptions) {
    const { host, urls, players, questions, within = 2, inbox, seed } = options;
    this.questions = Array.from({ length: questions }, () => new QuestionTimes(players));
    this.players = Array.from({ length: players }, (_, index) => {
      return new MeasuredPlayer({
        url: urls[index % urls.length]!,
        gameId: host.gameId,
        gameCode: host.game.gameCode,
        name: `Player ${String(index + 1).padStart(5, '0')}`,
        inbox,
        questions: this.questions,
        random: seededRandom(seed * 100_003 + index),
        answersWithinMs: within * 1_000,
        ...(players > ofOneAddress && { address: `10.0.0.${1 + Math.floor(index / ofOneAddress)}` }),
        onFinished: () => this.finished(),
      });
    });
  }

  get host(): LoadHost {
    return this.options.host;
  }

  async play(): Promise<void> {
    if (this.options.pacing === 'timed') await this.watchItGo();
    else await this.leadOn();
    await within(endWithinMs, this.over.opened);
  }

  leave(): void {
    for (const player of this.players) player.close();
    this.options.host.close();
  }

  /** The host moves on when everybody's answer is acknowledged, at the deadline at the latest. */
  private async leadOn(): Promise<void> {
    const { host } = this.options;
    for (const [index, question] of this.questions.entries()) {
      question.opening.ask();
      if (index === 0) await host.start();
      else if (!(await host.moveOn(index - 1))) question.opening.cameByClock();
      await within(host.deadlineMs, question.done);
    }
    await host.moveOn(this.questions.length - 1);
  }

  /** The host starts it, and has nothing more to do: a question closes when all have answered, and time leads on. */
  private async watchItGo(): Promise<void> {
    const { host } = this.options;
    this.questions[0]?.opening.ask();
    await host.start();
    await within(this.questions.length * host.courseMs, this.over.opened);
  }

  private finished(): void {
    this.finishedFor += 1;
    if (this.finishedFor === this.players.length) this.over.open();
  }
}

const within = async (ms: number, promise: Promise<void>): Promise<void> => {
  const late = new AbortController();
  await Promise.race([promise, sleep(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
};
