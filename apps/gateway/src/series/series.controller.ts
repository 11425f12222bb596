import {
  type GameCard,
  type SeriesPageView,
  type SeriesView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { GameCards } from '../games/game-cards.js';
import { GameDesk } from '../games/game-desk.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { publicLists, RateLimit } from '../rate/rate-limit.guard.js';
import { MayHost } from '../roles/may-host.js';
import { Answers, aView, listOf, Refuses } from '../schemas/answers.js';
import { calendarOf } from './calendar.js';
import { SeriesChangeDto, SeriesDto, SeriesNightDto } from './series.dto.js';
import { SeriesService } from './series.service.js';

const changes = { name: 'series-changes', limit: 60, windowMs: 60_000, per: 'user' } as const;

/** Evenings that come again: their owner's, and the page of each. */
@ApiTags('series')
@Controller('api/series')
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly desk: GameDesk,
    private readonly cards: GameCards,
    private readonly address: PublicAddress,
    private readonly clock: ServerClock,
    private readonly environment: Environment,
  ) {}

  @Get()
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My series, the newest first' })
  @Answers(200, listOf('SeriesView'))
  list(@CurrentUser() user: UserView, @Req() request: Request): Promise<SeriesView[]> {
    return this.series.listOf(UserId(user.id), this.address.originFor(request));
  }

  @Post()
  @SignedIn()
  @MayHost()
  @RateLimit(changes)
  @ApiOperation({ summary: 'Make a series; its code is ours to choose' })
  @Answers(201, 'SeriesView')
  @Refuses(400, [409, 'As many series as may be, or more players than may be'])
  create(
    @Body() body: SeriesDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<SeriesView> {
    return this.series.create(body, UserId(user.id), this.address.originFor(request));
  }

  @Put(':id')
  @SignedIn()
  @RateLimit(changes)
  @ApiOperation({ summary: 'Change a series of mine, pause it, or go on with it; its code stays' })
  @Answers(200, 'SeriesView')
  @Refuses(400, 404, [409, 'More players than may be'])
  change(
    @Param('id') id: string,
    @Body() body: SeriesChangeDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<SeriesView> {
    return this.series.change(id, body, UserId(user.id), this.address.originFor(request));
  }

  @Put(':id/nights/:night')
  @SignedIn()
  @RateLimit(changes)
  @ApiOperation({ summary: 'Skip a night of mine that is still to come, or have it after all' })
  @Answers(200, 'SeriesView')
  @Refuses(400, 404, [409, 'Its game is there already'])
  skip(
    @Param('id') id: string,
    @Param('night') night: string,
    @Body() { skipped }: SeriesNightDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<SeriesView> {
    return this.series.skip(id, night, skipped, UserId(user.id), this.address.originFor(request));
  }

  @Post(':id/now')
  @SignedIn()
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Tonight’s game of a series of mine: the one that is open, else made now' })
  @Answers(201, { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] })
  @Refuses([400, 'Its questions are not there'], 404, [
    409,
    'The next night is too far away, or as many games as may be',
  ])
  async makeNow(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    const gameId = await this.series.makeNow(id, UserId(user.id));
    return { game: await this.cards.of(await this.desk.find(gameId), request) };
  }

  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ summary: 'End a series of mine: its code and page lead nowhere, its games stay' })
  @ApiNoContentResponse()
  @Refuses(404)
  async end(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    await this.series.end(id, UserId(user.id));
  }

  @Get(':id')
  @RateLimit(publicLists)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'One series, for whoever has its address: when the next nights are, and tonight’s game',
  })
  @Answers(200, 'SeriesPageView')
  @Refuses(404)
  page(@Param('id') id: string, @Req() request: Request): Promise<SeriesPageView> {
    return this.series.pageOf(id, this.address.originFor(request));
  }

  @Get(':id/calendar.ics')
  @RateLimit(publicLists)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({ summary: 'Its next nights as a calendar' })
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @Refuses(404)
  async calendar(@Param('id') id: string, @Req() request: Request): Promise<string> {
    const page = await this.series.pageOf(id, this.address.originFor(request));
    return calendarOf(page, this.environment.face.name, this.clock.now());
  }
}
