import { type QuotaName, quotaNames, quotaRange, UserId, type UserView } from '@clockbeat/domain';
import { Quotas } from '@clockbeat/persistence';
import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { invalid, notFound } from '../http/http-problem.js';
import { MayOperate } from '../roles/may-operate.js';
import { Refuses } from '../schemas/answers.js';
import { accountId } from './account-id.js';
import { QuotaDto } from './operators.dto.js';

/** What one account may have in place of what all may. */
@ApiTags('operators')
@Controller('api/operator/accounts/:id/quotas')
@MayOperate()
export class OperatedQuotasController {
  constructor(private readonly quotas: Quotas) {}

  /** From now on; what the account has already stays, also where it is more. */
  @Put(':quota')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Let an account have more, or less, of something' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async give(
    @Param('id', accountId) id: string,
    @Param('quota') quota: string,
    @Body() { most }: QuotaDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    const name = quotaNamed(quota);
    const { min, max } = quotaRange(name);
    if (most < min || most > max) throw invalid(`most must be from ${min} to ${max}`);
    if (!(await this.quotas.give(UserId(user.id), UserId(id), name, most))) throw notFound('Account');
  }

  @Delete(':quota')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Let an account have what all may have' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async takeAway(
    @Param('id', accountId) id: string,
    @Param('quota') quota: string,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    const taken = await this.quotas.takeAway(UserId(user.id), UserId(id), quotaNamed(quota));
    if (!taken) throw notFound('Account');
  }
}

const quotaNamed = (name: string): QuotaName => {
  const quota = quotaNames.find((one) => one === name);
  if (quota === undefined) throw invalid(`quota must be one of ${quotaNames.join(', ')}`);
  return quota;
};
