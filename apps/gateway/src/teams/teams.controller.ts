import { limits, type Page, type TeamView, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { notFound } from '../http/http-problem.js';
import { PageQuery } from '../http/page-query.dto.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { publicLists, RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { CreateTeamDto } from './create-team.dto.js';
import { TeamsService, type TeamWithoutLink } from './teams.service.js';

@ApiTags('teams')
@Controller('api/teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly address: PublicAddress,
    private readonly cursors: Cursors,
  ) {}

  @Post()
  @SignedIn()
  @RateLimit({ name: 'create-team', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a team; its code is ours to choose' })
  @Answers(201, 'TeamView')
  @Refuses(400)
  async create(
    @Body() { name }: CreateTeamDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<TeamView> {
    return this.linked(await this.teams.create(name, UserId(user.id)), request);
  }

  @Put(':id')
  @SignedIn()
  @RateLimit({ name: 'rename-team', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Give a team of mine another name; its code stays' })
  @Answers(200, 'TeamView')
  @Refuses(400, 404)
  async rename(
    @Param('id') id: string,
    @Body() { name }: CreateTeamDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<TeamView> {
    const team = await this.teams.rename(id, name, UserId(user.id));
    if (team === null) throw notFound('Team');
    return this.linked(team, request);
  }

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'My teams, the newest first' })
  @Answers(200, pageOf('TeamView'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<Page<TeamView>> {
    const { items, nextCursor } = await this.cursors.page('teams', { limit, cursor }, (page) =>
      this.teams.list(UserId(user.id), page),
    );
    return { items: items.map((team) => this.linked(team, request)), nextCursor };
  }

  @Get(':id')
  @RateLimit(publicLists)
  @ApiOperation({ summary: 'One team; its members for its owner only' })
  @Answers(200, 'TeamView')
  @Refuses(404)
  async find(
    @Param('id') id: string,
    @CurrentUser() user: UserView | null,
    @Req() request: Request,
  ): Promise<TeamView> {
    const team = await this.teams.find(id, user === null ? null : UserId(user.id));
    if (team === null) throw notFound('Team');
    return this.linked(team, request);
  }

  private linked(team: TeamWithoutLink, request: Request): TeamView {
    return { ...team, joinUrl: this.address.teamJoinUrl(request, team.code) };
  }
}
