import {
  type CorrectedView,
  type CorrectionEffect,
  CorrectionId,
  correctionView,
  decide,
  effectOf,
  type FinishedGame,
  type GameCommand,
  type PlayableGame,
  type QuestionChange,
  type RefusalCode,
  type UserId,
} from '@clockbeat/domain';
import { randomId } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem, invalid, unavailable } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { GameDesk } from '../game-desk.js';
import { FinishedGames } from '../results/finished-games.js';
import { type CorrectionBodyDto, type CorrectionPreviewDto, noSuchOption } from './correction.dto.js';

/** What hosts correct of their games after the end, and take back. */
@Injectable()
export class Corrections {
  constructor(
    private readonly desk: GameDesk,
    private readonly finished: FinishedGames,
    private readonly clock: ServerClock,
  ) {}

  async preview(id: string, body: CorrectionPreviewDto, userId: UserId): Promise<CorrectionEffect> {
    const game = await this.desk.find(id);
    return effectIn(game, await this.commandFor(game, body, '', userId));
  }

  async correct(id: string, body: CorrectionBodyDto, userId: UserId): Promise<CorrectedView> {
    const before = await this.desk.find(id);
    const command = await this.commandFor(before, body, body.reason, userId);
    const effect = effectIn(before, command);
    const after = await this.desk.run(command);
    const made = after.status === 'finished' ? after.corrections : [];
    const correction = made.find(({ correctionId }) => correctionId === command.correctionId);
    if (!correction) throw unavailable();
    return { correction: correctionView(correction), effect };
  }

  async undo(id: string, correctionId: string, userId: UserId): Promise<void> {
    const { gameId } = await this.desk.find(id);
    await this.desk.run({
      type: 'UndoCorrection',
      gameId,
      at: this.clock.now(),
      commandId: newCommandId(),
      by: { as: 'host', userId },
      correctionId: CorrectionId(correctionId),
    });
  }

  private async commandFor(
    game: PlayableGame,
    body: CorrectionPreviewDto,
    reason: string,
    userId: UserId,
  ): Promise<GameCommand<'CorrectQuestion'>> {
    const { questionIndex } = body;
    const { gameId } = game;
    // Nobody but its host has the log read, and only where there are results.
    const isHosts = game.status === 'finished' && game.hostId === userId;
    return {
      type: 'CorrectQuestion',
      gameId,
      at: this.clock.now(),
      commandId: newCommandId(),
      by: { as: 'host', userId },
      correctionId: CorrectionId(randomId('cor_')),
      questionIndex,
      change: changeOf(body),
      reason,
      answers: isHosts ? await this.finished.answersTo(game, questionIndex) : [],
    };
  }
}

const changeOf = ({ change, answer, texts }: CorrectionPreviewDto): QuestionChange => {
  if (answer !== undefined && change !== 'rekey') throw invalid('answer goes with rekey only');
  if (texts !== undefined && change !== 'accept') throw invalid('texts go with accept only');
  if (change === 'void') return { kind: 'voided' };
  if (change === 'accept') return { kind: 'accepted', texts: texts ?? [] };
  if (answer === undefined) throw invalid(noSuchOption);
  return { kind: 'rekeyed', answer };
};

/** As a refusal is told; an option that the question has not is a body's fault. */
const refusal = (code: RefusalCode): HttpProblem =>
  code === 'bad_request' ? invalid(noSuchOption) : new HttpProblem(code);

/** Decided on the game as it is; a refusal is told as it would be in earnest. */
const effectIn = (game: PlayableGame, command: GameCommand<'CorrectQuestion'>): CorrectionEffect => {
  const decision = decide(command, game);
  if (decision.outcome === 'rejected') throw refusal(decision.code);
  if (decision.outcome === 'unchanged') throw unavailable();
  return effectOf(game as FinishedGame, decision);
};
