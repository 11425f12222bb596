import { type GameContent, limits, type PlayableGame, type UserId } from '@clockbeat/domain';
import {
  QuestionStore,
  type SavedSetInFull,
  SavedSetStore,
  type StoredQuestion,
} from '@clockbeat/persistence';
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
    const game = await this.maker.make({ hostId, content: await this.contentOf(id, hostId) });
    await this.sets.launched(id, game.gameId);
    return game;
  }

  /** What a game of this set would play now; refused where there is no such set of the host's, or nothing in it. */
  async contentOf(id: string, hostId: UserId): Promise<GameContent> {
    const set = await this.find(id, hostId);
    return contentIn(set, await this.drawnOf(set, hostId));
  }

  /** All that a set asks in its own order, as many questions as a game may have; refused as `contentOf`. */
  async wholeOf(id: string, hostId: UserId): Promise<GameContent> {
    const set = { ...(await this.find(id, hostId)), questionsPerGame: limits.questionsPerGame.max };
    const places = new Map(set.selectedQuestions.map((questionId, place) => [questionId, place]));
    const placeOf = (questionId: string): number => places.get(questionId) ?? 0;
    const drawn = await this.drawnOf(set, hostId);
    return contentIn(
      set,
      [...drawn].sort((a, b) => placeOf(a.id) - placeOf(b.id)),
    );
  }

  private async find(id: string, hostId: UserId): Promise<SavedSetInFull> {
    const set = await this.sets.find(id, { userId: hostId, guestSessionId: null });
    if (set === null) throw notFound('Trivia set');
    return set;
  }

  private drawnOf(set: SavedSetInFull, hostId: UserId): Promise<StoredQuestion[]> {
    return this.questions.drawAmong({
      ids: set.selectedQuestions,
      // a co-author's game asks what the owner's would
      userId: set.createdBy ?? hostId,
      count: drawnIn(set),
      room: { hostId },
    });
  }
}

const contentIn = (set: SavedSetInFull, drawn: readonly StoredQuestion[]): GameContent => {
  const content = gameOf(set, drawn);
  if (content === null) throw invalid('Add at least one question to this set before you launch it.');
  return content;
};
