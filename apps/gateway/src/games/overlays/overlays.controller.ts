import type { NewOverlay, OverlayView, UserView } from '@clockbeat/domain';
import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../../schemas/answers.js';
import { Overlays } from './overlays.js';

/** For a game's host: where streaming software shows it. None of these calls takes an access token. */
@ApiTags('games')
@Controller('api/games/:id/overlays')
@SignedIn()
@RateLimit({ name: 'overlays', limit: 60, windowMs: 60_000, per: 'user' })
@Refuses([403, 'Only its host puts a game on a stream'], 404)
export class OverlaysController {
  constructor(private readonly overlays: Overlays) {}

  /** The newest first. An address is told once, when it is made. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The overlays of my game' })
  @Answers(200, listOf('OverlayView'))
  list(@Param('id') id: string, @CurrentUser() user: UserView): Promise<OverlayView[]> {
    return this.overlays.list(id, user);
  }

  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'An address by which streaming software shows my game' })
  @Answers(201, 'NewOverlay')
  @Refuses([409, 'It is over, or has as many overlays as it may'])
  make(@Param('id') id: string, @CurrentUser() user: UserView, @Req() request: Request): Promise<NewOverlay> {
    return this.overlays.make(id, user, request);
  }

  /** It shows nothing from then on; sockets that watch by it are closed within seconds. */
  @Delete(':overlayId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take an overlay of my game back' })
  @ApiNoContentResponse()
  takeBack(
    @Param('id') id: string,
    @Param('overlayId') overlayId: string,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    return this.overlays.takeBack(id, overlayId, user);
  }
}
