import { type CoAuthorInvitation, type CoAuthorsView, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { CoAuthors } from './co-authors.js';
import { CoAuthoringDto } from './shared-sets.dto.js';

/** For a set's owner: who edits it beside them. */
@ApiTags('sets')
@Controller('api/saved-trivia-sets/:id/co-authors')
@SignedIn()
@RateLimit({ name: 'co-authors', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses(404)
export class CoAuthorsController {
  constructor(private readonly coAuthors: CoAuthors) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who edits a set of my own with me, and by which link more come in' })
  @Answers(200, 'CoAuthorsView')
  list(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<CoAuthorsView> {
    return this.coAuthors.list(id, UserId(user.id), request);
  }

  @Post('link')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A link for co-authors; it ends the one before it' })
  @Answers(201, 'CoAuthorsView')
  makeLink(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<CoAuthorsView> {
    return this.coAuthors.makeLink(id, UserId(user.id), request);
  }

  /** Whoever edits it already goes on. */
  @Delete('link')
  @ApiOperation({ summary: 'Let nobody more in by the link' })
  @Answers(200, 'CoAuthorsView')
  endLink(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<CoAuthorsView> {
    return this.coAuthors.endLink(id, UserId(user.id), request);
  }

  @Delete(':coAuthor')
  @ApiOperation({ summary: 'Let one of them edit it no more, and end the link' })
  @Answers(200, 'CoAuthorsView')
  dismiss(
    @Param('id') id: string,
    @Param('coAuthor') coAuthor: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<CoAuthorsView> {
    return this.coAuthors.dismiss(id, coAuthor, UserId(user.id), request);
  }
}

/** For whoever was given a link. Its secret comes in the body: paths are logged. */
@ApiTags('sets')
@Controller('api/saved-trivia-sets/:id/co-authoring')
export class CoAuthoringController {
  constructor(private readonly coAuthors: CoAuthors) {}

  /** Nothing is stored. */
  @Post('look')
  @HttpCode(200)
  @RateLimit({ name: 'co-authoring-look', limit: 60, windowMs: 60_000, per: 'address' })
  @ApiOperation({ summary: 'Whose set a co-author’s link leads to' })
  @Answers(200, 'CoAuthorInvitation')
  @Refuses(400, [404, 'The link opens nothing, or no more'])
  look(@Param('id') id: string, @Body() { secret }: CoAuthoringDto): Promise<CoAuthorInvitation> {
    return this.coAuthors.invitation(id, secret);
  }

  @Post()
  @HttpCode(204)
  @SignedIn()
  @RateLimit({ name: 'co-authoring', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Edit this set with its owner from now on' })
  @ApiNoContentResponse()
  @Refuses(400, [404, 'The link opens nothing, or no more'], [409, 'It has enough co-authors'])
  begin(
    @Param('id') id: string,
    @Body() { secret }: CoAuthoringDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    return this.coAuthors.admit(id, secret, UserId(user.id));
  }

  @Delete()
  @HttpCode(204)
  @SignedIn()
  @RateLimit({ name: 'co-authoring', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Edit this set of another’s no more; the link ends with it' })
  @ApiNoContentResponse()
  @Refuses(404)
  stepDown(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    return this.coAuthors.stepDown(id, UserId(user.id));
  }
}
