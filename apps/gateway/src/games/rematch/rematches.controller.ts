import { type GameCard, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { MayHost } from '../../roles/may-host.js';
import { Answers, aView, Refuses } from '../../schemas/answers.js';
import { GameCards } from '../game-cards.js';
import { RematchDto } from './rematch.dto.js';
import { Rematches } from './rematches.js';

@ApiTags('games')
@Controller('api/games/:id/rematch')
export class RematchesController {
  constructor(
    private readonly rematches: Rematches,
    private readonly cards: GameCards,
  ) {}

  @Post()
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Go on with the people of a finished game of mine: they come over by themselves' })
  @Answers(201, { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] })
  @Refuses(400, [403, 'Only its host may go on with a game'], 404, [
    409,
    'The game is not over, or as many games as may be',
  ])
  async create(
    @Param('id') id: string,
    @Body() { questions }: RematchDto,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.rematches.make(id, questions, UserId(user)), request) };
  }
}
