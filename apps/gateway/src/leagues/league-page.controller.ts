import {
  type LeagueJoined,
  type LeagueOwnPlace,
  type LeaguePage,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { HttpProblem } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { sendStream } from '../spreadsheet/send-stream.js';
import { csvOf, csvType } from '../spreadsheet/spreadsheet.js';
import { leagueCsv } from './league-csv.js';
import { LeagueNames } from './league-names.js';
import { LeagueTables } from './league-tables.js';
import { ClaimLeagueNightDto, HoldLeagueNameDto, JoinLeagueDto, LeagueMailsDto } from './leagues.dto.js';

const looks = { name: 'league', limit: 600, windowMs: 60_000, per: 'address' } as const;
const names = { name: 'league-names', limit: 30, windowMs: 600_000, per: 'address' } as const;

/** A league for whoever has the address of its page. */
@ApiTags('leagues')
@Controller('api/league/:token')
export class LeaguePageController {
  constructor(
    private readonly names: LeagueNames,
    private readonly tables: LeagueTables,
  ) {}

  /** A moment old. */
  @Get()
  @RateLimit(looks)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A league’s table' })
  @Answers(200, 'LeaguePage')
  @Refuses(404)
  async page(@Param('token') token: string): Promise<LeaguePage> {
    return this.tables.page(await this.names.at(token));
  }

  @Get('table.csv')
  @RateLimit(looks)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The same as CSV' })
  @ApiOkResponse({ content: { [csvType]: {} } })
  @Refuses(404)
  async csv(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const { columns, rows } = leagueCsv(await this.tables.page(await this.names.at(token)));
    await sendStream(response, csvOf(columns, rows, { mark: true }), {
      type: `${csvType}; charset=utf-8`,
      fileName: 'league.csv',
    });
  }

  /** The very text whose SHA-256 the page shows; members by their ids, and no name. */
  @Get('sealed')
  @RateLimit(looks)
  @ApiOperation({ summary: 'What was sealed at the season’s end' })
  @ApiOkResponse({ content: { 'application/json': {} } })
  @Refuses(404, [409, 'The season goes on'])
  async sealed(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const { sealed } = await this.names.at(token);
    if (sealed === null) throw new HttpProblem('wrong_state', 'This season is not over yet.');
    response.type('application/json').send(sealed);
  }

  /** With a PIN that is chosen now, or by the account that is signed in. */
  @Post('members')
  @RateLimit(names)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Join a league under a name that I hold from now on' })
  @Answers(201, 'LeagueJoined')
  @Refuses(400, 401, 403, 404, [409, 'The name is taken, the season over, or the league full'])
  join(
    @Param('token') token: string,
    @Body() body: JoinLeagueDto,
    @Req() request: Request,
  ): Promise<LeagueJoined> {
    return this.names.join(token, body, request);
  }

  /** Of a name that its host wrote down, and nobody holds. */
  @Post('holds')
  @HttpCode(204)
  @RateLimit(names)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Hold a name of a league from now on' })
  @ApiNoContentResponse()
  @Refuses(400, 401, 404, [409, 'Somebody holds it, I hold another, or the season is over'])
  hold(
    @Param('token') token: string,
    @Body() body: HoldLeagueNameDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.names.hold(token, body, request);
  }

  /** By the token of a seat of that evening, or the account that took it. */
  @Post('evenings')
  @HttpCode(204)
  @RateLimit(names)
  @ApiBearerAuth('seat')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Say that a result of one evening belongs to a name that I hold' })
  @ApiNoContentResponse()
  @Refuses(400, 401, 403, 404, [409, 'It is somebody else’s already, or the season is over'])
  claim(
    @Param('token') token: string,
    @Body() body: ClaimLeagueNightDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.names.claim(token, body, request);
  }

  @Get('mine')
  @SignedIn()
  @RateLimit({ name: 'league-own', limit: 120, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The name that my account holds in a league, and whether I get its mails' })
  @Answers(200, 'LeagueOwnPlace')
  @Refuses(404)
  mine(@Param('token') token: string, @CurrentUser() user: UserView): Promise<LeagueOwnPlace> {
    return this.names.place(token, UserId(user.id));
  }

  /** Whoever runs it gets one unless they say no; a member whose account holds its name, once it says yes. */
  @Put('mails')
  @SignedIn()
  @RateLimit({ name: 'league-own', limit: 120, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Say whether I want a mail after each night of a league' })
  @Answers(200, 'LeagueOwnPlace')
  @Refuses(400, [403, 'My account neither holds a name of it nor runs it'], 404)
  mails(
    @Param('token') token: string,
    @Body() { wants }: LeagueMailsDto,
    @CurrentUser() user: UserView,
  ): Promise<LeagueOwnPlace> {
    return this.names.chooseMails(token, wants, UserId(user.id));
  }
}
