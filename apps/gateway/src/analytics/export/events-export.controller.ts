import type { ExportExtent, UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { eventsSchemaPath } from '../../schemas/schemas.controller.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { EventExports } from './event-exports.js';
import { exportFormats } from './export-formats.js';
import { EventsExportQuery, ExportExtentQuery } from './export-query.dto.js';

@ApiTags('analytics')
@Controller('api/analytics')
export class EventsExportController {
  constructor(private readonly exports: EventExports) {}

  /** Streamed, as fast as it is read. Games come whole, in the order in which they ended. */
  @Get('events')
  @SignedIn()
  @ForTokens('events:read')
  @Header('Cache-Control', 'no-store')
  @Header('Link', `<${eventsSchemaPath}>; rel="describedby"`)
  @ApiOperation({ summary: 'The logs of my games, of one game or, for analysts, of all that have ended' })
  @ApiProduces(...Object.values(exportFormats).map(({ type }) => type.split(';')[0] ?? type))
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Refuses(400, [403, 'Not an analyst'], [404, 'Unknown, or another’s'])
  async events(
    @Query() query: EventsExportQuery,
    @CurrentUser() user: UserView,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.exports.open(user, query);
    const name = query.format ?? 'ndjson';
    const format = exportFormats[name];
    await sendStream(response, format.of(rows), { type: format.type, fileName: `events.${name}` });
  }

  @Get('events/extent')
  @SignedIn()
  @ForTokens('events:read')
  @RateLimit({ name: 'export-extent', limit: 60, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'How much such an export would hold, and what I may export' })
  @Answers(200, 'ExportExtent')
  @Refuses(400, [403, 'Not an analyst'], [404, 'Unknown, or another’s'])
  extent(@Query() query: ExportExtentQuery, @CurrentUser() user: UserView): Promise<ExportExtent> {
    return this.exports.extent(user, query);
  }
}
