import { createHash } from 'node:crypto';
import { type GameId, type StoredEvent, sealedText } from '@clockbeat/domain';

/** How much of an event's SHA-256 the seal keeps for it. */
export const digestBytes = 8;
/** How many versions a page of a seal holds. */
export const pageVersions = 256;

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Computes a game's seal from its log, as the projection does in the database. */
export class SealReckoner {
  private link: Buffer;
  /** The beginning of each event's SHA-256, in hex, by version. */
  readonly digests: string[] = [];

  constructor(gameId: GameId) {
    this.link = sha256(gameId);
  }

  /** The log's next event, as it lies on disk. */
  add(event: StoredEvent): void {
    const digest = sha256(sealedText(event));
    this.link = sha256(this.link, digest);
    this.digests.push(digest.toString('hex', 0, digestBytes));
  }

  /** The rolling SHA-256 over all events so far, in hex. */
  get seal(): string {
    return this.link.toString('hex');
  }
}
