import { type CoHostsView, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Delete, Get, Header, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { CoHosts } from './co-hosts.js';

/** For a game's host: who leads it beside them. */
@ApiTags('games')
@Controller('api/games/:id/co-hosts')
@SignedIn()
@RateLimit({ name: 'co-hosts', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses([403, 'Only its host decides who leads a game'], 404)
export class CoHostsController {
  constructor(private readonly coHosts: CoHosts) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who leads a game of mine beside me, and by which link more come in' })
  @Answers(200, 'CoHostsView')
  list(
    @Param('id') id: string,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<CoHostsView> {
    return this.coHosts.list(id, UserId(user), request);
  }

  @Post('link')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A link for co-hosts of a game of mine; it ends the one before it' })
  @Answers(201, 'CoHostsView')
  @Refuses([409, 'The game is over'])
  makeLink(
    @Param('id') id: string,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<CoHostsView> {
    return this.coHosts.makeLink(id, UserId(user), request);
  }

  /** Whoever leads already goes on. */
  @Delete('link')
  @ApiOperation({ summary: 'Let nobody more in by the link' })
  @Answers(200, 'CoHostsView')
  @Refuses([409, 'The game is over'])
  endLink(
    @Param('id') id: string,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<CoHostsView> {
    return this.coHosts.dismiss(id, [], UserId(user), request);
  }

  @Delete(':number')
  @ApiOperation({ summary: 'Take the link back from one co-host, and end it' })
  @Answers(200, 'CoHostsView')
  @Refuses(400, [409, 'The game is over'])
  dismiss(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) number: number,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<CoHostsView> {
    return this.coHosts.dismiss(id, [number], UserId(user), request);
  }

  @Delete()
  @ApiOperation({ summary: 'Take the link back from all' })
  @Answers(200, 'CoHostsView')
  @Refuses([409, 'The game is over'])
  dismissAll(
    @Param('id') id: string,
    @CurrentUser() { id: user }: UserView,
    @Req() request: Request,
  ): Promise<CoHostsView> {
    return this.coHosts.dismiss(id, 'all', UserId(user), request);
  }
}
