import { Readable } from 'node:stream';
import { type EventView, limits, toldVersion, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Analysts } from '../../analysts/analysts.js';
import { Scrambles } from '../../analysts/scrambles.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { badCursor } from '../../http/cursors.js';
import { notFound } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { Answers, pageOf, Refuses } from '../../schemas/answers.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { type Cell, csvOf, csvType, linesType } from '../../spreadsheet/spreadsheet.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { EventsQuery } from './events-query.dto.js';
import { GameLog } from './game-log.js';

const columns = ['gameId', 'version', 'type', 'schema', 'data', 'at', 'recordedAt', 'actor'];

@ApiTags('games')
@Controller('api/games')
export class EventsController {
  constructor(
    private readonly desk: GameDesk,
    private readonly log: GameLog,
    private readonly analysts: Analysts,
    private readonly scrambles: Scrambles,
    private readonly audit: AuditTrail,
  ) {}

  /** A page of it as JSON; the whole log after `after` as lines of JSON or as CSV, by Accept. */
  @Get(':id/events')
  @SignedIn()
  @ForTokens('events:read')
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  @ApiOperation({ summary: 'The log of a game of mine; for analysts of any that has ended, with pseudonyms' })
  @ApiProduces('application/json', linesType, csvType)
  @Answers(200, pageOf('EventView'))
  @Refuses(400, [404, 'Unknown, or another’s'])
  async events(
    @Param('id') id: string,
    @Query() { cursor, after = versionOf(cursor), limit = limits.pageSize.default }: EventsQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const game = await this.desk.find(id);
    const own = isOwner(game, user);
    if (!own && !this.analysts.maySee(user, game)) throw notFound('Game');
    const scramble = own ? null : this.scrambles.for(user.id, game.gameId);
    const reading = { gameId: game.gameId, after, upTo: toldVersion(game), scramble };
    const type = request.accepts(['application/json', linesType, csvType]);
    const format = type === linesType ? 'ndjson' : type === csvType ? 'csv' : 'json';
    // a host reads pages of its own games to see them again: only what leaves them is an export
    if (!own || format !== 'json')
      await this.audit.count({
        what: 'export',
        actor: UserId(user.id),
        about: game.gameId,
        details: { of: 'log', format },
      });
    const fileName = `events-${game.gameCode}`;
    switch (type) {
      case linesType:
        return sendStream(response, [Readable.from(lines(this.log.all(reading)))], {
          type: linesType,
          fileName: `${fileName}.ndjson`,
        });
      case csvType:
        return sendStream(response, csvOf(columns, rows(this.log.all(reading)), { mark: false }), {
          type: `${csvType}; charset=utf-8`,
          fileName: `${fileName}.csv`,
        });
      default:
        response.json(await this.log.page(reading, limit));
    }
  }
}

/** `nextCursor` of the page before is the version of its last event. */
const versionOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw badCursor();
};

async function* lines(events: AsyncIterable<EventView>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}

async function* rows(events: AsyncIterable<EventView>): AsyncGenerator<Cell[]> {
  for await (const { gameId, version, type, schema, data, at, recordedAt, actor } of events)
    yield [gameId, version, type, schema, JSON.stringify(data), at, recordedAt, actor];
}
