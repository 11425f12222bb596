import type { PlayableGame, UserId } from '@clockbeat/domain';
import { QuestionStore, SavedSetStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { GameMaker } from '../games/game-maker.js';
import { invalid, notFound } from '../http/http-problem.js';
import { Chance } from './chance.js';
import { gameOf } from './set-game.js';

/** Makes games of saved sets; each keeps its own copies of the questions. */
@Injectable()
export class SetLauncher {
  constructor(
    private readonly sets: SavedSetStore,
    private readonly questions: QuestionStore,
    private readonly maker: GameMaker,
    private readonly chance: Chance,
  ) {}

  /** A new game at every call. The set is ready from then on. */
  async launch(id: string, hostId: UserId): Promise<PlayableGame> {
    const set = await this.sets.find(id, { userId: hostId, guestSessionId: null });
    if (set === null) throw notFound('Trivia set');
    const stored = await this.questions.byIds(set.selectedQuestions, hostId);
    const pool = set.selectedQuestions.flatMap((questionId) => stored.get(questionId) ?? []);
    const content = gameOf(set, pool, this.chance);
    if (content === null) throw invalid('Add at least one question to this set before you launch it.');
    const game = await this.maker.make({ hostId, content });
    await this.sets.launched(id);
    return game;
  }
}
