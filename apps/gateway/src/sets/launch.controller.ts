import { type LaunchedView, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { GameCards } from '../games/game-cards.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { MayHost } from '../roles/may-host.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { SetLauncher } from './set-launcher.js';

@ApiTags('sets')
@Controller('api')
export class LaunchController {
  constructor(
    private readonly launcher: SetLauncher,
    private readonly cards: GameCards,
  ) {}

  @Post(['saved-trivia-sets/:id/launch', 'games/from-saved-set/:id'])
  @SignedIn()
  @ForTokens('live:host')
  @MayHost()
  @RateLimit({ name: 'create-game', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a game of a set of mine' })
  @Answers(201, 'LaunchedView')
  @Refuses([400, 'The set has no questions'], 404, [409, 'As many games as may be'])
  async launch(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LaunchedView> {
    const game = await this.cards.of(await this.launcher.launch(id, UserId(user.id)), request);
    return { id: game.id, game };
  }
}
