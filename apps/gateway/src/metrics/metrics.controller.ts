import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refuses } from '../schemas/answers.js';
import { MetricsGuard } from './metrics.guard.js';
import { Metrics } from './metrics.js';

@ApiTags('operations')
@Controller('metrics')
@UseGuards(MetricsGuard)
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** For private addresses, or with METRICS_TOKEN as a bearer token. */
  @Get()
  @ApiOperation({ summary: 'Metrics in the format of Prometheus' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  @Refuses(403)
  async read(@Res() response: Response): Promise<void> {
    const text = await this.metrics.registry.metrics();
    response
      .set('Content-Type', this.metrics.registry.contentType)
      .set('Cache-Control', 'no-store')
      .send(text);
  }
}
