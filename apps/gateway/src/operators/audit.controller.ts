import {
  type AuditEntryView,
  type AuditHeadView,
  type AuditVerificationView,
  limits,
  type Page,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { AuditStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditTrail } from '../audit/audit-trail.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { AuditQuery, VerifyAuditDto } from './operators.dto.js';

@ApiTags('operators')
@Controller('api/operator/audit')
@MayOperate()
export class AuditController {
  constructor(
    private readonly store: AuditStore,
    private readonly trail: AuditTrail,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The audit log, the newest line first' })
  @Answers(200, pageOf('AuditEntryView'))
  @Refuses(400)
  list(
    @Query() { limit = limits.pageSize.default, cursor, ...filter }: AuditQuery,
  ): Promise<Page<AuditEntryView>> {
    return this.cursors.page('operator audit', { limit, cursor }, (page) => this.store.page(filter, page));
  }

  @Get('head')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Where the chain of the audit log stands' })
  @Answers(200, 'AuditHeadView')
  head(): Promise<AuditHeadView> {
    return this.store.head();
  }

  /** Reads the whole log. That it was asked for is a line itself, so the log is never the same before and after. */
  @Post('verify')
  @HttpCode(200)
  @RateLimit({ name: 'verify-audit', limit: 6, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Check each line of the audit log against its seal' })
  @Answers(200, 'AuditVerificationView')
  @Refuses(400, 429)
  async verify(
    @Body() { seal = undefined }: VerifyAuditDto,
    @CurrentUser() user: UserView,
  ): Promise<AuditVerificationView> {
    const { faults, ...rest } = await this.store.verify(seal ?? null);
    await this.trail.record({
      what: 'operator_audit_verified',
      actor: UserId(user.id),
      details: { faults: faults.length },
    });
    return { ...rest, faults: [...faults] };
  }
}
