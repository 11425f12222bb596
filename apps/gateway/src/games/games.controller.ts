import { type GameCard, limits, type Page, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Get, Header, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { PageQuery } from '../http/page-query.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Lists } from '../reads/lists.js';
import { MayHost } from '../roles/may-host.js';
import { Answers, aView, pageOf, Refuses } from '../schemas/answers.js';
import { CreateGameDto } from './create-game.dto.js';
import { GameCards } from './game-cards.js';
import { GameDesk } from './game-desk.js';
import { GamesService } from './games.service.js';

const aGame = { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] };

@ApiTags('games')
@Controller('api/games')
export class GamesController {
  constructor(
    private readonly games: GamesService,
    private readonly desk: GameDesk,
    private readonly cards: GameCards,
    private readonly lists: Lists,
    private readonly cursors: Cursors,
  ) {}

  @Post()
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a game; its code is ours to choose' })
  @Answers(201, aGame)
  @Refuses(400, [404, 'No such team of mine'], [409, 'As many games as may be'])
  async create(
    @Body() body: CreateGameDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.games.create(body, UserId(user.id)), request) };
  }

  @Put(':id')
  @SignedIn()
  @ForTokens('live:host')
  @RateLimit({ name: 'revise-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Replace what a game of mine plays, while it waits' })
  @Answers(200, aGame)
  @Refuses(400, 403, 404, [409, 'It has started, or more players than may be'])
  async revise(
    @Param('id') id: string,
    @Body() body: CreateGameDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.games.revise(id, body, UserId(user.id)), request) };
  }

  @Get()
  @SignedIn()
  @ForTokens('games:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My games, the newest first; within 2 s of what happened' })
  @Answers(200, pageOf('GameCard'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<Page<GameCard>> {
    const { items, nextCursor } = await this.cursors.page('games', { limit, cursor }, (page) =>
      this.lists.for(request).games.listByHost(UserId(user.id), page),
    );
    return { items: await this.cards.ofListings(items, request), nextCursor };
  }

  @Get(':id')
  @ForTokens('games:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One game, as it is now; its questions for its owner only' })
  @Answers(200, 'GameCard')
  @Refuses(404)
  async find(@Param('id') id: string, @Req() request: Request): Promise<GameCard> {
    return this.cards.of(await this.desk.find(id), request);
  }
}
