import type { UserView } from '@clockbeat/domain';
import { Controller, Delete, HttpCode, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { endSession } from '../auth/end-session.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { Environment } from '../config/environment.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { AccountDeletion } from './account-deletion.js';

@ApiTags('account')
@Controller('api/user')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly environment: Environment,
  ) {}

  /** At once and for good: sets, questions, teams, settings and sessions go, running games end. Finished games stay. */
  @Delete()
  @SignedIn()
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete my account' })
  @ApiNoContentResponse()
  async delete(
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.deletion.delete(user.id);
    await endSession(request, response, this.environment);
  }
}
