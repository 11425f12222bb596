import type { OverlayGame } from '@clockbeat/domain';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { OverlayTokenDto } from './overlay-token.dto.js';
import { Overlays } from './overlays.js';

/** For an overlay itself, which has neither a session nor a cookie. Its token comes in the body: paths are logged. */
@ApiTags('games')
@Controller('api/overlays')
export class OverlayGamesController {
  constructor(private readonly overlays: Overlays) {}

  /** The overlay then watches that game over its socket. */
  @Post('look')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @RateLimit({ name: 'overlay-look', limit: 600, windowMs: 60_000, per: 'address' })
  @ApiOperation({ summary: 'Which game an overlay shows' })
  @Answers(200, 'OverlayGame')
  @Refuses(400, [404, 'It shows nothing, or nothing any more'])
  look(@Body() { token }: OverlayTokenDto): Promise<OverlayGame> {
    return this.overlays.shownBy(token);
  }
}
