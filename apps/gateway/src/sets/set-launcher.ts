import type { PlayableGame, UserId } from '@clockbeat/domain';
import { QuestionStore, SavedSetStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { GameMaker } from '../games/game-maker.js';
import { invalid, notFound } from '../http/http-problem.js';
import { drawnIn, gameOf } from './set-game.js';

/** Makes games of saved sets; each keeps its own copies of the questions. */
@Injectable()
export class SetLauncher {
  constructor(
    private readonly sets: SavedSetStore,
    private readonly questions: QuestionStore,
    private readonly maker: GameMaker,
  ) {}

  /** A new game at every call. The set is ready from then on. */
  async launch(id: string, hostId: UserId): Promise<PlayableGame> {
    const set = await this.sets.find(id, { userId: hostId, guestSessionId: null });
    if (set === null) throw notFound('Trivia set');
    const drawn = await this.questions.drawAmong({
      ids: set.selectedQuestions,
      // a co-author's game asks what the owner's would
      userId: set.createdBy ?? hostId,
      count: drawnIn(set),
      room: { hostId },
    });
    const content = gameOf(set, drawn);
    if (content === null) throw invalid('Add at least one question to this set before you launch it.');
    const game = await this.maker.make({ hostId, content });
    await this.sets.launched(id, game.gameId);
    return game;
  }
}
