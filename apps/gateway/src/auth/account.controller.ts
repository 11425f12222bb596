import type { AuthStatus, UserView } from '@clockbeat/domain';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { Answers } from '../schemas/answers.js';

/** Who is signed in. */
@ApiTags('account')
@Controller('api/auth')
export class AccountController {
  @Get('status')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether somebody is signed in' })
  @Answers(200, 'AuthStatus')
  status(@CurrentUser() user: UserView | null): AuthStatus {
    return { authenticated: user !== null, user };
  }

  @Get('user')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The signed-in account' })
  @Answers(200, 'UserView')
  user(@CurrentUser() user: UserView): UserView {
    return user;
  }
}
