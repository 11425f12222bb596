import { activeSeat, type PlayableGame, type Seat } from '@clockbeat/domain';
import { SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { userOf } from '../http/current-user.decorator.js';
import { forbidden, type HttpProblem, notSignedIn } from '../http/http-problem.js';
import { hashOf, isSeatToken, tokenIdOf } from '../live/join/seat-tokens.js';

/** The token of `Authorization: Bearer …`, where it has a token's shape. */
export const bearerOf = (request: Request): string | null => {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  return isSeatToken(token) ? token : null;
};

/** Which seat of a game a call comes from: its token proves it, else the session of the account that took it. */
@Injectable()
export class SeatProofs {
  constructor(private readonly seats: SeatStore) {}

  async seatOf(game: PlayableGame, request: Request): Promise<Seat | null> {
    const token = bearerOf(request);
    const held = token && (await this.seats.find(game.gameId, hashOf(token)));
    // The log alone says which token a seat has moved to.
    if (held && game.seats.byId.get(held.playerId)?.tokenId === tokenIdOf(game.gameId, token))
      return activeSeat(game, held.playerId);
    const user = userOf(request);
    if (user === null) return null;
    for (const seat of game.seats.byId.values()) if (seat.userId === user.id && !seat.removed) return seat;
    return null;
  }

  /** Why a stranger is turned away: who proved nothing might still do so. */
  refusalOf(request: Request): HttpProblem {
    return userOf(request) === null && bearerOf(request) === null
      ? notSignedIn()
      : forbidden('This game is not yours.');
  }
}
