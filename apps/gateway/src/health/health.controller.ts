import { Controller, Get, Header, HttpStatus, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import type { Response } from 'express';
import { HealthDto, LiveDto } from './health.dto.js';
import { HealthIndicators } from './health.indicators.js';

/** For load balancers and supervisors. */
@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicators,
  ) {}

  /** The process runs and its event loop turns. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process runs' })
  @ApiOkResponse({ type: LiveDto })
  live(): LiveDto {
    return { status: 'ok' };
  }

  /** 503 while starting, stopping or without PostgreSQL; `degraded` names what is away without being needed. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether new work may come' })
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({ type: HealthDto })
  async ready(@Res({ passthrough: true }) response: Response): Promise<HealthDto> {
    try {
      const { status, details } = await this.health.check(await this.indicators.all());
      return toDto(status, details);
    } catch (error) {
      // Terminus throws its result; the error filter would leave only the status of it.
      if (!(error instanceof ServiceUnavailableException)) throw error;
      response.status(HttpStatus.SERVICE_UNAVAILABLE);
      const result: Partial<HealthDto> = Object(error.getResponse());
      return toDto(result.status ?? 'error', result.details ?? {});
    }
  }
}

const toDto = (status: string, details: HealthDto['details']): HealthDto => ({
  status,
  degraded: Object.keys(details).filter((name) => details[name]?.status === 'degraded'),
  details,
});
