import { setTimeout as sleep } from 'node:timers/promises';
import { type GamePhase, timeFactors } from '@clockbeat/domain';
import { Host } from '../../people/host.js';
import { Watcher } from '../../people/watcher.js';
import { outcomeOf } from '../../people/wire.js';
import type { Random } from '../../support/random.js';
import { wordsFor } from './guess.js';
import { lead, move } from './lead.js';
import type { StubbornPlayer } from './player.js';
import { type Attendee, StubbornWire } from './stubborn-wire.js';

/** The owner's second screen. */
export class Screen extends Watcher<StubbornWire> implements Attendee {
  constructor(
    url: string,
    readonly name: string,
    private readonly gameId: string,
    cookie: string,
  ) {
    super(new StubbornWire(url, 'screen', cookie));
  }

  async enter(): Promise<boolean> {
    return (await outcomeOf(this.watch(this.gameId))) === 'accepted';
  }
}

/** Between a question's close and the next one. */
const shownPhases: ReadonlySet<GamePhase> = new Set(['revealed', 'board', 'break']);

/** A host who decides on teams, minds the door, says what counts, and sometimes puts somebody out. */
export class StubbornHost extends Host<StubbornWire> implements Attendee {
  constructor(
    url: string,
    readonly name: string,
    gameId: string,
    cookie: string,
    private readonly random: Random,
  ) {
    super(new StubbornWire(url, 'host', cookie), gameId);
  }

  async enter(): Promise<boolean> {
    return (await outcomeOf(this.connect())) === 'accepted';
  }

  /** While people come in, for so long. */
  async mindTheLobby(ms: number, isOver: () => boolean): Promise<void> {
    const enough = performance.now() + ms;
    while (performance.now() < enough && !isOver()) {
      await sleep(this.random.whole(100, 500));
      const dice = this.random.next();
      if (dice < 0.4) await this.decideOnTeams(this.random.chance(0.8), isOver);
      else if (dice < 0.6) await this.turnTheKey(isOver);
    }
  }

  /**
   * Says now and then, while it shows what was typed, that a text counts, or does not: whatever was said of it before. It does
   * so beside its leading, so that verdicts and what ends the phase cross each other.
   */
  async sayWhatCounts(isOver: () => boolean): Promise<void> {
    const { wire } = this;
    const random = this.random.branch('verdicts');
    while (!isOver()) {
      await sleep(random.whole(50, 400));
      const { question, questionIndex, phase } = wire;
      if (question?.index !== questionIndex || !shownPhases.has(phase)) continue;
      const words = wordsFor(question);
      if (words.length > 0 && random.chance(0.7))
        await outcomeOf(this.judge(questionIndex, random.of(words), random.chance(0.6)));
    }
  }

  /** Starts the game and leads it until `isOver`. */
  async lead(players: readonly StubbornPlayer[], isOver: () => boolean): Promise<void> {
    await lead(this, this.random, isOver, async () => {
      const dice = this.random.next();
      if (dice < 0.5) await this.turnTheKey(isOver);
      else if (dice < 0.7) await this.giveTime(this.random.of(players));
      else await this.putOut(this.random.of(players));
    });
  }

  private async decideOnTeams(teamMode: boolean, isOver: () => boolean): Promise<void> {
    const isSo = () => this.wire.teamMode === teamMode;
    await move(this, () => this.setTeamMode(teamMode), isOver, isSo);
  }

  /** Locks the door, or opens it again. */
  private async turnTheKey(isOver: () => boolean): Promise<void> {
    const joining = this.wire.joining === 'open' ? 'locked' : 'open';
    const isSo = () => this.wire.joining === joining;
    await move(this, () => this.setJoining(joining), isOver, isSo);
  }

  private async giveTime({ seat }: StubbornPlayer): Promise<void> {
    if (seat) await outcomeOf(this.extendTime(seat.playerId, this.random.of(timeFactors)));
  }

  private async putOut({ seat }: StubbornPlayer): Promise<void> {
    if (seat) await outcomeOf(this.remove(seat));
  }
}
