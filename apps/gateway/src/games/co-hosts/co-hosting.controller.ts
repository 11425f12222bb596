import { type CoHostInvitation, type GameCard, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { GameCards } from '../game-cards.js';
import { CoHostingDto } from './co-hosting.dto.js';
import { CoHosts } from './co-hosts.js';

/** For whoever was given a link. Its secret comes in the body: paths are logged. */
@ApiTags('games')
@Controller('api/games/:id/co-hosting')
export class CoHostingController {
  constructor(
    private readonly coHosts: CoHosts,
    private readonly cards: GameCards,
  ) {}

  /** Nothing is stored. */
  @Post('look')
  @HttpCode(200)
  @RateLimit({ name: 'co-hosting-look', limit: 60, windowMs: 60_000, per: 'address' })
  @ApiOperation({ summary: 'Whose game a co-host’s link leads to' })
  @Answers(200, 'CoHostInvitation')
  @Refuses(400, [404, 'The link opens nothing, or no more'], [409, 'The game is over'])
  look(@Param('id') id: string, @Body() { secret }: CoHostingDto): Promise<CoHostInvitation> {
    return this.coHosts.invitation(id, secret);
  }

  @Post()
  @HttpCode(200)
  @SignedIn()
  @RateLimit({ name: 'co-hosting', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Lead this game beside its host from now on' })
  @Answers(200, 'GameCard')
  @Refuses(
    400,
    [404, 'The link opens nothing, or no more'],
    [409, 'The game is over, or has enough co-hosts'],
  )
  async begin(
    @Param('id') id: string,
    @Body() { secret }: CoHostingDto,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<GameCard> {
    return this.cards.of(await this.coHosts.admit(id, secret, UserId(user)), request);
  }

  @Delete()
  @HttpCode(204)
  @SignedIn()
  @RateLimit({ name: 'co-hosting', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Lead this game of another’s no more; the link that let me in ends with it' })
  @ApiNoContentResponse()
  @Refuses([403, 'Only who leads it by a link may step down'], 404, [409, 'The game is over'])
  stepDown(@Param('id') id: string, @CurrentUser() { id: user }: UserView): Promise<void> {
    return this.coHosts.stepDown(id, UserId(user));
  }
}
