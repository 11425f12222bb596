import { type GameSignals, gameSignals, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import pLimit from 'p-limit';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { forbidden, HttpProblem } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { inTurns } from '../../runtime/in-turns.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { FinishedGames } from './finished-games.js';

@ApiTags('games')
@Controller('api/games')
export class SignalsController {
  /** Of a room of thousands each takes seconds: another one waits for it. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly desk: GameDesk,
    private readonly finished: FinishedGames,
  ) {}

  /** Compares everybody with everybody, beside what else this gateway does. */
  @Get(':id/signals')
  @SignedIn()
  @ForTokens('results:read')
  @RateLimit({ name: 'signals', limit: 20, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What in my game is unlikely to be chance: signals, never verdicts' })
  @Answers(200, 'GameSignals')
  @Refuses(403, 404, [409, 'It has not ended'])
  async of(@Param('id') id: string, @CurrentUser() user: UserView): Promise<GameSignals> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host may have everybody’s answers.');
    if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    return this.oneAtATime(async () => {
      const { answers, changes, arrivals } = await this.finished.of(game);
      return inTurns(gameSignals(game, answers, changes, arrivals));
    });
  }
}
