import { createHash, randomBytes } from 'node:crypto';
import { type GameId, limits, PlayerId } from '@clockbeat/domain';
import { rateKeyOf } from '../../http/client-address.js';

const wellFormed = new RegExp(`^[A-Za-z0-9_-]{${limits.tokenLength.min},${limits.tokenLength.max}}$`);

/** A seat token proves a seat: 22 or more base64url characters, best made by the client before it sends. */
export const isSeatToken = (token: unknown): token is string =>
  typeof token === 'string' && wellFormed.test(token);

export const newSeatToken = (): string => randomBytes(24).toString('base64url');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What this token is called in this game: a new seat gets it for its id, one that moved keeps its own. One way: a playerId,
 * which all players see, tells nothing of the token.
 */
export const tokenIdOf = (gameId: GameId, token: string): PlayerId =>
  PlayerId(`p_${sha256(`${gameId}:${token}`).slice(0, 16)}`);

/** How a token is kept in the table of seats. */
export const hashOf = (token: string): string => sha256(token);

/** How the network of a seat is kept in that table, as rates know it. */
export const networkHashOf = (gameId: GameId, address: string): string =>
  sha256(`${gameId}:${rateKeyOf(address)}`);

/** How the browser of a seat is kept in that table: it tells nothing of the same browser in another game. */
export const browserHashOf = (gameId: GameId, browserId: string): string => sha256(`${gameId}:${browserId}`);
