import type { UserId, UserView } from '@clockbeat/domain';
import type { Request } from 'express';
import { Assignments } from '../../../apps/gateway/src/assignments/assignments.js';
import { Attempts } from '../../../apps/gateway/src/assignments/attempts.js';
import { DeadlineTeller } from '../../../apps/gateway/src/assignments/deadline-teller.js';
import { CoHosts } from '../../../apps/gateway/src/games/co-hosts/co-hosts.js';
import { Corrections } from '../../../apps/gateway/src/games/corrections/corrections.js';
import { GameDesk } from '../../../apps/gateway/src/games/game-desk.js';
import { GameMaker, type GamePlan } from '../../../apps/gateway/src/games/game-maker.js';
import { Rematches } from '../../../apps/gateway/src/games/rematch/rematches.js';
import { FinishedGames } from '../../../apps/gateway/src/games/results/finished-games.js';
import { pageOfPlaces, resultsFor } from '../../../apps/gateway/src/games/results/results.js';
import { SeatProofs } from '../../../apps/gateway/src/games/seat-proofs.js';
import { SeatCodesController } from '../../../apps/gateway/src/games/seats/seat-codes.controller.js';
import { SoloGames } from '../../../apps/gateway/src/games/solo/solo-games.js';
import { HttpProblem } from '../../../apps/gateway/src/http/http-problem.js';
import { toHttpError } from '../../../apps/gateway/src/http/to-http-error.js';
import { TvsController } from '../../../apps/gateway/src/tvs/tvs.controller.js';
import type { Container, Token } from './container.js';

/** A call about one game, or one assignment: what its controller has of it. */
export interface Call {
  readonly method: string;
  /** Of `/api/games/…`, or `/api/assignments/…`. */
  readonly path: string;
  readonly body: object | null;
  /** Null: nobody signed in. */
  readonly user: UserId | null;
  /** Of a seat, where a player asks. */
  readonly token?: string;
}
/** As JSON would bring it. */
export interface Answered {
  readonly status: number;
  readonly answer: unknown;
}
interface Asked {
  readonly parts: Container;
  readonly gameId: string;
  /** What stands behind the name of the list. */
  readonly which: string;
  readonly body: never;
  readonly user: UserId;
  readonly token: string | undefined;
}
type Route = (asked: Asked) => Promise<readonly [status: number, answer?: unknown]>;

/** What a link begins with is not looked at. */
const noRequest = { headers: {} } as Request;

/** What controllers do with calls, as far as nights make them. */
const routes: Readonly<Record<string, Route>> = {
  'POST corrections': async ({ parts, gameId, body, user }) => [
    201,
    await parts.get(Corrections).correct(gameId, body, user),
  ],
  'DELETE corrections': async ({ parts, gameId, which, user }) => {
    await parts.get(Corrections).undo(gameId, which, user);
    return [204];
  },
  'POST co-hosts': async ({ parts, gameId, user }) => [
    201,
    await parts.get(CoHosts).makeLink(gameId, user, noRequest),
  ],
  'DELETE co-hosts': async ({ parts, gameId, user }) => [
    200,
    await parts.get(CoHosts).dismiss(gameId, 'all', user, noRequest),
  ],
  'POST co-hosting': async ({ parts, gameId, body: { secret }, user }) => {
    await parts.get(CoHosts).admit(gameId, secret, user);
    return [200];
  },
  'DELETE co-hosting': async ({ parts, gameId, user }) => {
    await parts.get(CoHosts).stepDown(gameId, user);
    return [204];
  },
  'POST rematch': async ({ parts, gameId, body: { questions }, user }) => {
    const game = await parts.get(Rematches).make(gameId, questions, user);
    return [201, { gameId: game.gameId }];
  },
  'POST /api/games': async ({ parts, body, user: hostId }) => {
    const { gameId } = await parts.get(GameMaker).make({ ...(body as Omit<GamePlan, 'hostId'>), hostId });
    return [201, { gameId }];
  },
  'POST /api/solo-games': async ({ parts, body }) => [201, await parts.get(SoloGames).make(body, noRequest)],
  'POST players seat-code': async ({ parts, gameId, which, user: id }) => [
    201,
    await parts.get(SeatCodesController).issue(gameId, which, { id } as unknown as UserView),
  ],
  'POST tvs': async ({ parts, body, user: id }) => {
    const asked = { ip: '127.0.0.1', sessionID: `session-of-${id}` } as Request;
    return [201, await parts.get(TvsController).pair(body, { id } as unknown as UserView, asked)];
  },
  'DELETE tvs': async ({ parts, which, user: id }) => {
    await parts.get(TvsController).release(which, { id } as unknown as UserView);
    return [204];
  },
  'POST attempts': async ({ parts, gameId: link, body: { name }, token }) => {
    const request = { headers: { authorization: `Bearer ${token}` } } as Request;
    return [200, await parts.get(Attempts).start(link, name, request)];
  },
  'PATCH assignment': async ({ parts, gameId: id, body, user }) => {
    await parts.get(Assignments).change(user, id, body);
    return [200];
  },
  // the token alone of the link that leads there
  'POST people link': async ({ parts, gameId: id, which, user }) => {
    const assignment = await parts.get(Assignments).own(user, id);
    return [201, { token: await parts.get(Attempts).handOver(assignment, Number(which)) }];
  },
  'GET results': async ({ parts, gameId, token }) => {
    const game = await parts.get(GameDesk).find(gameId);
    if (game.status !== 'finished') throw new HttpProblem('wrong_state');
    if (token !== undefined) {
      const request = { headers: { authorization: `Bearer ${token}` } } as Request;
      const seat = await parts.get(SeatProofs).seatOf(game, request);
      if (!seat) throw parts.get(SeatProofs).refusalOf(request);
      return [200, { playerId: seat.playerId }];
    }
    const played = await parts.get(FinishedGames).of(game);
    const page = pageOfPlaces(played, { limit: 100, cursor: null });
    return [200, resultsFor(game, played, { isOwner: true, seat: null }, page)];
  },
};

/** What a call is about, a list of its, one of that, and what is asked of this one. */
const addressed =
  /^\/api\/(?:(?:games|assignments|assignment-links)\/([\w-]+)|user)(?:\/([\w-]+))?(?:\/([\w-]+))?(?:\/([\w-]+))?$/;

/** The product's parts that calls are answered by. */
export const answering: readonly Token[] = [
  CoHosts,
  Corrections,
  FinishedGames,
  Rematches,
  SeatCodesController,
  SeatProofs,
  SoloGames,
  TvsController,
] as readonly Token[];

/** And those that only nights with an assignment need: one of them looks every second what is to be told. */
export const answeringAtHome: readonly Token[] = [Assignments, Attempts, DeadlineTeller] as readonly Token[];

/** What a gateway answers: below its controllers it is the product's own doing. Throws what would be a bug there. */
export const answerTo = async (
  parts: Container,
  { method, path, body, user, token }: Call,
): Promise<Answered> => {
  const [, gameId = '', list, which = '', ofIt] = addressed.exec(path) ?? [];
  const asked = list ?? (gameId === '' ? path : 'assignment');
  const route = routes[`${method} ${asked}${ofIt === undefined ? '' : ` ${ofIt}`}`];
  if (!route) throw new Error(`No night makes such a call: ${method} ${path}`);
  try {
    const [status, answer = ''] = await route({
      parts,
      gameId,
      which,
      body: body as never,
      user: user as UserId,
      token,
    });
    return { status, answer };
  } catch (error) {
    const problem = toHttpError(error);
    if (problem.unexpected) throw error;
    return { status: problem.body.statusCode, answer: problem.body };
  }
};
