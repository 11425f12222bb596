import { type UserView, type WhatIf } from '@clockbeat/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { forbidden } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { OtherRulesDto } from './other-rules.dto.js';
import { OtherTables } from './other-tables.js';

@ApiTags('games')
@Controller('api/games')
export class WhatIfController {
  constructor(
    private readonly desk: GameDesk,
    private readonly tables: OtherTables,
  ) {}

  /** Nothing is stored. */
  @Post(':id/what-if')
  @HttpCode(200)
  @SignedIn()
  @ForTokens('results:read')
  @RateLimit({ name: 'what-if', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'My finished game under other rules, beside how it ended' })
  @Answers(200, 'WhatIf')
  @Refuses(400, 403, 404, [409, 'It has no results'])
  async whatIf(
    @Param('id') id: string,
    @Body() rules: OtherRulesDto,
    @CurrentUser() user: UserView,
  ): Promise<WhatIf> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host may score a game again.');
    return this.tables.of(game, rules);
  }
}
