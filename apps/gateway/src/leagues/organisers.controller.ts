import { type LeagueInvitation, type LeagueOrganisersView, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { OrganisingDto } from './leagues.dto.js';
import { Organisers } from './organisers.js';

/** For a league's owner: who runs it beside them. */
@ApiTags('leagues')
@Controller('api/leagues/:id/organisers')
@SignedIn()
@RateLimit({ name: 'league-organisers', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses(404)
export class OrganisersController {
  constructor(private readonly organisers: Organisers) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who runs a league of my own with me, and by which link more come in' })
  @Answers(200, 'LeagueOrganisersView')
  list(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueOrganisersView> {
    return this.organisers.list(id, UserId(user.id), request);
  }

  @Post('link')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A link for people who run it, too; it ends the one before it' })
  @Answers(201, 'LeagueOrganisersView')
  makeLink(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueOrganisersView> {
    return this.organisers.makeLink(id, UserId(user.id), request);
  }

  /** Whoever runs it already goes on. */
  @Delete('link')
  @ApiOperation({ summary: 'Let nobody more in by the link' })
  @Answers(200, 'LeagueOrganisersView')
  endLink(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueOrganisersView> {
    return this.organisers.endLink(id, UserId(user.id), request);
  }

  @Delete(':organiser')
  @ApiOperation({ summary: 'Let one of them run it no more, and end the link' })
  @Answers(200, 'LeagueOrganisersView')
  dismiss(
    @Param('id') id: string,
    @Param('organiser') organiser: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueOrganisersView> {
    return this.organisers.dismiss(id, organiser, UserId(user.id), request);
  }
}

/** For whoever was given a link. Its secret comes in the body: paths are logged. */
@ApiTags('leagues')
@Controller('api/leagues/:id/organising')
export class OrganisingController {
  constructor(private readonly organisers: Organisers) {}

  /** Nothing is stored. */
  @Post('look')
  @HttpCode(200)
  @RateLimit({ name: 'league-organising-look', limit: 60, windowMs: 60_000, per: 'address' })
  @ApiOperation({ summary: 'Whose league an organiser’s link leads to' })
  @Answers(200, 'LeagueInvitation')
  @Refuses(400, [404, 'The link opens nothing, or no more'])
  look(@Param('id') id: string, @Body() { secret }: OrganisingDto): Promise<LeagueInvitation> {
    return this.organisers.invitation(id, secret);
  }

  @Post()
  @HttpCode(204)
  @SignedIn()
  @RateLimit({ name: 'league-organising', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Run this league with its owner from now on' })
  @ApiNoContentResponse()
  @Refuses(400, [404, 'The link opens nothing, or no more'], [409, 'Enough people run it'])
  begin(
    @Param('id') id: string,
    @Body() { secret }: OrganisingDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    return this.organisers.admit(id, secret, UserId(user.id));
  }

  @Delete()
  @HttpCode(204)
  @SignedIn()
  @RateLimit({ name: 'league-organising', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Run this league of another’s no more; the link ends with it' })
  @ApiNoContentResponse()
  @Refuses(404)
  stepDown(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    return this.organisers.stepDown(id, UserId(user.id));
  }
}
