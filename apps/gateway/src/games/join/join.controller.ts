import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { HttpErrorDto } from '../../http/http-error.dto.js';
import { tooManyRequests } from '../../http/http-problem.js';
import { JoinRates } from '../../live/join/join-rates.js';
import { refusalToHttp } from '../refusal-to-http.js';
import { CodeLookup } from './code-lookup.js';
import { JoinInfoDto } from './join-info.dto.js';

/** For who guesses with hundreds of calls at a time. */
const retryAfterMs = 60_000;

@ApiTags('join')
@Controller('api/join')
export class JoinController {
  constructor(
    private readonly codes: CodeLookup,
    private readonly rates: JoinRates,
  ) {}

  @Get(':code')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What a code leads to: a game, a team, or a demo; in any case' })
  @ApiOkResponse({ type: JoinInfoDto })
  @ApiNotFoundResponse({ type: HttpErrorDto, description: 'Malformed or unknown; guessing gets slow' })
  @ApiTooManyRequestsResponse({ type: HttpErrorDto, description: 'This address guesses' })
  async find(
    @Param('code') code: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JoinInfoDto> {
    const info = await this.codes.infoOf(code);
    if (info !== null) return info;
    if (await this.rates.missed({ address: request.ip ?? '' })) throw refusalToHttp('unknown_code');
    response.setHeader('Connection', 'close'); // another guess costs another connection
    throw tooManyRequests(retryAfterMs);
  }
}
