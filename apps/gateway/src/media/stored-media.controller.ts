import { isMediaHash } from '@clockbeat/domain';
import { MediaStore } from '@clockbeat/persistence';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { rateKeyOf } from '../http/client-address.js';
import { notFound, tooManyRequests } from '../http/http-problem.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { Refuses } from '../schemas/answers.js';

interface Stored {
  readonly type: string;
  readonly body: Buffer;
}

const cachedBytes = 64 * 1024 * 1024;
/** What is not in memory costs a query: a school that begins an evening needs one for each picture. */
const misses: Rate = { limit: 600, windowMs: 60_000 };

/** A year: under its hash it never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Pictures and sounds by their hash, which nobody knows before the question that shows it is told. */
@ApiTags('questions')
@Controller('media')
export class StoredMediaController {
  /** A thousand phones that ask for the same at a time make one query. */
  private readonly cache = new LRUCache<string, Stored>({
    maxSize: cachedBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (hash) => (await this.store.read(hash)) ?? undefined,
  });

  constructor(
    private readonly store: MediaStore,
    private readonly limiter: RateLimiter,
  ) {}

  @Get(':hash')
  @ApiOperation({ summary: 'A picture or a sound of a question' })
  @ApiProduces('image/webp', 'audio/*')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'The part that Range asked for' })
  @ApiResponse({ status: 304, description: 'The caller has it' })
  @Refuses(404, [416, 'Range asks for none of it'], 429)
  async read(@Param('hash') hash: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const stored = isMediaHash(hash)
      ? (this.cache.get(hash) ?? (await this.fetch(hash, request)))
      : undefined;
    if (stored === undefined) throw notFound('Picture or sound');
    response.set({
      'Content-Type': stored.type,
      'Cache-Control': forEver,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Accept-Ranges': 'bytes',
      ETag: `"${hash}"`,
    });
    if (request.fresh) response.status(304).end();
    else sendPart(request, response, stored.body);
  }

  private async fetch(hash: string, request: Request): Promise<Stored | undefined> {
    const { allowed, retryAfterMs } = await this.limiter.take(`media:${rateKeyOf(request.ip ?? '')}`, misses);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    return this.cache.fetch(hash);
  }
}

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
