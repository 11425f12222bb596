import {
  type LeagueCard,
  type LeagueCompetitor,
  type LeagueMembersAdded,
  type LeagueView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Req,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import {
  LeagueChangeDto,
  LeagueHandDto,
  LeagueMemberDto,
  LeagueNightDto,
  NewLeagueDto,
  NewLeagueMembersDto,
  NewLeagueNightDto,
} from './leagues.dto.js';
import { Leagues } from './leagues.service.js';

const over = [409, 'Its season is over, or it has as many as it may'] as const;

/** For whoever runs leagues (docs/decisions/099). None of these calls takes an access token. */
@ApiTags('leagues')
@Controller('api/leagues')
@SignedIn()
@RateLimit({ name: 'leagues', limit: 240, windowMs: 60_000, per: 'user' })
export class LeaguesController {
  constructor(private readonly leagues: Leagues) {}

  /** Seasons that go on first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The leagues that I run' })
  @Answers(200, listOf('LeagueCard'))
  list(@CurrentUser() user: UserView): Promise<LeagueCard[]> {
    return this.leagues.list(UserId(user.id));
  }

  @Post()
  @ApiOperation({ summary: 'Make a league' })
  @Answers(201, 'LeagueView')
  @Refuses(400, [409, 'As many leagues as may be'])
  make(
    @Body() body: NewLeagueDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.make(body, UserId(user.id), request);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A league that I run: its rules, nights and members' })
  @Answers(200, 'LeagueView')
  @Refuses(404)
  view(@Param('id') id: string, @CurrentUser() user: UserView, @Req() request: Request): Promise<LeagueView> {
    return this.leagues.view(id, UserId(user.id), request);
  }

  /** Other rules give another table of all its nights. */
  @Patch(':id')
  @ApiOperation({ summary: 'Change a league’s title, its rules, or whether everybody may join' })
  @Answers(200, 'LeagueView')
  @Refuses(400, 404, [409, 'Its season is over'])
  change(
    @Param('id') id: string,
    @Body() change: LeagueChangeDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.change(id, change, UserId(user.id), request);
  }

  /** The games stay. */
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a league of my own' })
  @ApiNoContentResponse()
  @Refuses(404)
  delete(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    return this.leagues.delete(id, UserId(user.id));
  }

  /** Nothing changes it afterwards: corrections do not, nor do other rules. */
  @Post(':id/end')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the season: its table is written down and sealed' })
  @Answers(200, 'LeagueView')
  @Refuses(404, [409, 'Its season is over'])
  end(@Param('id') id: string, @CurrentUser() user: UserView, @Req() request: Request): Promise<LeagueView> {
    return this.leagues.end(id, UserId(user.id), request);
  }

  /** A game of my own, also one that was played long ago or is still to come. */
  @Post(':id/nights')
  @ApiOperation({ summary: 'Add a game to the season' })
  @Answers(201, 'LeagueView')
  @Refuses(400, 404, over)
  addNight(
    @Param('id') id: string,
    @Body() body: NewLeagueNightDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.addNight(id, body, UserId(user.id), request);
  }

  @Patch(':id/nights/:gameId')
  @ApiOperation({ summary: 'Say whether a night is the final' })
  @Answers(200, 'LeagueView')
  @Refuses(400, 404, over)
  changeNight(
    @Param('id') id: string,
    @Param('gameId') gameId: string,
    @Body() { isFinal }: LeagueNightDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.changeNight(id, gameId, isFinal, UserId(user.id), request);
  }

  @Delete(':id/nights/:gameId')
  @ApiOperation({ summary: 'Take a game out of the season' })
  @Answers(200, 'LeagueView')
  @Refuses(404, over)
  removeNight(
    @Param('id') id: string,
    @Param('gameId') gameId: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.removeNight(id, gameId, UserId(user.id), request);
  }

  @Get(':id/nights/:gameId/people')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who played a night, and whose of the league that is' })
  @Answers(200, listOf('LeagueCompetitor'))
  @Refuses(404)
  night(
    @Param('id') id: string,
    @Param('gameId') gameId: string,
    @CurrentUser() user: UserView,
  ): Promise<LeagueCompetitor[]> {
    return this.leagues.night(id, gameId, UserId(user.id));
  }

  @Put(':id/nights/:gameId/people')
  @ApiOperation({ summary: 'Say whose the result of a team, or a player, of that night is' })
  @Answers(200, listOf('LeagueCompetitor'))
  @Refuses(400, 404, over)
  sayByHand(
    @Param('id') id: string,
    @Param('gameId') gameId: string,
    @Body() body: LeagueHandDto,
    @CurrentUser() user: UserView,
  ): Promise<LeagueCompetitor[]> {
    return this.leagues.sayByHand(id, gameId, body, UserId(user.id));
  }

  @Post(':id/members')
  @ApiOperation({ summary: 'Add members by their names' })
  @Answers(201, 'LeagueMembersAdded')
  @Refuses(400, 404, over)
  addMembers(
    @Param('id') id: string,
    @Body() { names }: NewLeagueMembersDto,
    @CurrentUser() user: UserView,
  ): Promise<LeagueMembersAdded> {
    return this.leagues.addMembers(id, names, UserId(user.id));
  }

  /** Also after the season’s end: no seal speaks of names. */
  @Patch(':id/members/:memberId')
  @ApiOperation({ summary: 'Rename a member' })
  @Answers(200, 'LeagueView')
  @Refuses(400, 404, [409, 'Somebody has this name'])
  renameMember(
    @Param('id') id: string,
    @Param('memberId') memberId: string,
    @Body() { name }: LeagueMemberDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.renameMember(id, memberId, name, UserId(user.id), request);
  }

  /** For whoever has forgotten the PIN: a new one can be chosen. */
  @Delete(':id/members/:memberId/hold')
  @ApiOperation({ summary: 'Let a member’s name be held by nobody' })
  @Answers(200, 'LeagueView')
  @Refuses(404, over)
  freeMember(
    @Param('id') id: string,
    @Param('memberId') memberId: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.freeMember(id, memberId, UserId(user.id), request);
  }

  @Delete(':id/members/:memberId')
  @ApiOperation({ summary: 'Take a member out of the league' })
  @Answers(200, 'LeagueView')
  @Refuses(404, over)
  removeMember(
    @Param('id') id: string,
    @Param('memberId') memberId: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<LeagueView> {
    return this.leagues.removeMember(id, memberId, UserId(user.id), request);
  }
}
