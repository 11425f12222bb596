import type { SharedWhatIf } from '@clockbeat/domain';
import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { rateKeyOf } from '../../http/client-address.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { SharedTables } from './shared-tables.js';
import { SharedWhatIfDto } from './shared-what-if.dto.js';

/** For whoever was given a link. Its secret comes in the body: paths are logged. */
@ApiTags('games')
@Controller('api/what-if')
export class SharedWhatIfController {
  constructor(private readonly tables: SharedTables) {}

  /** Nothing is stored. A whole school may look at once. */
  @Post('shared')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @RateLimit({ name: 'what-if-shared', limit: 600, windowMs: 60_000, per: 'address' })
  @ApiOperation({ summary: 'A finished game by other rules, for whoever has a link to it' })
  @Answers(200, 'SharedWhatIf')
  @Refuses(400, [404, 'The link leads nowhere, or no more'])
  shared(@Body() { secret }: SharedWhatIfDto, @Req() request: Request): Promise<SharedWhatIf> {
    return this.tables.of(secret, rateKeyOf(request.ip ?? ''));
  }
}
