import { setTimeout as sleep } from 'node:timers/promises';
import type { SentAnswer } from '@clockbeat/domain';
import { Player } from '../../people/player.js';
import { type Outcome, outcomeOf } from '../../people/wire.js';
import type { Random } from '../../support/random.js';
import { guess } from './guess.js';
import { insist } from './lead.js';
import { type Attendee, StubbornWire } from './stubborn-wire.js';

/** So sent again, whatever happened to the first one. */
const askAgain: ReadonlySet<Outcome> = new Set(['unheard', 'unavailable', 'too_many_requests', 'not_joined']);
const again = 150;
/** Who stands before a locked door knocks now and then. */
const knocksAgain = 400;
/** Where a question has no time of its own, too. */
const longestThoughtMs = 10_000;

export interface Invitation {
  /** The game's id, its code, or a code that opens one. */
  readonly roomId: string;
  /** Of a seat that was taken for this player; without it the player makes one. */
  readonly token?: string;
  /** Teams to choose from. */
  readonly teams?: readonly string[];
}

/** Somebody with a phone who answers when it occurs to them, and tries until they are told what became of it. */
export class StubbornPlayer extends Player<StubbornWire> implements Attendee {
  isOut = false;
  private readonly teams: readonly string[];
  /** Chosen on the way in. */
  private readonly teamName: string | undefined;
  private readonly isPatient: boolean;
  private readonly jokers: Random;
  private hasSeat = false;
  /** It asked for its seat to be given back in the lobby, and nobody knows whether that was heard, or still will be. */
  private mayHaveLeft = false;
  private leaving = false;

  constructor(
    url: string,
    name: string,
    private readonly invitation: Invitation,
    protected readonly random: Random,
  ) {
    super(new StubbornWire(url, 'player'));
    const { token, teams = [] } = invitation;
    this.name = name;
    this.token = token ?? random.characters(24, 'abcdefghijklmnopqrstuvwxyz0123456789');
    this.teams = teams;
    this.teamName = teams.length > 0 && random.chance(0.5) ? random.of(teams) : undefined;
    this.isPatient = random.chance(0.7);
    this.jokers = random.branch('jokers');
    this.wire.on('removed', ({ reason }) => {
      if (reason === 'removed') this.isOut = true;
      else this.wire.isIn = false; // somebody took the seat, or we left it: in again, by the token
    });
  }

  /** Plays until `isOver`. */
  async play(isOver: () => boolean): Promise<void> {
    const { wire, random } = this;
    let decided = -1;
    while (!isOver() && !this.isOut) {
      const { questionIndex } = wire;
      if (wire.isIn && wire.status === 'active' && questionIndex > decided) {
        decided = questionIndex;
        await this.think(questionIndex, isOver);
      }
      if (wire.isIn && wire.status === 'waiting' && random.chance(0.08)) await this.fidget(isOver);
      if (wire.isIn && wire.hasJokers && this.jokers.chance(0.02)) await this.playJoker(isOver);
      if (random.chance(0.002)) await this.stepOut();
      await sleep(25);
    }
  }

  async enter(): Promise<boolean> {
    if (this.leaving || this.isOut) return false;
    const { seat, invitation, name, teamName } = this;
    const said = await outcomeOf(this.join(seat?.gameId ?? invitation.roomId, name, { teamName }));
    if (said === 'accepted' && this.seat) this.hasSeat = true;
    else await this.turnedAway(said);
    return said === 'accepted' && this.seat !== null;
  }

  /** A stranger may come too late, or find the door locked; who was told of a seat must be let in. */
  private async turnedAway(code: Outcome): Promise<void> {
    const isStranger = !this.hasSeat || this.mayHaveLeft;
    if (code === 'removed' || (code === 'game_finished' && isStranger)) this.isOut = true;
    if (code !== 'lobby_locked') return;
    if (isStranger && !this.isPatient) this.isOut = true;
    else await sleep(knocksAgain);
  }

  /** What somebody who waits in the lobby does with their hands: a team, another one, ready, not so ready. */
  private async fidget(isOver: () => boolean): Promise<void> {
    const { teams, random } = this;
    const isPast = () => isOver() || this.wire.status !== 'waiting';
    const team = teams.length > 0 && random.chance(0.5) ? random.of(teams) : null;
    const ready = team === null && random.chance(0.7);
    await insist(this, () => (team === null ? this.ready(ready) : this.chooseTeam(team)), isPast);
  }

  /** Whether there is such a round, and nobody of the team was faster, the game knows; said again, it is the first one. */
  private async playJoker(isOver: () => boolean): Promise<void> {
    const round = this.jokers.whole(1, 3);
    const isPast = () => isOver() || this.wire.status === 'finished';
    await insist(this, () => this.declareJoker(round), isPast);
  }

  private async think(questionIndex: number, isOver: () => boolean): Promise<void> {
    const { wire, random } = this;
    if (random.chance(0.1)) return; // did not know
    const { question } = wire;
    if (!question) return;
    const answer = random.chance(0.1) ? null : guess(question, random);
    await sleep(Math.max(0, wire.opensAt - performance.now()));
    const left = Math.min(longestThoughtMs, Math.max(0, wire.closesAt - performance.now()));
    await sleep(left * random.next() * 1.05);
    await this.say(answer, questionIndex, isOver);
    // where answers may be changed some have another idea; where they may not, the first one is told again
    if (!wire.isPaced || !random.chance(0.3)) return;
    await sleep(random.whole(200, 1_500));
    await this.say(guess(question, random), questionIndex, isOver);
  }

  /** Until it is told what became of it, or the question is gone. */
  private async say(answer: SentAnswer | null, questionIndex: number, isOver: () => boolean): Promise<void> {
    const { wire, random } = this;
    while (!isOver() && !this.isOut && wire.questionIndex === questionIndex) {
      if (wire.isIn) {
        const said = await outcomeOf(this.acknowledged(answer, questionIndex));
        // a double tap: the first result again
        if (said === 'accepted' && random.chance(0.2))
          await outcomeOf(this.acknowledged(answer, questionIndex));
        if (!askAgain.has(said)) return;
        if (said === 'not_joined') wire.isIn = false;
      }
      await sleep(again);
    }
  }

  /** Leaves, and comes back by its token: to its seat, or from the lobby to a new one. */
  private async stepOut(): Promise<void> {
    const { wire, random } = this;
    const { status } = wire;
    if (!wire.isIn || (status !== 'waiting' && status !== 'active')) return;
    this.leaving = true;
    const said = await outcomeOf(this.leave());
    if (status === 'waiting') {
      this.hasSeat = false;
      this.mayHaveLeft ||= said === 'unheard';
    }
    await sleep(random.whole(100, 800));
    wire.isIn = false;
    this.leaving = false;
  }
}
