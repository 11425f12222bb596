import type { NewWhatIfLink, UserView, WhatIfLink } from '@clockbeat/domain';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../../schemas/answers.js';
import { OtherRulesDto } from './other-rules.dto.js';
import { WhatIfLinks } from './what-if-links.js';

/** For a game's host: who else may see it by other rules. None of these calls takes an access token. */
@ApiTags('games')
@Controller('api/games/:id/what-if/links')
@SignedIn()
@RateLimit({ name: 'what-if-links', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses([403, 'Only its host decides who sees a game by other rules'], 404)
export class WhatIfLinksController {
  constructor(private readonly links: WhatIfLinks) {}

  /** The newest first. What stands in a link is told once, when it is made. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The links by which others see my game by other rules' })
  @Answers(200, listOf('WhatIfLink'))
  list(@Param('id') id: string, @CurrentUser() user: UserView): Promise<WhatIfLink[]> {
    return this.links.list(id, user);
  }

  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A link by which anybody sees my finished game by these rules' })
  @Answers(201, 'NewWhatIfLink')
  @Refuses(400, [409, 'It has no results, or as many links as it may'])
  make(
    @Param('id') id: string,
    @Body() rules: OtherRulesDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<NewWhatIfLink> {
    return this.links.make(id, rules, user, request);
  }

  /** It leads nowhere from then on. */
  @Delete(':linkId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a link to my game back' })
  @ApiNoContentResponse()
  takeBack(
    @Param('id') id: string,
    @Param('linkId') linkId: string,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    return this.links.takeBack(id, linkId, user);
  }
}
