import { type UploadResult, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, aView, Refuses } from '../../schemas/answers.js';
import { CsvQuery, UploadQuery } from './upload.dto.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('questions')
@SignedIn()
@RateLimit({ name: 'upload-questions', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses([400, 'None of it is valid; `rejected` says why'], [409, 'As many questions as may be'], 413)
@Controller('api/questions')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Up to 5,000 questions and 5 MB. Good ones go in, whatever is wrong with the others. */
  @Post('bulk')
  @ForTokens('sets:write')
  @ApiOperation({ summary: 'Add many questions of my own' })
  @ApiBody({ schema: aView('BulkQuestionsBody') })
  @Answers(201, 'UploadResult')
  list(
    @Body() body: unknown,
    @Query() { existing = 'add' }: UploadQuery,
    @CurrentUser() user: UserView,
  ): Promise<UploadResult> {
    return this.uploads.list(body, UserId(user.id), existing);
  }

  /**
   * UTF-8, UTF-16 with its mark, or else Windows-1252; fields set apart by commas, semicolons or tabs. Without `commit=true` the
   * answer is a preview, 200, and nothing is stored. With `sets=true` each category becomes a draft set, in the same transaction.
   */
  @Post('csv')
  @ForTokens('sets:write')
  @ApiOperation({ summary: 'Add the questions of a CSV file' })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(201, 'UploadResult')
  @Answers(200, 'UploadResult', 'A preview')
  @Refuses([415, 'A form instead of the file'])
  async file(
    @Body() body: unknown,
    @Query() { commit = false, sets = false, existing = 'add', language }: CsvQuery,
    @CurrentUser() user: UserView,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadResult> {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const result = await this.uploads.file(bytes, UserId(user.id), { commit, sets, existing, language });
    response.status(commit ? 201 : 200);
    return result;
  }
}
