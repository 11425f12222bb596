import type { UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Refuses } from '../../schemas/answers.js';
import { eventsSchemaPath } from '../../schemas/schemas.controller.js';
import { EventExports } from '../export/event-exports.js';
import { EventsStreamQuery } from '../export/export-query.dto.js';
import { EventStream } from './event-stream.js';
import { EventStreams } from './event-streams.js';

const eventStream = 'text/event-stream';

@ApiTags('analytics')
@Controller('api/analytics')
export class EventsStreamController {
  constructor(
    private readonly exports: EventExports,
    private readonly streams: EventStreams,
  ) {}

  /** What there is, then what comes, as Server-Sent Events: the rows of an export, each with its cursor as its id. */
  @Get('events/stream')
  @SignedIn()
  @ForTokens('events:read')
  @RateLimit({ name: 'event-stream', limit: 60, windowMs: 60_000, per: 'user' })
  // compressed, an event would wait for the next ones
  @Header('Cache-Control', 'no-store, no-transform')
  @Header('X-Accel-Buffering', 'no')
  @Header('Link', `<${eventsSchemaPath}>; rel="describedby"`)
  @ApiOperation({
    summary: 'Follow the logs of my games, of one game or, for analysts, of all that have ended',
  })
  @ApiProduces(eventStream)
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Goes before `cursor`' })
  @ApiOkResponse({ schema: { type: 'string' } })
  @Refuses(400, [403, 'Not an analyst'], [404, 'Unknown, or another’s'])
  async stream(
    @Query() query: EventsStreamQuery,
    @Headers('last-event-id') lastId: string | undefined,
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { gameId, rows } = await this.exports.follow(user, lastId ? { ...query, cursor: lastId } : query);
    const tokenHash = request.accessToken?.hash ?? null;
    const sessionId = tokenHash === null ? request.sessionID : null;
    const reader = { accountId: user.id, gameId, sessionId, tokenHash };
    this.streams.admit(reader);
    response.type(eventStream);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // it has begun, though there is nothing to tell yet
    response.write(': follows\n\n');
    await this.streams.run(new EventStream(reader, rows, response));
  }
}
