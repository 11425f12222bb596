import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { tooManyRequests } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId } from '../live/game/run-game-command.js';
import { GuestBudget, prices } from '../rate/guest-budget.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { Refuses } from '../schemas/answers.js';
import { GameDesk } from './game-desk.js';
import { LentNameDto, RatingDto } from './rating.dto.js';
import { SeatProofs } from './seat-proofs.js';

/** Of one seat: each changed mind is an event, and has all ratings of the game counted again. */
const mindsRate: Rate = { limit: 20, windowMs: 10 * 60_000 };

@ApiTags('games')
@Controller('api/games')
export class RatingController {
  constructor(
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly clock: ServerClock,
    private readonly limiter: RateLimiter,
    private readonly guests: GuestBudget,
  ) {}

  @Post(':id/rating')
  @HttpCode(204)
  @ApiBearerAuth('seat')
  @ApiOperation({ summary: 'Say how the game was; the last word of a player counts' })
  @ApiNoContentResponse()
  @Refuses(400, 401, [403, 'For its players only'], 404, [409, 'It has not ended'], 429)
  async rate(@Param('id') id: string, @Body() { stars }: RatingDto, @Req() request: Request): Promise<void> {
    await this.desk.run({ type: 'RateGame', ...(await this.saidBy(id, 'rate-game', request)), stars });
  }

  @Put(':id/lent-name')
  @HttpCode(204)
  @ApiBearerAuth('seat')
  @ApiOperation({ summary: 'Whether my ghost may be called as I was, in games against this one' })
  @ApiNoContentResponse()
  @Refuses(
    400,
    401,
    [403, 'For its players only'],
    404,
    [409, 'It has not ended, or the name is forgotten'],
    429,
  )
  async lendName(
    @Param('id') id: string,
    @Body() { lent }: LentNameDto,
    @Req() request: Request,
  ): Promise<void> {
    await this.desk.run({ type: 'LendName', ...(await this.saidBy(id, 'lend-name', request)), lent });
  }

  /** The beginning of a command by the player who asks; each has its price. */
  private async saidBy(id: string, what: 'rate-game' | 'lend-name', request: Request) {
    const game = await this.desk.find(id);
    const seat = await this.seats.seatOf(game, request);
    if (seat === null) throw this.seats.refusalOf(request);
    const { playerId } = seat;
    const { allowed, retryAfterMs } = await this.limiter.take(`${what}:${playerId}`, mindsRate);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    await this.guests.charge(request, prices.event, 'seats');
    return { gameId: game.gameId, at: this.clock.now(), commandId: newCommandId(), playerId };
  }
}
