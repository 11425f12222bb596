import type { JoinInfo } from '@clockbeat/domain';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { HttpProblem, tooManyRequests } from '../../http/http-problem.js';
import { JoinRates } from '../../live/join/join-rates.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { CodeLookup } from './code-lookup.js';

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
  @Answers(200, 'JoinInfo')
  @Refuses([404, 'Malformed or unknown; guessing gets slow'], [429, 'This address guesses'])
  async find(
    @Param('code') code: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JoinInfo> {
    const info = await this.codes.infoOf(code, request.headers['accept-language']);
    if (info !== null) return info;
    if (await this.rates.missed({ address: request.ip ?? '' })) throw new HttpProblem('unknown_code');
    response.setHeader('Connection', 'close'); // another guess costs another connection
    throw tooManyRequests(retryAfterMs);
  }
}
