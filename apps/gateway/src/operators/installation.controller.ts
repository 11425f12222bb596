import type { InstallationView } from '@clockbeat/domain';
import { Installation, Persistence } from '@clockbeat/persistence';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { builtVersion } from '../metrics/build-info.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, Refuses } from '../schemas/answers.js';

@ApiTags('operators')
@Controller('api/operator/installation')
@MayOperate()
export class InstallationController {
  private readonly version = builtVersion();
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(
    private readonly installation: Installation,
    private readonly persistence: Persistence,
  ) {}

  /** Sizes are PostgreSQL's, rows its estimates: nothing is counted for it but pictures. */
  @Get()
  @RateLimit({ name: 'installation', limit: 60, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What is stored, what runs, and what is behind' })
  @Answers(200, 'InstallationView')
  @Refuses(429)
  async look(): Promise<InstallationView> {
    const [stored, lag] = await Promise.all([this.installation.look(), this.persistence.projections.lag()]);
    const projections = lag.map(({ name, behindMs }) => ({ name, behindMs }));
    return { version: this.version, startedAt: this.startedAt, projections, ...stored };
  }
}
