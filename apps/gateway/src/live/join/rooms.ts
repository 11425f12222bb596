import {
  type AssignmentId,
  demoMeant,
  GameId,
  type SeriesId,
  seatCodeLength,
  type TeamId,
} from '@clockbeat/domain';
import { type CodeHolder, JoinCodeStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { gameIdShape } from '../game/new-game-id.js';

/** What a roomId, a typed code or a scanned one names. */
export type Room =
  | { readonly kind: 'game'; readonly gameId: GameId }
  | { readonly kind: 'team'; readonly code: string; readonly teamId: TeamId; readonly gameId: GameId | null }
  | {
      readonly kind: 'series';
      readonly code: string;
      readonly seriesId: SeriesId;
      readonly gameId: GameId | null;
    }
  /** No game of its own: whoever plays it gets one by its link. */
  | { readonly kind: 'assignment'; readonly code: string; readonly assignmentId: AssignmentId }
  | { readonly kind: 'demo'; readonly code: string };

export const isGameId = (roomId: string): boolean => gameIdShape.test(roomId);

/** Codes have 6 characters today; the form lets 4 to 8 through. */
export const isCode = (typed: string): boolean => /^[A-Z0-9]{4,8}$/.test(typed.trim().toUpperCase());

const seatCodeShape = new RegExp(`^[A-Z0-9]{${seatCodeLength}}$`);

/** What hands a seat over is longer than any other code: it names no room, and opens one for a single seat. */
export const isSeatCode = (typed: string): boolean => seatCodeShape.test(typed.trim().toUpperCase());

/** Whose code it is that leads to one game after the other. */
export const holderOf = (
  room:
    | { readonly kind: 'team'; readonly teamId: TeamId }
    | { readonly kind: 'series'; readonly seriesId: SeriesId },
): CodeHolder => (room.kind === 'team' ? room.teamId : room.seriesId);

/** A game's code never changes what it names: these need no look-up a second time. */
const rememberAtMost = 10_000;

/**
 * The one resolver (GAME-03): a game's id, its gameCode, a team's, series' or assignment's code, or one of the four demo codes; in any case, and
 * with letters for the digits that they look like.
 */
@Injectable()
export class Rooms {
  private readonly gameIds = new Map<string, GameId>();

  constructor(private readonly codes: JoinCodeStore) {}

  /** Null: nothing has this name. An id that looks like a game's is taken as one; whether it exists its stream says. */
  async resolve(roomId: string): Promise<Room | null> {
    if (gameIdShape.test(roomId)) return { kind: 'game', gameId: GameId(roomId) };
    if (!isCode(roomId)) return null;
    const code = roomId.trim().toUpperCase();
    const demo = demoMeant(code);
    if (demo) return { kind: 'demo', code: demo };
    const known = this.gameIds.get(code);
    if (known) return { kind: 'game', gameId: known };
    const found = await this.codes.resolve(code);
    if (!found) return null;
    if (found.kind === 'game') {
      this.remember(found.code, found.gameId);
      return { kind: 'game', gameId: found.gameId };
    }
    if (found.kind === 'assignment') return found;
    const holder = holderOf(found);
    const open = await this.codes.openGamesOf([holder]);
    return { ...found, gameId: open.get(holder) ?? null };
  }

  /** The game that this names, if that is known without asking. */
  peek(roomId: string): GameId | null {
    if (gameIdShape.test(roomId)) return GameId(roomId);
    return this.gameIds.get(roomId.trim().toUpperCase()) ?? null;
  }

  private remember(code: string, gameId: GameId): void {
    if (this.gameIds.size >= rememberAtMost) this.gameIds.clear();
    this.gameIds.set(code, gameId);
  }
}
