import { limits, type TvView, UserId, type UserView } from '@clockbeat/domain';
import { type HostsTv, TvStore } from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { CurrentUser } from '../http/current-user.decorator.js';
import { HttpProblem, notFound, tooManyRequests } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { JoinRates } from '../live/join/join-rates.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import { PairTvDto } from './tv.dto.js';

const unknownLetters = 'No TV shows these letters. They change every ten minutes.';
const fullText = `${limits.tvs} TVs follow this account already. Please disconnect one first.`;

/** Screens without a sign-in that follow the account's games (docs/decisions/052). */
@ApiTags('account')
@Controller('api/user/tvs')
@SignedIn()
export class TvsController {
  constructor(
    private readonly tvs: TvStore,
    private readonly guesses: JoinRates,
    private readonly logger: PinoLogger,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The TVs that follow my games' })
  @Answers(200, listOf('TvView'))
  async list(@CurrentUser() user: UserView): Promise<TvView[]> {
    return (await this.tvs.listOf(UserId(user.id))).map(viewOf);
  }

  /** Right letters count as well as wrong ones: whoever guesses has ten in a minute, and the address's unknown codes besides. */
  @Post()
  @RateLimit({ name: 'connect-tv', limit: 10, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Have the TV that shows these letters follow my games' })
  @Answers(201, 'TvView')
  @Refuses(400, [404, 'No TV shows these letters'], [409, 'As many TVs follow me as may'])
  async pair(
    @Body() { letters }: PairTvDto,
    @CurrentUser() user: UserView,
    @Req() { ip, sessionID }: Request,
  ): Promise<TvView> {
    const paired = await this.tvs.pair(letters, UserId(user.id), sessionID);
    if (paired === 'too_many') throw new HttpProblem('conflict', fullText);
    if (paired === 'unknown') {
      if (await this.guesses.missed({ address: ip ?? '' }))
        throw new HttpProblem('unknown_code', unknownLetters);
      throw tooManyRequests(1_000);
    }
    this.logger.info({ userId: user.id, tv: paired.id }, 'A TV was connected');
    return viewOf(paired);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Have a TV follow my games no longer' })
  @ApiNoContentResponse()
  @Refuses(404)
  async release(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.tvs.release(UserId(user.id), id))) throw notFound('TV');
    this.logger.info({ userId: user.id, tv: id }, 'A TV was disconnected');
  }
}

const viewOf = ({ pairedAt, seenAt, ...tv }: HostsTv): TvView => ({
  ...tv,
  pairedAt: pairedAt.toISOString(),
  lastSeenAt: seenAt.toISOString(),
});
