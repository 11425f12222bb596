import type { GameId } from '@clockbeat/domain';
import type { Witness } from '../../faults/checker/index.js';
import { fieldsOf } from '../../faults/checker/reading.js';
import type { CallService } from '../../faults/people/corrector.js';
import { saidTo } from '../night/content.js';
import type { HostAct, PlayerScript } from '../night/script.js';
import { Client, type Entrance, type Room } from './client.js';
import { Lead } from './lead.js';
import { untilHeard } from './service.js';

/** As a phone has it from its first connection, so that it is known again without an account. */
const browserCookie = (token: string): string => `clockbeat.browser=${token.slice(0, 22)}`;

/** So sent again, whatever happened to the first one. */
const askAgain: ReadonlySet<string> = new Set(['unheard', 'unavailable', 'too_many_requests', 'not_joined']);
const againMs = 150;
/** Who stands before a locked door knocks now and then. */
const knocksAgainMs = 700;
export const teamNames = ['Reds', 'Blues', 'Greens'] as const;

/** Put out, or with a token that its seat has moved away from, or with a code for a seat that was given back. */
const goesHome: ReadonlySet<string> = new Set(['removed', 'bad_token', 'not_joined']);

type Lie = 'another seat' | 'another question' | 'the host';

/** Somebody with a phone who answers as the script has it, and tries until they are told what became of it. */
export class SimulatedPlayer extends Client {
  playerId: string | null = null;
  /** What it said that must never be granted, and was. */
  readonly granted: string[] = [];
  private readonly seatsBefore: { readonly playerId: string; readonly until: number }[] = [];
  private decided = -1;
  private hasFidgeted = false;
  private hasJokerInMind = false;
  /** What came of waiting outside, so far. */
  private outside: 'waiting' | 'let in' | 'turned away' = 'waiting';
  /** It was given a seat, and has not given it back in the lobby, as far as it knows. */
  private hasSeat = false;
  /** It asked for its seat to be given back in the lobby, and nobody knows whether that was heard, or still will be. */
  private mayHaveLeft = false;

  constructor(
    name: string,
    room: Room,
    readonly token: string,
    private readonly script: PlayerScript,
    entrance: Entrance,
    /** The game that everybody goes to is over: who has not found it by now goes home. */
    private readonly isOver: () => boolean = () => false,
  ) {
    super(name, room, 'player', entrance, script, browserCookie(token));
  }

  /** What it names on its way in. */
  protected get entersBy(): string {
    return this.gameId;
  }

  protected override async enter(): Promise<boolean> {
    if (this.room.gameId === null && this.isOver()) {
      this.isOut = true;
      return false;
    }
    this.outside = 'waiting';
    const { code, ack } = await this.ask('joinGame', {
      roomId: this.entersBy,
      playerName: this.name,
      token: this.token,
      ...(this.script.team !== null && { teamName: teamNames[this.script.team] }),
    });
    if (code === 'accepted' && typeof ack?.['playerId'] === 'string') {
      this.take(ack['playerId']);
      return true;
    }
    if (code === 'accepted') return this.waitOutside();
    if (goesHome.has(code) || (code === 'game_finished' && (!this.hasSeat || this.mayHaveLeft)))
      this.isOut = true;
    if (code === 'lobby_locked') await this.sleep(knocksAgainMs);
    return false;
  }

  /** There is no game yet: it gets in by itself when there is one. */
  private async waitOutside(): Promise<boolean> {
    while (this.isConnected && this.outside === 'waiting' && !this.isOver() && !this.entrance.isOver)
      await this.sleep(againMs);
    return this.isConnected && this.hasBeenLetIn;
  }

  private get hasBeenLetIn(): boolean {
    return this.outside === 'let in';
  }

  private take(playerId: string): void {
    const { frames } = this;
    // a seat that moved here and was given back: the next one of this token is another one
    if (this.playerId !== null && this.playerId !== playerId)
      this.seatsBefore.push({
        playerId: this.playerId,
        until: frames.findLastIndex(({ kind, name }) => kind === 'sent' && name === 'joinGame'),
      });
    this.playerId = playerId;
    this.hasSeat = true;
    if (this.script.joker && !this.hasJokerInMind) {
      this.hasJokerInMind = true;
      void this.playJoker(this.script.joker);
    }
  }

  protected override heard(message: string, body: unknown): void {
    if (message === 'roomJoined') {
      this.take((body as { readonly playerId: string }).playerId);
      this.outside = 'let in';
    }
    if (message === 'problem') this.outside = 'turned away';
    if (message === 'removed') {
      const { reason, moved } = body as { readonly reason: string; readonly moved?: boolean };
      if (moved) void this.answerInVain();
      else if (reason !== 'removed') this.leave();
      else {
        this.outside = 'turned away';
        this.isOut = true;
        // the connection stays, and must hear nothing more
        if (this.isIn) void this.protest();
      }
    }
    if (this.isIn && this.status === 'waiting' && !this.hasFidgeted) {
      this.hasFidgeted = true;
      for (const { what, afterMs } of this.script.fidgets) void this.fidget(what, afterMs);
    }
    if (this.status !== 'active' || this.questionIndex <= this.decided || !this.state.question) return;
    this.decided = this.questionIndex;
    void this.think(this.questionIndex);
  }

  override witnesses(ending: number): readonly Witness[] {
    const last = this.witness(ending);
    let from = 0;
    const before = this.seatsBefore.map(({ playerId, until }): Witness => {
      const frames = last.frames.slice(from, until);
      from = until;
      return { ...last, playerId, frames, isThereAtTheEnd: false };
    });
    return [...before, { ...last, frames: last.frames.slice(from) }];
  }

  /** The game that it is in, or was; null: none. */
  get plays(): GameId | null {
    return this.room.gameId;
  }

  /** Says something that is not so, on purpose. */
  async lie(what: Lie, others: readonly SimulatedPlayer[]): Promise<void> {
    const { gameId, playerId, questionIndex } = this;
    if (!this.isIn || playerId === null) return;
    const room = { roomId: gameId };
    if (what === 'the host') {
      const { code } = await this.ask('nextQuestion', room, false);
      if (code === 'accepted') this.granted.push('moved a game that it does not lead');
      return;
    }
    const other = others.find((one) => one.playerId !== null && one.playerId !== playerId);
    const [who, index] =
      what === 'another seat'
        ? [other?.playerId ?? 'p_0000000000000000', questionIndex]
        : [playerId, questionIndex + 1];
    // the next question may be open by now: of its own seat that is an answer like any other
    const body = { ...room, playerId: who, questionIndex: index, answer: 1 };
    const { code } = await this.ask('submitAnswer', body, what === 'another question');
    if (code === 'accepted' && what === 'another seat') this.granted.push('answered for somebody else');
  }

  /** Its seat has moved to another phone. */
  private async answerInVain(): Promise<void> {
    const { gameId, playerId, questionIndex } = this;
    this.isOut = true;
    const answer = saidTo(this.state.question?.kind ?? 'single', 2);
    const { code } = await this.ask(
      'submitAnswer',
      { roomId: gameId, playerId, questionIndex, answer },
      false,
    );
    if (code === 'accepted') this.granted.push('answered for a seat that had moved to another phone');
    this.leave();
  }

  /** Goes on as if nothing had happened, then tries as somebody else with the same phone. */
  private async protest(): Promise<void> {
    const { gameId, playerId, questionIndex, name, token } = this;
    const answer = saidTo(this.state.question?.kind ?? 'single', 1);
    const tries = [
      ['submitAnswer', { playerId, questionIndex, answer }],
      ['setReady', { ready: true }],
      ['chooseTeam', { teamName: 'Pirates' }],
      ['joinGame', { playerName: name, token }],
      ['joinGame', { playerName: `${name} again`, token: [...token].reverse().join('') }],
    ] as const;
    for (const [message, body] of tries) {
      const { code, ack } = await this.ask(message, { roomId: gameId, ...body }, false);
      // a game that is over leads on to the next one, where only who was banned is kept out
      if (code === 'accepted' && (ack?.['gameId'] ?? gameId) === gameId)
        this.granted.push(`was put out, and was granted ${message}`);
    }
  }

  /** What somebody who waits does with their hands, if the game has not begun by then. */
  private async fidget(what: PlayerScript['fidgets'][number]['what'], afterMs: number): Promise<void> {
    await this.sleep(afterMs);
    if (!this.isIn || this.status !== 'waiting') return;
    const room = { roomId: this.gameId };
    switch (what) {
      case 'ready':
      case 'not ready':
        await this.ask('setReady', { ...room, ready: what === 'ready' });
        return;
      case 'another team':
        await this.ask('chooseTeam', {
          ...room,
          teamName: teamNames[(this.script.team ?? 0) + 1] ?? 'Greys',
        });
        return;
      case 'leave': {
        // heard or not, the seat is asked for again by the token
        this.hasSeat = false;
        this.mayHaveLeft ||= (await this.ask('leaveGame', room)).code === 'unheard';
      }
    }
  }

  private async think(questionIndex: number): Promise<void> {
    const plan = this.script.answers[questionIndex % this.script.answers.length];
    if (!plan || plan.choice === null) return;
    const { serverTime = 0, opensAt = serverTime, timeLeft = 0 } = this.state;
    await this.sleep(Math.max(0, (opensAt ?? serverTime) - serverTime) + plan.share * timeLeft * 1_000);
    await this.say(plan.choice, questionIndex, plan.taps);
    if (!plan.another) return;
    await this.sleep(plan.another.afterMs);
    await this.say(plan.another.choice, questionIndex, 1);
  }

  /** Whether there is such a round, and nobody of the team was faster, the game knows; said again, it is the first one. */
  private async playJoker({ round, afterMs }: NonNullable<PlayerScript['joker']>): Promise<void> {
    await this.sleep(afterMs);
    while (!this.entrance.isOver && !this.isOut && this.status !== 'finished') {
      const said = this.isIn ? await this.ask('declareJoker', { roomId: this.gameId, round }) : null;
      if (said && !askAgain.has(said.code)) return;
      if (said?.code === 'not_joined') this.leave();
      await this.sleep(againMs);
    }
  }

  /** Until it is told what became of it, or the question is gone. */
  private async say(choice: number, questionIndex: number, taps: number): Promise<void> {
    const answer = saidTo(this.state.question?.kind ?? 'single', choice);
    while (!this.entrance.isOver && !this.isOut && this.questionIndex === questionIndex) {
      if (this.isIn) {
        const body = { roomId: this.gameId, playerId: this.playerId, questionIndex, answer };
        const said = await Promise.all(
          Array.from({ length: taps }, () => this.ask('submitAnswer', { ...body })),
        );
        if (said.some(({ code }) => !askAgain.has(code))) return;
        if (said.some(({ code }) => code === 'not_joined')) this.leave();
      }
      await this.sleep(againMs);
    }
  }
}

/** The phone with which somebody goes on whose host has given out a code for their seat. */
export class SecondPhone extends SimulatedPlayer {
  private code: string | null = null;

  constructor(
    private readonly first: SimulatedPlayer,
    token: string,
    private readonly moves: NonNullable<PlayerScript['moves']>,
    script: PlayerScript,
    room: Room,
    entrance: Entrance,
    private readonly host: CallService,
    isOver: () => boolean,
  ) {
    super(`${first.name}, another phone`, room, token, { ...script, ...moves }, entrance, isOver);
    this.isOut = true;
  }

  protected override get entersBy(): string {
    return this.playerId === null && this.code !== null ? this.code : this.gameId;
  }

  /** Gets the code from its host. */
  override async live(): Promise<void> {
    const { entrance, first, moves } = this;
    while (first.playerId === null && !entrance.isOver) await this.sleep(againMs);
    await this.sleep(moves.afterMs);
    if (first.playerId === null || entrance.isOver) return;
    this.room.gameId = first.gameId;
    await this.askForCode();
    if (this.code === null) return;
    this.isOut = false;
    await super.live();
  }

  protected override async enter(): Promise<boolean> {
    if (await super.enter()) return true;
    const last = this.frames.at(-1);
    if (last?.name !== 'joinGame' || fieldsOf(fieldsOf(last.body)['error'])['code'] !== 'unknown_code')
      return false;
    if (this.entrance.isQuiet) this.granted.push('was given a code that nothing is known of');
    // its time is over, by a clock that was set, or a call of before was heard late and has made another one
    await this.askForCode();
    if (this.code === null) this.isOut = true;
    return false;
  }

  private async askForCode(): Promise<void> {
    const { first, entrance } = this;
    const path = `/api/games/${first.gameId}/players/${first.playerId}/seat-code`;
    const made = await untilHeard(entrance, () => this.host('POST', path, null));
    this.code = made && String(fieldsOf(made.answer)['code']);
  }

  /** Before it is let in it speaks for the seat that it has the code of. */
  override witness(ending: number): Witness {
    return { ...super.witness(ending), playerId: this.playerId ?? this.first.playerId };
  }
}

/** Who moves a game that has no host, from its own seat. */
export class LeadingPlayer extends SimulatedPlayer {
  private readonly lead: Lead;
  private started = false;

  constructor(
    name: string,
    room: Room,
    token: string,
    script: PlayerScript,
    entrance: Entrance,
    private readonly leads: { readonly startsAfterMs: number; readonly acts: readonly HostAct[] },
    isOver?: () => boolean,
  ) {
    super(name, room, token, script, entrance, isOver);
    this.lead = new Lead(this, leads.acts, () => null, null);
  }

  /** What would be a lie of another player's is its right. */
  override async lie(what: Lie, others: readonly SimulatedPlayer[]): Promise<void> {
    if (what !== 'the host') await super.lie(what, others);
  }

  protected override heard(message: string, body: unknown): void {
    super.heard(message, body);
    if (!this.started && this.isIn && this.status === 'waiting') {
      this.started = true;
      void this.lead.startAfter(this.leads.startsAfterMs);
    }
    this.lead.look();
  }
}
