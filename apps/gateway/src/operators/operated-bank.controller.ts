import {
  type BankQuestionText,
  type Choice,
  checkQuestion,
  limits,
  type Page,
  type ReportedQuestionInFull,
  type ReportedQuestionView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { BankMendStore } from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { invalid, notFound } from '../http/http-problem.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { MendDto } from './mend.dto.js';
import { ToSeeToQuery } from './operators.dto.js';

/** Questions of the bank that people reported, and what is mended of them. */
@ApiTags('operators')
@Controller('api/operator/bank/questions')
@MayOperate()
export class OperatedBankController {
  constructor(
    private readonly mends: BankMendStore,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Questions of the bank that were reported, the most often reported first' })
  @Answers(200, pageOf('ReportedQuestionView'))
  @Refuses(400)
  list(
    @Query() { limit = limits.pageSize.default, cursor, done }: ToSeeToQuery,
  ): Promise<Page<ReportedQuestionView>> {
    return this.cursors.page('reported questions', { limit, cursor }, (page) =>
      this.mends.page(done === 'true', page),
    );
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One question of the bank, with what was said of it and what was mended' })
  @Answers(200, 'ReportedQuestionInFull')
  @Refuses(404)
  find(@Param('id') id: string): Promise<ReportedQuestionInFull> {
    return this.kept(id);
  }

  /** Draws and lists have it so from then on; games that were made keep what they have. */
  @Put(':id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Mend a question of the bank, or take it out of draws' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async mend(@Param('id') id: string, @Body() body: MendDto, @CurrentUser() user: UserView): Promise<void> {
    const before = await this.kept(id);
    const text = textIn(before, body);
    const { withdrawn = false, reason, note = null } = body;
    if (!(await this.mends.mend(UserId(user.id), id, { text, withdrawn, reason, note })))
      throw notFound('Question');
  }

  @Delete(':id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Have it again as the release brought it' })
  @ApiNoContentResponse()
  @Refuses([404, 'Nobody has mended it'])
  async release(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.mends.release(UserId(user.id), id))) throw notFound('Mend');
  }

  @Post(':id/dismiss')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Note that it was looked at, and is right' })
  @ApiNoContentResponse()
  @Refuses([404, 'Nothing of it waits to be looked at'])
  async dismiss(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.mends.dismiss(UserId(user.id), id))) throw notFound('Report');
  }

  private async kept(id: string): Promise<ReportedQuestionInFull> {
    const question = await this.mends.find(id);
    if (question === null) throw notFound('Question');
    return question;
  }
}

/** By the rule of every question. How many options there are stays: clients of the first release know four. */
const textIn = (
  { kind, now }: ReportedQuestionInFull,
  { question, options, answer, explanation = null }: MendDto,
): BankQuestionText => {
  if (kind !== 'single') {
    if (options !== undefined || answer !== undefined)
      throw invalid('options and answer stay as they are in a question of this kind: leave them out');
    const read = checkQuestion({ question, options: ['a', 'b', 'c', 'd'] });
    if ('reason' in read) throw invalid(read.reason);
    return { ...now, question: read.question, explanation };
  }
  if (options?.length !== now.options.length)
    throw invalid(`options must be ${now.options.length}, as many as the question has`);
  if (answer === undefined || answer >= options.length)
    throw invalid('answer must be the index of the right option');
  const read = checkQuestion({ question, options });
  if ('reason' in read) throw invalid(read.reason);
  return { question: read.question, options: [...read.options], answer: answer as Choice, explanation };
};
