import { createHash } from 'node:crypto';
import { type GameId, type SealedEvent, sealedText } from '@clockbeat/domain';

/** How much of an event's SHA-256 the seal keeps for it. */
export const digestBytes = 8;
/** How many versions a page of a seal holds. */
export const pageVersions = 256;

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The SHA-256 of what the seal says of an event. */
export const digestOf = (event: SealedEvent): Buffer => sha256(sealedText(event));

/** Computes a game's seal from its log, as the projection does in the database. */
export class SealReckoner {
  private link: Buffer;

  constructor(gameId: GameId) {
    this.link = sha256(gameId);
  }

  /** The log's next event, as it lies on disk; its whole SHA-256. */
  add(event: SealedEvent): Buffer {
    const digest = digestOf(event);
    this.link = sha256(this.link, digest);
    return digest;
  }

  /** The rolling SHA-256 over all events so far. */
  get bytes(): Buffer {
    return this.link;
  }

  /** The same in hex. */
  get seal(): string {
    return this.link.toString('hex');
  }
}
