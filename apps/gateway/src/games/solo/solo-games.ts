import { cleanName, type SoloGameView, soloRules, UserId } from '@clockbeat/domain';
import { SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { contentOf } from '../../content/game-content.js';
import { userOf } from '../../http/current-user.decorator.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { hashOf, newSeatToken, tokenIdOf } from '../../live/join/seat-tokens.js';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { GameDesk } from '../game-desk.js';
import { GameMaker } from '../game-maker.js';
import type { CreateSoloGameDto } from './solo-game.dto.js';
import { type SoloContent, SoloQuestions } from './solo-questions.js';

const secondsByDefault = 30;

/** Led by its player as all games of one are, with points as the evening gave them. */
const alone = ({ evening, ghostsOf }: NonNullable<SoloContent['against']>) => {
  const { scoring, streakBonus, photoFinish } = evening.rules;
  return { ghostsOf, rules: { ...soloRules, scoring, streakBonus, photoFinish } };
};

/** Games of one: made with their only seat taken, moved by its player, nobody's to host. */
@Injectable()
export class SoloGames {
  constructor(
    private readonly questions: SoloQuestions,
    private readonly maker: GameMaker,
    private readonly desk: GameDesk,
    private readonly seats: SeatStore,
    private readonly guests: GuestBudget,
    private readonly clock: ServerClock,
  ) {}

  async make(body: CreateSoloGameDto, request: Request): Promise<SoloGameView> {
    const { title, questions, against } = await this.questions.choose(body, request);
    const timeLimit = body.timePerQuestion ?? secondsByDefault;
    const timed = against ? questions : questions.map((question) => ({ ...question, timeLimit }));
    const content = contentOf({ title, timePerQuestion: timeLimit, questions: [] }, timed, title);
    await this.guests.charge(request, prices.game(content) + prices.seat({ kind: 'solo', content }));
    const { gameId } = await this.maker.make({
      hostId: null,
      content,
      ...(against ? alone(against) : { rules: soloRules }),
    });

    const user = userOf(request);
    const userId = user && UserId(user.id);
    const token = newSeatToken();
    const playerId = tokenIdOf(gameId, token);
    const name = cleanName(user?.firstName ?? '') ?? 'Player';
    const parts = { gameId, at: this.clock.now(), commandId: newCommandId() };
    await this.desk.run({ type: 'JoinGame', ...parts, playerId, name, teamName: null, userId });
    await this.seats.remember({ gameId, playerId, tokenHash: hashOf(token), userId });
    return { gameId, playerId, token };
  }
}
