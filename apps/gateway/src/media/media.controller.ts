import { type MediaUseView, type MediaView, UserId, type UserView } from '@clockbeat/domain';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { MediaLibrary } from './media-library.js';

@ApiTags('questions')
@SignedIn()
@Controller('api/media')
export class MediaController {
  constructor(private readonly library: MediaLibrary) {}

  /** The file itself: a picture (JPEG, PNG, WebP, AVIF, GIF) of up to 10 MB or a sound (MP3, AAC, Ogg, Opus) of up to 5 MB. */
  @Post()
  @ForTokens('sets:write')
  @RateLimit({ name: 'upload-media', limit: 120, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Keep a picture or a sound for my questions' })
  @ApiConsumes('image/*', 'audio/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(201, 'MediaView')
  @Refuses(
    [400, '`rejected` says why'],
    [409, 'The account keeps too much'],
    413,
    [415, 'A compressed body'],
    429,
  )
  keep(@Body() body: unknown, @CurrentUser() user: UserView): Promise<MediaView> {
    return this.library.keep(UserId(user.id), Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  }

  @Get()
  @ForTokens('sets:write')
  @RateLimit({ name: 'media-use', limit: 120, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'How much of pictures and sounds I keep' })
  @Answers(200, 'MediaUseView')
  use(@CurrentUser() user: UserView): Promise<MediaUseView> {
    return this.library.use(UserId(user.id));
  }
}
