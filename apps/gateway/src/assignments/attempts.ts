import { createHash, randomInt } from 'node:crypto';
import {
  type AssignmentPageView,
  type AttemptFacts,
  type AttemptView,
  attemptRules,
  cleanName,
  type GameContent,
  nameKey,
  type OwnAttempt,
  type PlayableGame,
  type Seat,
  seatOfAttempt,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { type Assignment, AssignmentStore, type KeptAttempt, SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { GameDesk } from '../games/game-desk.js';
import { GameMaker } from '../games/game-maker.js';
import { KeptBack } from '../games/kept-back.js';
import { bearerOf } from '../games/seat-proofs.js';
import { userOf } from '../http/current-user.decorator.js';
import { HttpProblem, notFound, notSignedIn, unavailable } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { newCommandId } from '../live/game/run-game-command.js';
import { PlayerNames } from '../live/join/names/player-names.js';
import { hashOf, newSeatToken, tokenIdOf } from '../live/join/seat-tokens.js';
import { GuestBudget, prices } from '../rate/guest-budget.js';
import { assignmentPageView, phaseOfAssignment } from './assignment-views.js';

/** Who asks: its browser's own token for this assignment, and its account where that is what people are known by. */
interface Asker {
  readonly token: string | null;
  readonly user: UserView | null;
}

/** An attempt, whose it is, and how it is called where its seat is new. */
interface Sitting {
  readonly attempt: KeptAttempt;
  readonly token: string;
  readonly userId: UserId | null;
  readonly name: string;
}

const linkShape = /^[\w-]{22}$/;

/**
 * What people do with an assignment: look at it, begin an attempt, go on with one, perhaps on another device. An attempt is a game
 * for one, whose seat opens by the token that this browser keeps for the whole assignment.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly store: AssignmentStore,
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly seats: SeatStore,
    private readonly names: PlayerNames,
    private readonly keptBack: KeptBack,
    private readonly guests: GuestBudget,
    private readonly clock: ServerClock,
    private readonly environment: Environment,
  ) {}

  /** The assignment with this link; a refusal where there is none. */
  async find(link: string): Promise<Assignment> {
    const found = linkShape.test(link) ? await this.store.byLink(link) : null;
    if (found === null) throw notFound('Assignment');
    return found;
  }

  async look(link: string, request: Request): Promise<AssignmentPageView> {
    const assignment = await this.find(link);
    const person = await this.personOf(assignment, askerOf(assignment, request));
    return assignmentPageView(
      assignment,
      this.clock.now(),
      person === null ? null : await this.standing(assignment, person),
    );
  }

  /** The attempt that goes on, else the next one. */
  async start(link: string, typed: string | undefined, request: Request): Promise<AttemptView> {
    const assignment = await this.find(link);
    const { token, user } = askerOf(assignment, request);
    if (token === null) throw new HttpProblem('bad_token');
    if (assignment.identity === 'account' && user === null) throw notSignedIn();
    this.checkOpen(assignment);
    const userId = user && UserId(user.id);
    const known = await this.personOf(assignment, { token, user });
    const made = known === null ? [] : await this.store.attemptsOf(assignment.id, known);
    const name = await this.nameOf(assignment, made, user, typed);
    const last = made.at(-1);
    const goesOn = last && (await this.desk.peek(last.gameId))?.status !== 'finished';
    if (!goesOn) await this.pay(assignment, made.length, request);
    const person = known ?? (await this.admit(assignment, token, user, typed));
    const attempt = goesOn ? last : await this.claim(assignment, person, made.length + 1);
    const game = await this.sit(assignment, { attempt, token, userId, name }, request);
    // by its account it may come with another one
    if (known !== null && user !== null)
      await this.store.giveToken(assignment.id, person, proofBy(token, user));
    const seat = seatOfAttempt(game);
    if (!seat) throw unavailable();
    return { gameId: game.gameId, playerId: seat.playerId, number: attempt.number };
  }

  /**
   * For somebody whose device is lost: a new token, by which alone they are known from now on. Whatever plays with the old one
   * is out as soon as the new one sits down.
   */
  async handOver(assignment: Assignment, person: number): Promise<string> {
    if (assignment.identity === 'account')
      throw new HttpProblem(
        'wrong_state',
        'Everybody is known by their account here: it is enough to sign in.',
      );
    const token = newSeatToken();
    if (!(await this.store.handOver(assignment, person, proofBy(token, null)))) throw notFound('Player');
    return token;
  }

  private checkOpen(assignment: Assignment): void {
    const phase = phaseOfAssignment(assignment, this.clock.now());
    if (phase === 'over') throw new HttpProblem('deadline_over');
    if (phase === 'before') throw new HttpProblem('wrong_state', 'This has not begun yet.');
  }

  private async personOf({ id }: Assignment, { token, user }: Asker): Promise<number | null> {
    const proof = { tokenHash: token && proofBy(token, user), userId: user && UserId(user.id) };
    return (await this.store.personOf(id, proof))?.person ?? null;
  }

  private async standing(
    assignment: Assignment,
    person: number,
  ): Promise<NonNullable<AssignmentPageView['you']>> {
    const made = await this.store.attemptsOf(assignment.id, person);
    const attempts: OwnAttempt[] = [];
    let name: string | null = null;
    for (const { gameId, number } of made) {
      const game = await this.desk.peek(gameId);
      const seat = game && seatOfAttempt(game);
      name ??= seat && (seat.ownName ?? seat.name);
      attempts.push(await this.ownAttempt(gameId, number, game, seat));
    }
    const isOn = attempts.at(-1)?.status !== 'finished' && attempts.length > 0;
    return { name, attempts, attemptsLeft: assignment.attempts - made.length + (isOn ? 1 : 0) };
  }

  private async ownAttempt(
    gameId: string,
    number: number,
    game: PlayableGame | null,
    seat: Seat | null,
  ): Promise<OwnAttempt> {
    const status = game?.status ?? 'waiting';
    const withheld = game !== null && (await this.keptBack.isKeptBack(game));
    const isTold = seat !== null && status === 'finished' && !withheld;
    return {
      ...{ number, gameId, status, withheld },
      score: isTold ? seat.score : null,
      correct: isTold ? seat.correct : null,
    };
  }

  private async admit(
    assignment: Assignment,
    token: string,
    user: UserView | null,
    typed: string | undefined,
  ): Promise<number> {
    const { id, identity } = assignment;
    const name = identity === 'account' ? null : nameIn(assignment, typed);
    const nameHash =
      name &&
      createHash('sha256')
        .update(`${id}:${nameKey(name)}`)
        .digest('base64url');
    const userId = user && UserId(user.id);
    const admitted = await this.store.admit(id, { tokenHash: proofBy(token, user), userId, nameHash });
    if (admitted) return admitted.person;
    // perhaps by itself, in the same moment
    const known = await this.personOf(assignment, { token, user });
    if (known !== null) return known;
    throw new HttpProblem(
      'name_taken',
      'Somebody plays by this name already, perhaps you on another device.',
    );
  }

  /** As the log of its first attempt has it: names stand nowhere else. */
  private async nameOf(
    assignment: Assignment,
    [first]: readonly KeptAttempt[],
    user: UserView | null,
    typed: string | undefined,
  ): Promise<string> {
    const game = first ? await this.desk.peek(first.gameId) : null;
    const seat = game && seatOfAttempt(game);
    if (seat) return seat.ownName ?? seat.name;
    if (assignment.identity !== 'account') return nameIn(assignment, typed);
    const { firstName, lastName, username } = user ?? {};
    return (
      cleanName([firstName, lastName].filter(Boolean).join(' ')) ?? cleanName(username ?? '') ?? 'Player'
    );
  }

  /**
   * Of one attempt more, all that it will store; before its place is taken, which is one of few: a visitor who may store nothing more
   * must not use them up for everybody.
   */
  private async pay({ attempts, content }: Assignment, made: number, request: Request): Promise<void> {
    if (made >= attempts) throw new HttpProblem('conflict', 'You have made all the attempts that there are.');
    await this.guests.charge(request, prices.attempt(content), 'seats');
  }

  private async claim({ id }: Assignment, person: number, number: number): Promise<KeptAttempt> {
    const gameId = newGameId(this.clock.now());
    const claimed = await this.store.claim(id, { person, number, gameId });
    if (claimed === null) throw new HttpProblem('conflict', 'This has as many attempts as it may.');
    return claimed;
  }

  /** The game of the attempt with its seat taken, by this token from now on. */
  private async sit(assignment: Assignment, sitting: Sitting, request: Request): Promise<PlayableGame> {
    const { attempt, token, userId } = sitting;
    const { gameId } = attempt;
    const found = (await this.desk.peek(gameId)) ?? (await this.begin(assignment, attempt));
    const game = await this.asNow(assignment, found);
    const tokenId = tokenIdOf(gameId, token);
    const seat = seatOfAttempt(game);
    const parts = () => ({ gameId, at: this.clock.now(), commandId: newCommandId() });
    if (seat === null) {
      const called = this.names.called(game, tokenId, sitting.name, request.headers['accept-language']);
      const taken = await this.desk.run({
        ...{ type: 'JoinGame', ...parts(), playerId: tokenId, ...called, teamName: null, userId },
      });
      await this.seats.remember({ gameId, playerId: tokenId, tokenHash: hashOf(token), userId });
      return taken;
    }
    if (seat.tokenId === tokenId) {
      await this.seats.remember({ gameId, playerId: seat.playerId, tokenHash: hashOf(token), userId });
      return game;
    }
    const by = { as: 'host' as const, userId: assignment.userId }; // whose assignment lets it in
    const moved = await this.desk.run({ type: 'MoveSeat', ...parts(), by, playerId: seat.playerId, tokenId });
    await this.seats.move({ gameId, playerId: seat.playerId, tokenHash: hashOf(token) });
    return moved;
  }

  private async begin(
    assignment: Assignment,
    { gameId, person, number }: KeptAttempt,
  ): Promise<PlayableGame> {
    const { id, userId: hostId, closesAt, feedback, mixed, untimed, identity } = assignment;
    const { content, order } = contentOfAttempt(assignment);
    const facts: AttemptFacts = {
      ...{ assignmentId: id, person, attempt: number, closesAt: closesAt.getTime(), feedback },
      ...(untimed && { untimed }),
      ...(order && { order }),
    };
    // a host's own list has nothing to be masked
    const names = identity === 'name' ? this.environment.playerNames : 'free';
    const rules = { ...attemptRules({ untimed, mixed }), names };
    return this.maker.make({ hostId, content, rules, gameId, attempt: facts });
  }

  /**
   * The attempt with the deadline of now. It may have moved since it was read, and whoever told it to all attempts did not meet this
   * one; or the assignment has gone, perhaps with its host's account: then nobody would end an attempt that begins.
   */
  private async asNow({ id, userId }: Assignment, game: PlayableGame): Promise<PlayableGame> {
    const parts = () => ({ gameId: game.gameId, at: this.clock.now(), commandId: newCommandId() });
    const by = { as: 'host' as const, userId };
    let told = game;
    while (told.status !== 'finished') {
      const now = await this.store.deadlineOf(id);
      if (now === null) {
        await this.desk.run({ type: 'FinishGame', ...parts(), by });
        throw notFound('Assignment');
      }
      if (now.getTime() === told.assignment?.closesAt) return told;
      told = await this.desk.run({ type: 'MoveDeadline', ...parts(), by, closesAt: now.getTime() });
    }
    return told;
  }
}

const askerOf = ({ identity }: Assignment, request: Request): Asker => ({
  token: bearerOf(request),
  user: identity === 'account' ? userOf(request) : null,
});

/** Of whom a token is the proof: on a tablet that a class shares, each account with the token that lies there is somebody else. */
const proofBy = (token: string, user: UserView | null): string =>
  hashOf(user === null ? token : `${token} ${user.id}`);

/** The name that was typed, as the list writes it where there is one; a refusal for one that is none of these. */
const nameIn = ({ identity, names }: Assignment, typed = ''): string => {
  const name = cleanName(typed);
  if (name === null) throw new HttpProblem('name_invalid');
  if (identity !== 'list') return name;
  const listed = names?.find((one) => nameKey(one) === nameKey(name));
  if (listed === undefined)
    throw new HttpProblem('name_invalid', 'This name is not on the list. Please write it as your host does.');
  return listed;
};

/** In an order of its own, where they are mixed. What paces a room has no place in it. */
const contentOfAttempt = ({
  title,
  content,
  mixed,
}: Assignment): { content: GameContent; order?: number[] } => {
  const order = [...content.questions.keys()];
  if (mixed)
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = randomInt(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
  const questions = order.flatMap((place) => {
    const { breakAfter: _, ...question } = content.questions[place] ?? {};
    return 'question' in question ? [question as GameContent['questions'][number]] : [];
  });
  return { content: { ...content, title, questions }, ...(mixed && { order }) };
};
