import { type AccountQuotasView, UserId, type UserView } from '@clockbeat/domain';
import { Quotas } from '@clockbeat/persistence';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';

@ApiTags('account')
@Controller('api/user/quotas')
@SignedIn()
export class QuotasController {
  constructor(private readonly quotas: Quotas) {}

  @Get()
  @RateLimit({ name: 'quotas', limit: 120, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What my account may have, and how much it has' })
  @Answers(200, 'AccountQuotasView')
  @Refuses(429)
  of(@CurrentUser() user: UserView): Promise<AccountQuotasView> {
    return this.quotas.of(UserId(user.id));
  }
}
