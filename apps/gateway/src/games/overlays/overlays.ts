import { randomBytes } from 'node:crypto';
import {
  limits,
  type NewOverlay,
  type OverlayGame,
  type OverlayView,
  type PlayableGame,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { type KeptOverlay, OverlayStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { forbidden, HttpProblem, notFound } from '../../http/http-problem.js';
import { PublicAddress } from '../../http/public-address.js';
import { hashOf } from '../../live/join/seat-tokens.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';

const fullText = `This game has ${limits.overlays} overlays, as many as it may have. Please take one back first.`;

/** The addresses by which a host shows a game on a stream (docs/decisions/083). */
@Injectable()
export class Overlays {
  constructor(
    private readonly desk: GameDesk,
    private readonly overlays: OverlayStore,
    private readonly address: PublicAddress,
  ) {}

  /** A new one, whose token of 128 bits is told here and nowhere else. Refuses a game that is over, and one more than a game may have. */
  async make(id: string, user: UserView, request: Request): Promise<NewOverlay> {
    const { gameId, status } = await this.owned(id, user);
    if (status === 'finished') throw new HttpProblem('wrong_state', 'This game is over.');
    const token = randomBytes(16).toString('base64url');
    const kept = await this.overlays.create({ gameId, userId: UserId(user.id), tokenHash: hashOf(token) });
    if (kept === null) throw new HttpProblem('conflict', fullText);
    return { ...viewOf(kept), url: `${this.address.originFor(request)}/overlay/${token}` };
  }

  async list(id: string, user: UserView): Promise<OverlayView[]> {
    const { gameId } = await this.owned(id, user);
    return (await this.overlays.listOf(gameId)).map(viewOf);
  }

  async takeBack(id: string, overlayId: string, user: UserView): Promise<void> {
    const { gameId } = await this.owned(id, user);
    if (!(await this.overlays.remove(UserId(user.id), gameId, overlayId))) throw notFound('Overlay');
  }

  /** The game that a token shows; refuses one that shows nothing, or nothing any more. */
  async shownBy(token: string): Promise<OverlayGame> {
    const shown = await this.overlays.find(hashOf(token));
    if (shown === null)
      throw new HttpProblem('unknown_code', 'This overlay shows nothing any more. Please ask for a new one.');
    return { gameId: shown.gameId };
  }

  private async owned(id: string, user: UserView): Promise<PlayableGame> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host puts a game on a stream.');
    return game;
  }
}

const viewOf = ({ id, createdAt }: KeptOverlay): OverlayView => ({ id, createdAt: createdAt.toISOString() });
