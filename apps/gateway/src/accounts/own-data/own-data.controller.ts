import { UserId, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AuditTrail } from '../../audit/audit-trail.js';
import { RecentSignIn } from '../../auth/recent-sign-in.guard.js';
import { Environment } from '../../config/environment.js';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { readerLanguage } from '../../http/reader-language.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { OwnData } from './own-data.js';

@ApiTags('account')
@Controller('api/user/data')
@SignedIn()
export class OwnDataController {
  constructor(
    private readonly data: OwnData,
    private readonly environment: Environment,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Streamed; how large it is depends on pictures, sounds and the logs of hosted games. It wants a fresh sign-in: whoever sits at
   * an open browser must not carry all of it away. A HEAD says whether it would come.
   */
  @Get()
  @RecentSignIn()
  @RateLimit({ name: 'own-data', limit: 20, windowMs: 60 * 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Download all that is kept of my account' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await this.audit.count({
      what: 'export',
      actor: UserId(user.id),
      about: user.id,
      details: { of: 'account' },
    });
    const archive = await this.data.archive(user, readerLanguage(request, this.environment.face));
    await sendStream(response, [archive], { type: 'application/zip', fileName: 'clockbeat-data.zip' });
  }
}
