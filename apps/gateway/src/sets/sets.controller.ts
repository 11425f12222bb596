import {
  type ClaimedView,
  guestHeader,
  limits,
  type SavedSetView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { SavedSetStore, type SetHolder } from '@clockbeat/persistence';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiHeader,
  ApiNoContentResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { invalid } from '../http/http-problem.js';
import { setNextCursor } from '../http/next-cursor.js';
import { PageQuery } from '../http/page-query.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { columnsFor, csvOfQuestions } from '../questions/csv/write-csv.js';
import { GuestBudget, prices } from '../rate/guest-budget.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import { sendStream } from '../spreadsheet/send-stream.js';
import { csvType } from '../spreadsheet/spreadsheet.js';
import { IfMatch } from './if-match.js';
import { SavedSetDto } from './saved-set.dto.js';
import { questionsToWrite } from './set-csv.js';
import { Holder, holderOf, readGuestSession } from './set-holder.js';
import { SetsService } from './sets.service.js';

const saving = { name: 'save-set', limit: 120, windowMs: 60_000, per: 'user' } as const;

@ApiTags('sets')
@ApiCookieAuth()
@ApiHeader({ name: guestHeader, required: false, description: 'A guest’s id: instead of a session' })
@Refuses(401)
@Controller('api/saved-trivia-sets')
export class SetsController {
  constructor(
    private readonly service: SetsService,
    private readonly sets: SavedSetStore,
    private readonly guests: GuestBudget,
    private readonly cursors: Cursors,
  ) {}

  /** The next cursor is in X-Next-Cursor. */
  @Get()
  @ForTokens('sets:write')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My sets, the newest first, without the questions that live in them' })
  @Answers(200, listOf('SavedSetView'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @Holder() holder: SetHolder,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedSetView[]> {
    const { items, nextCursor } = await this.cursors.page('sets', { limit, cursor }, (page) =>
      this.service.list(holder, page),
    );
    setNextCursor(response, nextCursor);
    return items;
  }

  @Post()
  @ForTokens('sets:write')
  @RateLimit(saving)
  @ApiOperation({ summary: 'Save a new set, as a draft' })
  @Answers(201, 'SavedSetView')
  @Refuses(400, [409, 'As many sets as may be'])
  async create(@Body() body: SavedSetDto, @Req() request: Request): Promise<SavedSetView> {
    const holder = holderOf(request, body.guestSessionId);
    await this.guests.charge(request, prices.set(body));
    return this.service.create(body, holder);
  }

  @Post('claim')
  @SignedIn()
  @RateLimit({ name: 'claim-sets', limit: 30, windowMs: 60_000, per: 'user' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Make the guest’s sets the account’s' })
  @Answers(200, 'ClaimedView')
  @Refuses(400)
  async claim(@CurrentUser() user: UserView, @Req() request: Request): Promise<ClaimedView> {
    const guestSessionId = readGuestSession(request.get(guestHeader));
    if (guestSessionId === null) throw invalid(`Whose sets? The header ${guestHeader} is missing.`);
    return { claimed: await this.sets.claim(guestSessionId, UserId(user.id)) };
  }

  /** As `text/csv`: the questions that live in it, in the nine columns that the import of questions takes. */
  @Get(':id')
  @ForTokens('sets:write')
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  @ApiOperation({ summary: 'One set with the questions that live in it' })
  @ApiProduces('application/json', csvType)
  @Answers(200, 'SavedSetView')
  @Refuses(404)
  async find(
    @Param('id') id: string,
    @Holder() holder: SetHolder,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const set = await this.service.find(id, holder);
    if (request.accepts(['application/json', csvType]) !== csvType) {
      response.json(await this.service.inFull(set, holder));
      return;
    }
    const type = `${csvType}; charset=utf-8`;
    const questions = questionsToWrite(set);
    await sendStream(response, csvOfQuestions(questions, columnsFor(questions)), {
      type,
      fileName: 'trivia-set.csv',
    });
  }

  @Put(':id')
  @ForTokens('sets:write')
  @RateLimit(saving)
  @ApiOperation({ summary: 'Write a set again; its id and holder stay' })
  @Answers(200, 'SavedSetView')
  @Refuses(400, 404, [412, 'Somebody has saved it since the version that If-Match names'])
  async replace(
    @Param('id') id: string,
    @Body() body: SavedSetDto,
    @Holder() holder: SetHolder,
    @Req() request: Request,
    @IfMatch() wanted?: number,
  ): Promise<SavedSetView> {
    await this.guests.charge(request, prices.set(body));
    return this.service.replace(id, body, holder, wanted);
  }

  @Delete(':id')
  @ForTokens('sets:write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a set and its questions; games made of it stay' })
  @ApiNoContentResponse()
  @Refuses([403, 'Only its owner may'], 404)
  async delete(@Param('id') id: string, @Holder() holder: SetHolder): Promise<void> {
    await this.service.delete(id, holder);
  }
}
