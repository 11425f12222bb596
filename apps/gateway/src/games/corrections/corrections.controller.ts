import { type CorrectedView, type CorrectionEffect, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { CorrectionBodyDto, CorrectionPreviewDto } from './correction.dto.js';
import { Corrections } from './corrections.js';

@ApiTags('games')
@Controller('api/games/:id/corrections')
@SignedIn()
@RateLimit({ name: 'correct-game', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses([403, 'Only its host may correct a game'], 404, [
  409,
  'It has no results, or the question is corrected already',
])
export class CorrectionsController {
  constructor(private readonly corrections: Corrections) {}

  @Post()
  @ApiOperation({ summary: 'Void a question of a finished game of mine, or change which option was right' })
  @Answers(201, 'CorrectedView')
  @Refuses(400)
  correct(
    @Param('id') id: string,
    @Body() body: CorrectionBodyDto,
    @CurrentUser() { id: user }: UserView,
  ): Promise<CorrectedView> {
    return this.corrections.correct(id, body, UserId(user));
  }

  /** Nothing is stored. */
  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a correction would do to the standings' })
  @Answers(200, 'CorrectionEffect')
  @Refuses(400)
  preview(
    @Param('id') id: string,
    @Body() body: CorrectionPreviewDto,
    @CurrentUser() { id: user }: UserView,
  ): Promise<CorrectionEffect> {
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
