import { limits, type SavedSetView, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { setNextCursor } from '../http/next-cursor.js';
import { PageQuery } from '../http/page-query.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import { SetsService } from './sets.service.js';

@ApiTags('sets')
@Controller('api/user/question-banks')
export class QuestionBanksController {
  constructor(
    private readonly service: SetsService,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @SignedIn()
  @ForTokens('sets:write')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The account’s sets under their other name, the newest first' })
  @Answers(200, listOf('SavedSetView'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedSetView[]> {
    const holder = { userId: UserId(user.id), guestSessionId: null };
    const { items, nextCursor } = await this.cursors.page('sets', { limit, cursor }, (page) =>
      this.service.list(holder, page),
    );
    setNextCursor(response, nextCursor);
    return items;
  }
}
