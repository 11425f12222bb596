import type { SealedResult } from '@clockbeat/domain';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { HttpProblem } from '../../http/http-problem.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { GameDesk } from '../game-desk.js';
import { KeptBack } from '../kept-back.js';
import { SeatProofs } from '../seat-proofs.js';
import { SealedGames } from './sealed-games.js';

@ApiTags('games')
@Controller('api/games')
export class SealedController {
  constructor(
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly sealed: SealedGames,
    private readonly keptBack: KeptBack,
  ) {}

  /** For anybody who knows the game: digests tell nothing of what they are of. A seat has the texts of its answers besides. */
  @Get(':id/sealed')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth('seat')
  @ApiOperation({
    summary: 'What the log of a finished game comes to, by which receipts of answers are checked',
  })
  @Answers(200, 'SealedResult')
  @Refuses(404, [409, 'It has not ended, its log is too long, or older than receipts'])
  async result(@Param('id') id: string, @Req() request: Request): Promise<SealedResult> {
    const game = await this.desk.find(id);
    if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    const seat = await this.seats.seatOf(game, request);
    const isTold = seat !== null && !(await this.keptBack.isKeptBack(game));
    return this.sealed.resultOf(game, isTold ? seat.playerId : null);
  }
}
