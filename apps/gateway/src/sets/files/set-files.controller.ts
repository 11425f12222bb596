import { guestHeader, type SetFile, type UploadResult, UserId, type UserView } from '@clockbeat/domain';
import type { SetHolder } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { SetFileQuery } from '../../questions/uploads/upload.dto.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, aView, Refuses } from '../../schemas/answers.js';
import { Holder } from '../set-holder.js';
import { SetFilesService } from './set-files.service.js';

@ApiTags('sets')
@Controller('api/saved-trivia-sets')
export class SetFilesController {
  constructor(private readonly files: SetFilesService) {}

  /** With the questions that live in it and those it points to. Pictures and sounds are named by their hash. */
  @Get(':id/file')
  @ForTokens('sets:write')
  @RateLimit({ name: 'set-file', limit: 60, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiHeader({ name: guestHeader, required: false, description: 'A guest’s id: instead of a session' })
  @ApiOperation({ summary: 'One set as a file that every installation takes' })
  @Answers(200, 'SetFile')
  @Refuses(401, 404, 429)
  write(@Param('id') id: string, @Holder() holder: SetHolder): Promise<SetFile> {
    return this.files.write(id, holder);
  }

  /**
   * Up to 5,000 questions and 5 MB. Good ones go in, whatever is wrong with the others. Without `commit=true` the answer is a preview, 200,
   * and nothing is stored.
   */
  @Post('file')
  @SignedIn()
  @ForTokens('sets:write')
  @RateLimit({ name: 'upload-questions', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make a set of a file' })
  @ApiBody({ schema: aView('SetFile') })
  @Answers(201, 'UploadResult')
  @Answers(200, 'UploadResult', 'A preview')
  @Refuses(
    [400, 'None of it is valid; `rejected` says why'],
    [409, 'As many questions or sets as may be'],
    413,
  )
  async read(
    @Body() body: unknown,
    @Query() { commit = false, sets = true, existing = 'add' }: SetFileQuery,
    @CurrentUser() user: UserView,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadResult> {
    const result = await this.files.read(body, UserId(user.id), { commit, sets, existing });
    response.status(commit ? 201 : 200);
    return result;
  }
}
