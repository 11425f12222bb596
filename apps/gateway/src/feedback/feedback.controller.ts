import type { FeedbackView } from '@clockbeat/domain';
import { FeedbackStore } from '@clockbeat/persistence';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { GuestBudget, prices } from '../rate/guest-budget.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { FeedbackDto } from './feedback.dto.js';

const rate = { name: 'feedback', limit: 5, windowMs: 60_000, per: 'address' } as const;

@ApiTags('visitors')
@Controller('api/feedback')
export class FeedbackController {
  constructor(
    private readonly feedback: FeedbackStore,
    private readonly guests: GuestBudget,
  ) {}

  @Post()
  @RateLimit(rate)
  @ApiOperation({ summary: 'Tell us something' })
  @Answers(201, 'FeedbackView')
  @Refuses(400)
  async send(@Body() body: FeedbackDto, @Req() request: Request): Promise<FeedbackView> {
    const { text, email } = body;
    await this.guests.charge(request, prices.body(body));
    await this.feedback.add(text, email ?? null);
    return { received: true };
  }
}
