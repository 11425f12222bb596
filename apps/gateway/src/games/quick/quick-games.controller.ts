import { type GameCard, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { MayHost } from '../../roles/may-host.js';
import { Answers, aView, Refuses } from '../../schemas/answers.js';
import { GameCards } from '../game-cards.js';
import { QuickGameDto } from './quick-game.dto.js';
import { QuickGames } from './quick-games.js';

@ApiTags('games')
@Controller('api/games/quick')
export class QuickGamesController {
  constructor(
    private readonly games: QuickGames,
    private readonly cards: GameCards,
  ) {}

  @Post()
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a game of questions by lot, or one of mine again' })
  @Answers(201, { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] })
  @Refuses(400, [403, 'Another’s game'], 404, [409, 'As many games as may be'])
  async create(
    @Body() body: QuickGameDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.games.make(body, UserId(user.id)), request) };
  }
}
