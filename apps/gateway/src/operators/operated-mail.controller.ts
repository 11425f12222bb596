import {
  limits,
  type OperatedFeedbackView,
  type Page,
  type SubscribersView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { OperatedMail } from '@clockbeat/persistence';
import { Controller, Delete, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { notFound } from '../http/http-problem.js';
import { PageQuery } from '../http/page-query.dto.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { ToSeeToQuery } from './operators.dto.js';

/** What people wrote to us, and who wants to hear from us. */
@ApiTags('operators')
@Controller('api/operator')
@MayOperate()
export class OperatedMailController {
  constructor(
    private readonly mail: OperatedMail,
    private readonly cursors: Cursors,
  ) {}

  @Get('feedback')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What people wrote to us, the newest first' })
  @Answers(200, pageOf('OperatedFeedbackView'))
  @Refuses(400)
  feedback(
    @Query() { limit = limits.pageSize.default, cursor, done }: ToSeeToQuery,
  ): Promise<Page<OperatedFeedbackView>> {
    return this.cursors.page(`operator feedback ${done ?? ''}`, { limit, cursor }, (page) =>
      this.mail.feedback(done === 'true', page),
    );
  }

  @Put('feedback/:id/done')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Note that a message was seen to' })
  @ApiNoContentResponse()
  @Refuses(404)
  async markDone(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.mail.markDone(UserId(user.id), id))) throw notFound('Message');
  }

  @Delete('feedback/:id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a message' })
  @ApiNoContentResponse()
  @Refuses(404)
  async deleteFeedback(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.mail.deleteFeedback(UserId(user.id), id))) throw notFound('Message');
  }

  @Get('subscribers')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who confirmed the newsletter, the newest first, and how many' })
  @Answers(200, 'SubscribersView')
  @Refuses(400)
  async subscribers(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
  ): Promise<SubscribersView> {
    let count = 0;
    const page = await this.cursors.page('operator subscribers', { limit, cursor }, async (asked) => {
      const read = await this.mail.subscribers(asked);
      count = read.count;
      return read;
    });
    return { count, ...page };
  }

  @Delete('subscribers/:id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Forget an address' })
  @ApiNoContentResponse()
  @Refuses(404)
  async removeSubscriber(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.mail.removeSubscriber(UserId(user.id), id))) throw notFound('Subscriber');
  }
}
