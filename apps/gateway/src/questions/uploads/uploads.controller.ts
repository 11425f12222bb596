import { UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Post, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { HttpErrorDto } from '../../http/http-error.dto.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { BulkQuestionsDto, CsvQuery, UploadResultDto } from './upload.dto.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('questions')
@SignedIn()
@RateLimit({ name: 'upload-questions', limit: 60, windowMs: 60_000, per: 'user' })
@ApiBadRequestResponse({ type: HttpErrorDto, description: 'None of it is valid; `rejected` says why' })
@ApiPayloadTooLargeResponse({ type: HttpErrorDto })
@Controller('api/questions')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Up to 5,000 questions and 5 MB. Good ones go in, whatever is wrong with the others. */
  @Post('bulk')
  @ApiOperation({ summary: 'Add many questions of my own' })
  @ApiBody({ type: BulkQuestionsDto })
  @ApiCreatedResponse({ type: UploadResultDto })
  list(@Body() body: unknown, @CurrentUser() user: UserView): Promise<UploadResultDto> {
    return this.uploads.list(body, UserId(user.id));
  }

  /**
   * UTF-8, or UTF-16 with its mark; fields set apart by commas, semicolons or tabs. Without `commit=true` the answer is a
   * preview, 200, and nothing is stored. With `sets=true` each category becomes a draft set, in the same transaction.
   */
  @Post('csv')
  @ApiOperation({ summary: 'Add the questions of a CSV file' })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: UploadResultDto })
  @ApiOkResponse({ type: UploadResultDto, description: 'A preview' })
  @ApiUnsupportedMediaTypeResponse({ type: HttpErrorDto, description: 'A form instead of the file' })
  async file(
    @Body() body: unknown,
    @Query() { commit = false, sets = false }: CsvQuery,
    @CurrentUser() user: UserView,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadResultDto> {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const result = await this.uploads.file(bytes, UserId(user.id), { commit, sets });
    response.status(commit ? 201 : 200);
    return result;
  }
}
