import {
  type Achievement,
  type EveningView,
  GameId,
  type HistoryItem,
  limits,
  type Page,
  type Stats,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { Controller, Delete, Get, Header, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { notFound } from '../http/http-problem.js';
import { setNextCursor } from '../http/next-cursor.js';
import { PageQuery } from '../http/page-query.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Lists } from '../reads/lists.js';
import { Answers, listOf, pageOf, Refuses } from '../schemas/answers.js';
import { HistoryQuery } from './history-query.dto.js';
import { toStats } from './to-stats.js';

const archiving = { name: 'archive-game', limit: 60, windowMs: 60_000, per: 'user' } as const;

/** What an account sees of its own games, and nobody else does. All of it follows within 2 s of what happened. */
@ApiTags('account')
@Controller('api/user')
@SignedIn()
export class UserStatisticsController {
  constructor(
    private readonly persistence: Persistence,
    private readonly lists: Lists,
    private readonly cursors: Cursors,
  ) {}

  @Get('stats')
  @ForTokens('results:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What I have hosted and played' })
  @Answers(200, 'Stats')
  async stats(@CurrentUser() user: UserView, @Req() request: Request): Promise<Stats> {
    return toStats(await this.lists.for(request).results.totals(UserId(user.id)));
  }

  @Get('game-history')
  @ForTokens('games:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Games I hosted, the newest first; X-Next-Cursor leads to the next page' })
  @Answers(200, listOf('HistoryItem'))
  @Refuses(400)
  async history(
    @Query() { limit = limits.pageSize.default, cursor, q, state }: HistoryQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HistoryItem[]> {
    const { items, nextCursor } = await this.cursors.page('history', { limit, cursor }, (page) =>
      this.lists.for(request).results.history(UserId(user.id), page, { text: q, state }),
    );
    setNextCursor(response, nextCursor);
    return items.map(({ gameId, createdAt, startedAt, goesAt, ...game }) => ({
      id: gameId,
      ...game,
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      goesAt: goesAt?.toISOString() ?? null,
    }));
  }

  @Get('evenings')
  @ForTokens('games:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Games that I have played and that have ended, the newest first' })
  @Answers(200, pageOf('EveningView'))
  @Refuses(400)
  async evenings(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<Page<EveningView>> {
    const { items, nextCursor } = await this.cursors.page('evenings', { limit, cursor }, (page) =>
      this.lists.for(request).results.evenings(UserId(user.id), page),
    );
    const told = items.map(({ playedAt, ...game }) => ({ ...game, playedAt: playedAt.toISOString() }));
    return { items: told, nextCursor };
  }

  @Put('game-history/:gameId/archived')
  @HttpCode(204)
  @RateLimit(archiving)
  @ApiOperation({ summary: 'Put a game away: only the state "archived" lists it' })
  @ApiNoContentResponse()
  @Refuses(404)
  archive(@Param('gameId') gameId: string, @CurrentUser() user: UserView): Promise<void> {
    return this.putAway(gameId, user, true);
  }

  @Delete('game-history/:gameId/archived')
  @HttpCode(204)
  @RateLimit(archiving)
  @ApiOperation({ summary: 'Take a game out of the archive' })
  @ApiNoContentResponse()
  @Refuses(404)
  takeOut(@Param('gameId') gameId: string, @CurrentUser() user: UserView): Promise<void> {
    return this.putAway(gameId, user, false);
  }

  @Get('achievements')
  @ForTokens('results:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What I have earned, the latest first' })
  @Answers(200, listOf('Achievement'))
  async achievements(@CurrentUser() user: UserView, @Req() request: Request): Promise<Achievement[]> {
    const earned = await this.lists.for(request).results.achievements(UserId(user.id));
    return earned.map(({ earnedAt, ...achievement }) => ({
      ...achievement,
      earnedAt: earnedAt.toISOString(),
    }));
  }

  private async putAway(gameId: string, { id }: UserView, archived: boolean): Promise<void> {
    if (!(await this.persistence.results.archive(UserId(id), GameId(gameId), archived)))
      throw notFound('Game');
  }
}
