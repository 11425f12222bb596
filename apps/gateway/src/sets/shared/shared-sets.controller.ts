import {
  limits,
  type Page,
  type ReportedView,
  type SavedSetView,
  type SharedSetCard,
  type SharedSetView,
  type StarsView,
  type UserView,
} from '@clockbeat/domain';
import { SharedSetStore } from '@clockbeat/persistence';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { Cursors } from '../../http/cursors.js';
import { readerLanguage } from '../../http/reader-language.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { publicLists, RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, pageOf, Refuses } from '../../schemas/answers.js';
import { SetReportDto, SharedSetsQuery } from './shared-sets.dto.js';
import { SharedSetsService } from './shared-sets.service.js';

/** A search may take a gateway's few connections for lists some 50 ms: nobody types faster than this. */
const searches = { name: 'public-sets', limit: 120, windowMs: 60_000, per: 'user' } as const;

/** Sets that their authors let others see. */
@ApiTags('sets')
@Controller('api/public-sets')
export class SharedSetsController {
  constructor(
    private readonly service: SharedSetsService,
    private readonly shared: SharedSetStore,
    private readonly cursors: Cursors,
    private readonly environment: Environment,
  ) {}

  @Get()
  @ForTokens('sets:write')
  @RateLimit(searches)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sets that are public here, by words, category, language and length' })
  @Answers(200, pageOf('SharedSetCard'))
  @Refuses(400)
  list(@Query() query: SharedSetsQuery, @Req() request: Request): Promise<Page<SharedSetCard>> {
    const { limit = limits.pageSize.default, cursor, q = '', category, language, length } = query;
    const wanted = {
      words: q.trim(),
      category: category?.trim() || null,
      language: language ?? null,
      length: length ?? null,
    };
    return this.cursors.page(`public sets ${JSON.stringify(wanted)}`, { limit, cursor }, (page) =>
      this.shared.search({ ...wanted, readerLanguage: readerLanguage(request, this.environment.face) }, page),
    );
  }

  /** Who is not signed in is told nothing that says what is right. */
  @Get(':token')
  @ForTokens('sets:write')
  @RateLimit(publicLists)
  @ApiCookieAuth()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of them, or one that is shared by its address, with its first questions' })
  @Answers(200, 'SharedSetView')
  @Refuses(404)
  find(@Param('token') token: string, @CurrentUser() user: UserView | null): Promise<SharedSetView> {
    return this.service.view(token, user);
  }

  @Post(':token/copy')
  @SignedIn()
  @ForTokens('sets:write')
  @RateLimit({ name: 'copy-set', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a set of mine of it, which says whose work it is' })
  @Answers(201, 'SavedSetView')
  @Refuses(404, [409, 'As many sets as may be'])
  copy(@Param('token') token: string, @CurrentUser() user: UserView): Promise<SavedSetView> {
    return this.service.copy(token, user);
  }

  @Put(':token/star')
  @SignedIn()
  @RateLimit({ name: 'star-set', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Give it my star' })
  @Answers(200, 'StarsView')
  @Refuses(404)
  star(@Param('token') token: string, @CurrentUser() user: UserView): Promise<StarsView> {
    return this.service.star(token, user, true);
  }

  @Delete(':token/star')
  @SignedIn()
  @RateLimit({ name: 'star-set', limit: 60, windowMs: 60_000, per: 'user' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Take my star back' })
  @Answers(200, 'StarsView')
  @Refuses(404)
  unstar(@Param('token') token: string, @CurrentUser() user: UserView): Promise<StarsView> {
    return this.service.star(token, user, false);
  }

  @Post(':token/reports')
  @RateLimit({ name: 'report', limit: 30, windowMs: 10 * 60_000, per: 'user' })
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Report it to who looks after the installation' })
  @Answers(201, 'ReportedView')
  @Refuses(400, 404)
  async report(
    @Param('token') token: string,
    @Body() body: SetReportDto,
    @Req() request: Request,
  ): Promise<ReportedView> {
    await this.service.report(token, body, request);
    return { received: true };
  }
}
