import { type GameItems, gameItems, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
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
export class ItemsController {
  constructor(
    private readonly desk: GameDesk,
    private readonly finished: FinishedGames,
  ) {}

  /** Reckoned from every answer of the game, beside what else this gateway does. */
  @Get(':id/items')
  @SignedIn()
  @ForTokens('results:read')
  @RateLimit({ name: 'items', limit: 60, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What the questions of my game were worth' })
  @Answers(200, 'GameItems')
  @Refuses(403, 404, [409, 'It has not ended'])
  async of(@Param('id') id: string, @CurrentUser() user: UserView): Promise<GameItems> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host may have everybody’s answers.');
    if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    const { answers, arrivals } = await this.finished.of(game);
    return inTurns(gameItems(game, answers, arrivals));
  }
}
