import { Body, Controller, Post, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiConflictResponse,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { HttpErrorDto } from '../../http/http-error.dto.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { CreateSoloGameDto, SoloGameDto } from './solo-game.dto.js';
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
  @ApiCreatedResponse({ type: SoloGameDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  @ApiUnauthorizedResponse({ type: HttpErrorDto, description: 'Not an open category' })
  @ApiForbiddenResponse({ type: HttpErrorDto, description: 'Another’s game' })
  @ApiNotFoundResponse({ type: HttpErrorDto })
  @ApiConflictResponse({
    type: HttpErrorDto,
    description: 'That game has not ended, or a question is in play',
  })
  create(@Body() body: CreateSoloGameDto, @Req() request: Request): Promise<SoloGameDto> {
    return this.games.make(body, request);
  }
}
