import { isMediaHash } from '@clockbeat/domain';
import { MediaStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { rateKeyOf } from '../http/client-address.js';
import { tooManyRequests } from '../http/http-problem.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { OneATurn } from '../runtime/one-a-turn.js';

interface Stored {
  readonly type: string;
  readonly body: Buffer;
}

const cachedBytes = 64 * 1024 * 1024;
/** What is not in memory costs a query: a school that begins an evening needs one for each picture. */
const misses: Rate = { limit: 600, windowMs: 60_000 };

/** A year: under its hash it never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Pictures and sounds as they are kept, those that were asked for of late in memory. */
@Injectable()
export class StoredMedia {
  private readonly cache = new LRUCache<string, Stored>({
    maxSize: cachedBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (hash) => (await this.store.read(hash)) ?? undefined,
  });

  /** By who asks for what: a school's thousand phones that ask for the same at a time are counted once. */
  private readonly underWay = new Map<string, Promise<Stored | undefined>>();

  private readonly turns = new OneATurn();

  constructor(
    private readonly store: MediaStore,
    private readonly limiter: RateLimiter,
  ) {}

  readonly inTurn: RequestHandler = (_request, _response, next) => this.turns.do(next);

  /**
   * Answers what is in memory or on its way there. It and `inTurn` stand before everything that other calls pass: a thousand
   * phones ask for a question's picture while their answers come in.
   */
  readonly fromMemory: RequestHandler = (request, response, next) => {
    const { method, path, ip } = request;
    const hash = path.slice(1);
    const reads = method === 'GET' || method === 'HEAD';
    const stored = reads && isMediaHash(hash) ? this.atHand(hash, ip) : undefined;
    if (stored === undefined) next();
    else if (!(stored instanceof Promise)) sendMedia(hash, stored, request, response);
    else
      stored.then(
        (body) => this.turns.do(() => (body ? sendMedia(hash, body, request, response) : next())),
        next,
      );
  };

  /** What is stored under a hash, if anything is. Throws where an address asks for too much that is not in memory. */
  async read(hash: string, { ip }: Request): Promise<Stored | undefined> {
    if (!isMediaHash(hash)) return undefined;
    return this.atHand(hash, ip) ?? this.fetch(hash, ip);
  }

  private atHand(hash: string, ip: string | undefined): Stored | Promise<Stored | undefined> | undefined {
    return this.cache.get(hash) ?? this.underWay.get(askedBy(ip, hash));
  }

  private fetch(hash: string, ip: string | undefined): Promise<Stored | undefined> {
    const asked = askedBy(ip, hash);
    const fetched = this.query(hash, ip).finally(() => this.underWay.delete(asked));
    this.underWay.set(asked, fetched);
    return fetched;
  }

  private async query(hash: string, ip = ''): Promise<Stored | undefined> {
    const { allowed, retryAfterMs } = await this.limiter.take(`media:${rateKeyOf(ip)}`, misses);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    return this.cache.fetch(hash);
  }
}

const askedBy = (ip: string | undefined, hash: string): string => `${rateKeyOf(ip ?? '')} ${hash}`;

export const sendMedia = (
  hash: string,
  { type, body }: Stored,
  request: Request,
  response: Response,
): void => {
  response.set({
    'Content-Type': type,
    'Cache-Control': forEver,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: `"${hash}"`,
  });
  if (request.fresh) response.status(304).end();
  else sendPart(request, response, body);
};

/** All of it, or the one stretch that was asked for, as players of sounds do. */
const sendPart = (request: Request, response: Response, body: Buffer): void => {
  const ranges = request.range(body.length);
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${body.length}`).end();
    return;
  }
  const only = ranges !== undefined && ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1;
  const part = only ? ranges[0] : undefined;
  if (part) response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`);
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  response.set('Content-Length', String(sent.length)).end(request.method === 'HEAD' ? undefined : sent);
};
