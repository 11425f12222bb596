import { decide, PlayerId, type SeatCodeView, UserId, type UserView } from '@clockbeat/domain';
import { SeatCodeStore } from '@clockbeat/persistence';
import { Controller, Header, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { HttpProblem, notFound } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { newSeatToken, tokenIdOf } from '../../live/join/seat-tokens.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../../schemas/answers.js';
import { GameDesk } from '../game-desk.js';

/** Said to the host: what `removed` says otherwise speaks to the player. */
const removedText = 'This player was removed from the game. A removed seat cannot be handed over.';

@ApiTags('games')
@Controller('api/games/:id/players/:playerId/seat-code')
@SignedIn()
export class SeatCodesController {
  constructor(
    private readonly desk: GameDesk,
    private readonly codes: SeatCodeStore,
    private readonly clock: ServerClock,
  ) {}

  @Post()
  @RateLimit({ name: 'seat-code', limit: 30, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A code that hands the seat of a player of mine over to another device, once' })
  @Answers(201, 'SeatCodeView')
  @Refuses(
    [403, 'Only its host may hand seats of a game over'],
    [404, 'No such game or player'],
    [409, 'The game is over, or the player was removed'],
  )
  async issue(
    @Param('id') id: string,
    @Param('playerId') player: string,
    @CurrentUser() { id: user }: UserView,
  ): Promise<SeatCodeView> {
    const game = await this.desk.find(id);
    const { gameId } = game;
    const playerId = PlayerId(player);
    // Decided as it will be when somebody comes with the code; nothing is stored of it.
    const decision = decide(
      {
        type: 'MoveSeat',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        by: { as: 'host', userId: UserId(user) },
        playerId,
        tokenId: tokenIdOf(gameId, newSeatToken()),
      },
      game,
    );
    if (decision.outcome === 'rejected') throw problemOf(decision.code);
    const { code, expiresAt } = await this.codes.issue({ gameId, playerId });
    return { code, expiresAt: expiresAt.toISOString() };
  }
}

const problemOf = (code: ConstructorParameters<typeof HttpProblem>[0]): HttpProblem => {
  if (code === 'not_joined') return notFound('Player');
  return code === 'removed' ? new HttpProblem(code, removedText, { status: 409 }) : new HttpProblem(code);
};
