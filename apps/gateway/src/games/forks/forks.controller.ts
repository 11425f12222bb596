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
import { ForkDto } from './fork.dto.js';
import { Forks } from './forks.js';

@ApiTags('games')
@Controller('api/games/:id/fork')
export class ForksController {
  constructor(
    private readonly forks: Forks,
    private readonly cards: GameCards,
  ) {}

  @Post()
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'fork', limit: 20, windowMs: 60_000, per: 'user' })
  @ApiOperation({
    summary: 'Go on from an event of a finished game of mine, with the seats and scores of then',
  })
  @Answers(201, { type: 'object', properties: { game: aView('GameCard') }, required: ['game'] })
  @Refuses(400, [403, 'Only its host may go on from a game'], 404, [
    409,
    'The game is not over, or as many games as may be',
  ])
  async create(
    @Param('id') id: string,
    @Body() body: ForkDto,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<{ game: GameCard }> {
    return { game: await this.cards.of(await this.forks.make(id, body, UserId(user)), request) };
  }
}
