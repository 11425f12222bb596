import { type GameCard, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { MayHost } from '../../roles/may-host.js';
import { Answers, aView, Refuses } from '../../schemas/answers.js';
import { GameCards } from '../game-cards.js';
import { GhostGames } from './ghost-games.js';

@ApiTags('games')
@Controller('api/games/:id/ghosts')
export class GhostGamesController {
  constructor(
    private readonly games: GhostGames,
    private readonly cards: GameCards,
  ) {}

  @Post()
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({
    summary: 'Play against the people of a finished game of mine, who answer as they did',
  })
  @Answers(201, { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] })
  @Refuses([400, 'Nobody, or too many, played in it'], [403, 'Only its host may play against a game'], 404, [
    409,
    'The game is not over, or as many games as may be',
  ])
  async create(
    @Param('id') id: string,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.games.make(id, UserId(user)), request) };
  }
}
