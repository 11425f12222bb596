import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { endSession } from './end-session.js';

const paths = ['auth/logout', 'api/logout'];

/** Ends the session, on every gateway and in every tab. */
@ApiTags('sign-in')
@Controller(paths)
export class SignOutController {
  @Get()
  @ApiOperation({ summary: 'Sign out' })
  @ApiFoundResponse({ description: 'To /' })
  signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.end(request, response, 302);
  }

  @Post()
  @ApiOperation({ summary: 'Sign out' })
  @ApiResponse({ status: 303, description: 'To /' })
  signOutByForm(@Req() request: Request, @Res() response: Response): Promise<void> {
    // 303: the browser goes on with GET.
    return this.end(request, response, 303);
  }

  private async end(request: Request, response: Response, status: 302 | 303): Promise<void> {
    await endSession(request, response);
    response.redirect(status, '/');
  }
}
