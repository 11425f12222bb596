import type { UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Lists } from '../../reads/lists.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { csvOf, csvType } from '../../spreadsheet/spreadsheet.js';
import { EventExports } from '../export/event-exports.js';
import { ItemAnalyses } from './item-analyses.js';
import { ItemsQuery } from './items-query.dto.js';
import { itemColumns, itemRow } from './items-table.js';

@ApiTags('analytics')
@Controller('api/analytics')
export class ItemAnalysisController {
  constructor(
    private readonly exports: EventExports,
    private readonly analyses: ItemAnalyses,
    private readonly lists: Lists,
  ) {}

  /** Of the newest games in the scope; no name and no id of anybody is in it. */
  @Get('items')
  @SignedIn()
  @ForTokens('events:read')
  @RateLimit({ name: 'item-analysis', limit: 6, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What the questions of my games were worth or, for analysts, of all' })
  @ApiProduces('application/json', csvType)
  @Answers(200, 'ItemAnalysis')
  @Refuses(400, [403, 'Not an analyst'])
  async items(
    @Query() query: ItemsQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const scope = this.exports.scopeOf(user, query);
    const analysis = await this.analyses.of(scope, this.lists.for(request));
    if (query.format !== 'csv') {
      response.json(analysis);
      return;
    }
    await this.exports.note(user, query, 'csv', 'items');
    await sendStream(response, csvOf(itemColumns, analysis.questions.map(itemRow), { mark: false }), {
      type: `${csvType}; charset=utf-8`,
      fileName: 'items.csv',
    });
  }
}
