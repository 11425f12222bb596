import { type PlayableGame, type UserId, usualPoints } from '@clockbeat/domain';
import { QuestionStore, Quotas, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { bankQuestion, contentOf } from '../../content/game-content.js';
import { HttpProblem, invalid } from '../../http/http-problem.js';
import { GameDesk } from '../game-desk.js';
import { GameMaker } from '../game-maker.js';
import { checkPlayers, rulesOf } from '../game-rules.js';
import { askedAgain, playedAs } from '../played-again.js';
import type { QuickGameDto } from './quick-game.dto.js';

const drawnByDefault = 10;
const untitled = 'Trivia Game';

/** A host's games that need no choosing question by question: drawn by lot, or one that was played before. */
@Injectable()
export class QuickGames {
  constructor(
    private readonly questions: QuestionStore,
    private readonly teams: TeamStore,
    private readonly quotas: Quotas,
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly environment: Environment,
  ) {}

  async make(body: QuickGameDto, hostId: UserId): Promise<PlayableGame> {
    const { fromGameId, category, difficulty, kinds, count, rules } = body;
    if (!fromGameId) return this.drawn(body, hostId);
    if (category || difficulty || kinds || count || rules)
      throw invalid('A game that is played again has the questions and rules that it had: name no others.');
    return this.again(fromGameId, body.title, hostId);
  }

  /** Fewer than were asked for would be another game than the one that was chosen. */
  private async drawn(body: QuickGameDto, hostId: UserId): Promise<PlayableGame> {
    const { category, difficulty, kinds, count = drawnByDefault } = body;
    const drawn = await this.questions.draw({ category, difficulty, kinds, count, room: { hostId } });
    if (drawn.length === 0) throw new HttpProblem('not_found', 'The bank has no such questions.');
    if (drawn.length < count)
      throw invalid(`The bank has only ${drawn.length} such questions. Please choose fewer.`);
    const rules = rulesOf(body.rules, this.environment);
    checkPlayers(rules, await this.quotas.most(hostId, 'playersPerGame'));
    const questions = drawn.map((stored) => bankQuestion(stored, null, {}, usualPoints[rules.scoring]));
    const title = body.title || (category && questions[0]?.category) || untitled;
    const content = contentOf({ title, questions: [] }, questions, title);
    return this.maker.make({ hostId, content, rules });
  }

  /** The same game once more, as its host corrected it. A team that is no more is left out. */
  private async again(gameId: string, title: string | undefined, hostId: UserId): Promise<PlayableGame> {
    const game = await this.desk.find(gameId);
    if (game.hostId !== hostId) throw new HttpProblem('not_host');
    const content = askedAgain(game);
    const team = game.teamId === null ? null : await this.teams.find(game.teamId);
    return this.maker.make({
      hostId,
      team: team?.ownerId === hostId ? team : null,
      content: { ...content, title: title || content.title },
      ...playedAs(game),
    });
  }
}
