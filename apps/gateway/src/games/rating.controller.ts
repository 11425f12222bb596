import { RateGame } from '@clockbeat/domain';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { HttpErrorDto } from '../http/http-error.dto.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId } from '../live/game/run-command.js';
import { GameDesk } from './game-desk.js';
import { RatingDto } from './rating.dto.js';
import { SeatProofs } from './seat-proofs.js';

@ApiTags('games')
@Controller('api/games')
export class RatingController {
  constructor(
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly clock: ServerClock,
  ) {}

  @Post(':id/rating')
  @HttpCode(204)
  @ApiBearerAuth('seat')
  @ApiOperation({ summary: 'Say how the game was; the last word of a player counts' })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: HttpErrorDto })
  @ApiUnauthorizedResponse({ type: HttpErrorDto })
  @ApiForbiddenResponse({ type: HttpErrorDto, description: 'For its players only' })
  @ApiNotFoundResponse({ type: HttpErrorDto })
  @ApiConflictResponse({ type: HttpErrorDto, description: 'It has not ended' })
  async rate(@Param('id') id: string, @Body() { stars }: RatingDto, @Req() request: Request): Promise<void> {
    const game = await this.desk.find(id);
    const seat = await this.seats.seatOf(game, request);
    if (seat === null) throw this.seats.refusalOf(request);
    const { gameId } = game;
    const parts = { gameId, at: this.clock.now(), commandId: newCommandId(), playerId: seat.playerId };
    await this.desk.run(new RateGame({ ...parts, stars }));
  }
}
