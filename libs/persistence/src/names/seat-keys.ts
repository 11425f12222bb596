import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { GameId, PlayerId } from '@clockbeat/domain';

/** Of AES-256, of a game's root and of each key that follows from it. */
export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export const newRoot = (): Buffer => randomBytes(keyBytes);

const derived = (root: Buffer, purpose: string): Buffer =>
  createHmac('sha256', root).update(purpose).digest();

/** Under which the names of this seat are sealed, for as long as its game has its root. */
export const seatKeyOf = (root: Buffer, playerId: PlayerId): Buffer => derived(root, `seat ${playerId}`);

/** A few ms: no answer of another game waits longer for the keys of a whole hall. */
const keysInTurn = 100;

/** The same of many seats, in their order. */
export const seatKeysOf = async (root: Buffer, playerIds: readonly PlayerId[]): Promise<Buffer[]> => {
  const keys: Buffer[] = [];
  for (let from = 0; from < playerIds.length; from += keysInTurn) {
    keys.push(...playerIds.slice(from, from + keysInTurn).map((playerId) => seatKeyOf(root, playerId)));
    await new Promise(setImmediate);
  }
  return keys;
};

/** Under which a snapshot of the game is. */
export const snapshotKeyOf = (root: Buffer): Buffer => derived(root, 'snapshot');

/**
 * The key of an event that gives a name away, as the store keeps it: as unique in its stream as the one that it stands for,
 * and nobody finds out the name in it by trying names, once the root is gone.
 */
export const sealedEventKey = (root: Buffer, key: string): string =>
  `sealed:${derived(root, `event ${key}`).subarray(0, 16).toString('base64url')}`;

/** AES-256-GCM: nonce, text and tag. `place` says where it belongs: elsewhere it cannot be opened. */
export const sealBytes = (key: Buffer, plain: Buffer, place: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Null where the key is another one, or somebody has changed it. */
export const openBytes = (key: Buffer, sealed: Buffer, place: string): Buffer | null => {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
};

/** The seat's place: a sealed name that was moved to another seat or game is none. */
const placeOf = (gameId: GameId, playerId: PlayerId): string => `${gameId} ${playerId}`;

export const sealName = (key: Buffer, name: string, gameId: GameId, playerId: PlayerId): string =>
  sealBytes(key, Buffer.from(name), placeOf(gameId, playerId)).toString('base64url');

export const openName = (key: Buffer, sealed: string, gameId: GameId, playerId: PlayerId): string | null =>
  openBytes(key, Buffer.from(sealed, 'base64url'), placeOf(gameId, playerId))?.toString() ?? null;
