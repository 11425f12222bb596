import { UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { HttpErrorDto } from '../../http/http-error.dto.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import {
  CorrectedDto,
  CorrectionBodyDto,
  CorrectionEffectDto,
  CorrectionPreviewDto,
} from './correction.dto.js';
import { Corrections } from './corrections.js';

@ApiTags('games')
@Controller('api/games/:id/corrections')
@SignedIn()
@RateLimit({ name: 'correct-game', limit: 60, windowMs: 60_000, per: 'user' })
@ApiForbiddenResponse({ type: HttpErrorDto, description: 'Only its host may correct a game' })
@ApiNotFoundResponse({ type: HttpErrorDto })
@ApiConflictResponse({
  type: HttpErrorDto,
  description: 'It has no results, or the question is corrected already',
})
export class CorrectionsController {
  constructor(private readonly corrections: Corrections) {}

  @Post()
  @ApiOperation({ summary: 'Void a question of a finished game of mine, or change which option was right' })
  @ApiCreatedResponse({ type: CorrectedDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  correct(
    @Param('id') id: string,
    @Body() body: CorrectionBodyDto,
    @CurrentUser() { id: user }: UserView,
  ): Promise<CorrectedDto> {
    return this.corrections.correct(id, body, UserId(user));
  }

  /** Nothing is stored. */
  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a correction would do to the standings' })
  @ApiOkResponse({ type: CorrectionEffectDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  preview(
    @Param('id') id: string,
    @Body() body: CorrectionPreviewDto,
    @CurrentUser() { id: user }: UserView,
  ): Promise<CorrectionEffectDto> {
    return this.corrections.preview(id, body, UserId(user));
  }

  @Delete(':correctionId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a correction back: the results are what they were before it' })
  @ApiNoContentResponse()
  undo(
    @Param('id') id: string,
    @Param('correctionId') correctionId: string,
    @CurrentUser() { id: user }: UserView,
  ): Promise<void> {
    return this.corrections.undo(id, correctionId, UserId(user));
  }
}
