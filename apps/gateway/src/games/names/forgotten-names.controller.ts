import { PlayerId, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Refuses } from '../../schemas/answers.js';
import { ForgottenNameDto } from './forgotten-name.dto.js';
import { ForgottenNames } from './forgotten-names.js';

@ApiTags('games')
@Controller('api/games/:id/forgotten-names')
@SignedIn()
export class ForgottenNamesController {
  constructor(private readonly names: ForgottenNames) {}

  /** For good. Asked again it is no error. */
  @Post()
  @HttpCode(204)
  @RateLimit({ name: 'forget-name', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({
    summary: 'Have the name of a player of mine, or of its team, forgotten: of a game that is over',
  })
  @ApiNoContentResponse()
  @Refuses(400, [403, 'Only its host may have names forgotten'], 404, [
    409,
    'The game is not over, the team is the host’s own, or the game is archived',
  ])
  async forget(
    @Param('id') id: string,
    @Body() { playerId, of }: ForgottenNameDto,
    @CurrentUser() { id: user }: UserView,
  ): Promise<void> {
    const host = UserId(user);
    await this.names.forget(
      id,
      { playerId: PlayerId(playerId), of },
      { as: 'host', userId: host },
      { what: 'name_forgotten', actor: host, details: { of, playerId } },
    );
  }
}
