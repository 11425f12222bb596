import { limits, PlayerId, type PlayerResults, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AuditTrail } from '../../audit/audit-trail.js';
import { CurrentUser, userOf } from '../../http/current-user.decorator.js';
import { Cursors } from '../../http/cursors.js';
import { forbidden, HttpProblem, notFound } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { csvOf, csvType, xlsxOf, xlsxType } from '../../spreadsheet/spreadsheet.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { KeptBack } from '../kept-back.js';
import { SealedGames } from '../sealed/sealed-games.js';
import { SeatProofs } from '../seat-proofs.js';
import { FinishedGames } from './finished-games.js';
import { pageOfPlaces, playerResultsOf, resultsFor } from './results.js';
import { ResultsQuery } from './results-query.dto.js';
import { sheetOf } from './results-table.js';

@ApiTags('games')
@Controller('api/games')
export class ResultsController {
  constructor(
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly finished: FinishedGames,
    private readonly keptBack: KeptBack,
    private readonly cursors: Cursors,
    private readonly sealed: SealedGames,
    private readonly audit: AuditTrail,
  ) {}

  /** For its owner and its players. Each player sees the standings and its own answers; the owner how each question went. */
  @Get(':id/results')
  @ForTokens('results:read')
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  @ApiBearerAuth('seat')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'How a game ended; for its owner also as a table of all answers' })
  @ApiProduces('application/json', csvType, xlsxType)
  @Answers(200, 'Results')
  @Refuses(400, 401, 403, 404, [409, 'It has not ended, or its results are kept back until a deadline'])
  async results(
    @Param('id') id: string,
    @Query() { limit = limits.pageSize.default, cursor, sheet = 'players' }: ResultsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const game = await this.desk.find(id);
    const viewer = { isOwner: isOwner(game, userOf(request)), seat: await this.seats.seatOf(game, request) };
    if (!viewer.isOwner && viewer.seat === null) throw this.seats.refusalOf(request);
    if (game.status !== 'finished') throw notEnded();
    if (!viewer.isOwner) await this.keptBack.check(game);
    const type = request.accepts(['application/json', csvType, xlsxType]);
    const played = await this.finished.of(game);
    if (type !== csvType && type !== xlsxType) {
      const places = await this.cursors.page(`results ${game.gameId}`, { limit, cursor }, (page) =>
        pageOfPlaces(played, page),
      );
      response.json(resultsFor(game, played, viewer, places));
      return;
    }
    const user = userOf(request);
    if (!viewer.isOwner || user === null) throw forbidden('Only the host may have everybody’s answers.');
    await this.audit.count({
      what: 'export',
      actor: UserId(user.id),
      about: game.gameId,
      details: { of: 'results', sheet, format: type === csvType ? 'csv' : 'xlsx' },
    });
    const { columns, rows, title } = sheetOf(
      sheet,
      game,
      played,
      sheet === 'summary' ? await this.sealed.sealOf(game) : null,
    );
    const name = sheet === 'players' ? `results-${game.gameCode}` : `results-${game.gameCode}-${sheet}`;
    await (type === csvType
      ? sendStream(response, csvOf(columns, rows, { mark: true }), {
          type: `${csvType}; charset=utf-8`,
          fileName: `${name}.csv`,
        })
      : sendStream(response, xlsxOf(title, columns, rows), { type: xlsxType, fileName: `${name}.xlsx` }));
  }

  @Get(':id/results/players/:playerId')
  @SignedIn()
  @ForTokens('results:read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'How one player of my game did, question by question' })
  @Answers(200, 'PlayerResults')
  @Refuses(403, 404, [409, 'It has not ended'])
  async ofPlayer(
    @Param('id') id: string,
    @Param('playerId') playerId: string,
    @CurrentUser() user: UserView,
  ): Promise<PlayerResults> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host may have everybody’s answers.');
    if (game.status !== 'finished') throw notEnded();
    const found = playerResultsOf(game, await this.finished.of(game), PlayerId(playerId));
    if (found === null) throw notFound('Player');
    return found;
  }
}

const notEnded = (): HttpProblem => new HttpProblem('wrong_state', 'This game has not ended yet.');
