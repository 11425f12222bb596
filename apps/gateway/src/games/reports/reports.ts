import { createHmac } from 'node:crypto';
import {
  isStillCalled,
  nameKey,
  openedCount,
  type PlayableGame,
  questionAt,
  questionReasons,
  type ReportBody,
  type ReportNote,
  UserId,
} from '@clockbeat/domain';
import { type NewReport, ReportStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { rateKeyOf } from '../../http/client-address.js';
import { userOf } from '../../http/current-user.decorator.js';
import { HttpProblem, invalid, notFound, tooManyRequests } from '../../http/http-problem.js';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { type Rate, RateLimiter } from '../../rate/rate-limiter.js';
import { isOwner } from '../game-cards.js';
import { SeatProofs } from '../seat-proofs.js';

/** Of all who report something of one game: a whole hall may, and no more is of use to anybody. */
const gameRate: Rate = { limit: 200, windowMs: 60 * 60_000 };

/** Who reports: what it is to the game, and by what it is known again there. */
interface Reporter {
  readonly standing: ReportNote['from'];
  readonly userId: UserId | null;
  readonly key: string;
}

/** Takes what people report of a game: names in it, and its questions (docs/decisions/090). */
@Injectable()
export class Reports {
  private readonly key: Buffer;

  constructor(
    { sessionSecret }: Environment,
    private readonly store: ReportStore,
    private readonly seats: SeatProofs,
    private readonly limiter: RateLimiter,
    private readonly guests: GuestBudget,
  ) {
    this.key = createHmac('sha256', sessionSecret).update('reports').digest();
  }

  /** Keeps a report of something in this game. Refuses a name that nobody has there, and more than the game may get in an hour. */
  async take(
    game: PlayableGame,
    { about, name, questionIndex, reason, note }: ReportBody,
    request: Request,
  ): Promise<void> {
    const isOfAQuestion = questionReasons.some((one) => one === reason);
    if (isOfAQuestion !== (about === 'question'))
      throw invalid(`reason must be one that fits what is reported: ${about}`);
    const thing = thingIn(game, about, { name, questionIndex });
    const { allowed, retryAfterMs } = await this.limiter.take(`reports-of:${game.gameId}`, gameRate);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    await this.guests.charge(request, prices.report(note ?? ''));
    const { standing, userId, key } = await this.reporterOf(game, request);
    const reporterHash = createHmac('sha256', this.key).update(`${game.gameId} ${key}`).digest('base64url');
    const said = { reporterHash, userId, standing, reason, note: note ?? null };
    const isKept = await this.store.add(
      { gameId: game.gameId, about, ...thing, ...said },
      (playerId) =>
        (about === 'player' || about === 'team') && isStillCalled(game, about, playerId, thing.name),
    );
    if (!isKept) throw nobodys();
  }

  /** A seat is known by itself, also where its account has signed in on another phone. */
  private async reporterOf(game: PlayableGame, request: Request): Promise<Reporter> {
    const user = userOf(request);
    const userId = user && UserId(user.id);
    if (isOwner(game, user)) return { standing: 'host', userId, key: 'host' };
    const seat = await this.seats.seatOf(game, request);
    if (seat !== null) return { standing: 'player', userId, key: `seat ${seat.playerId}` };
    if (userId !== null) return { standing: 'account', userId, key: `account ${userId}` };
    return { standing: 'visitor', userId, key: `address ${rateKeyOf(request.ip ?? '')}` };
  }
}

const nobodys = (): HttpProblem =>
  new HttpProblem('not_found', 'Nobody in this game has this name, or has it any more.');

const thingIn = (
  game: PlayableGame,
  about: ReportBody['about'],
  { name, questionIndex }: Pick<ReportBody, 'name' | 'questionIndex'>,
): Pick<NewReport, 'playerId' | 'name' | 'questionId' | 'questionSource'> => {
  if (about === 'questions') return { playerId: '', name: '' };
  if (about !== 'question') return named(game, about, name);
  if (questionIndex === undefined) throw invalid('questionIndex must be the question that is reported');
  // nobody has seen it yet, and whoever asks learns nothing of it
  if (questionIndex >= openedCount(game)) throw notFound('Question');
  const { id, question, source } = questionAt(game, questionIndex);
  return { playerId: String(questionIndex), name: question, questionId: id, questionSource: source };
};

/** Whose name it is, as everybody in the game sees it. */
const named = (game: PlayableGame, about: 'player' | 'team', wanted: string | undefined) => {
  if (wanted === undefined) throw invalid('name must be the name that is reported');
  const key = nameKey(wanted);
  if (about === 'player') {
    const holder = game.seats.names.get(key)?.heldBy;
    const seat = holder && game.seats.byId.get(holder);
    if (seat) return { playerId: seat.playerId as string, name: seat.name };
  } else {
    const { hostTeamName } = game;
    const isHosts = hostTeamName !== null && nameKey(hostTeamName) === key;
    const name = game.seats.teams.get(key) ?? (isHosts ? hostTeamName : undefined);
    if (name !== undefined) return { playerId: '', name };
  }
  throw nobodys();
};
