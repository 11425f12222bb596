import type { SoloGameView } from '@clockbeat/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { CreateSoloGameDto } from './solo-game.dto.js';
import { SoloGames } from './solo-games.js';

/** A whole school may practise from one address; nobody needs more games than these. */
const rate = { name: 'solo-games', limit: 600, windowMs: 60_000, per: 'user' } as const;

@ApiTags('games')
@Controller('api/solo-games')
export class SoloGamesController {
  constructor(private readonly games: SoloGames) {}

  /** The seat may do what a host may: start, next, pause, resume and finish, over its socket. */
  @Post()
  @RateLimit(rate)
  @ApiCookieAuth()
  @ApiBearerAuth('seat')
  @ApiOperation({ summary: 'Make a game for one, with its seat taken' })
  @Answers(201, 'SoloGameView')
  @Refuses(400, [401, 'Not an open category'], [403, 'Another’s game'], 404, [
    409,
    'That game has not ended, or a question is in play',
  ])
  create(@Body() body: CreateSoloGameDto, @Req() request: Request): Promise<SoloGameView> {
    return this.games.make(body, request);
  }
}
