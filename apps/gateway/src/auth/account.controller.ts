import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { AuthStatusDto, UserDto } from './auth.dto.js';

/** Who is signed in. */
@ApiTags('account')
@Controller('api/auth')
export class AccountController {
  @Get('status')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether somebody is signed in' })
  @ApiOkResponse({ type: AuthStatusDto })
  status(@CurrentUser() user: UserDto | null): AuthStatusDto {
    return { authenticated: user !== null, user };
  }

  @Get('user')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The signed-in account' })
  @ApiOkResponse({ type: UserDto })
  user(@CurrentUser() user: UserDto): UserDto {
    return user;
  }
}
