import {
  type Difficulty,
  type GameQuestion,
  type GhostsOf,
  isVoided,
  openedCount,
  type PlayableGame,
  questionAsCounted,
  UserId,
  unnamedSolo,
} from '@clockbeat/domain';
import { GameReadModel, QuestionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bankQuestion } from '../../content/game-content.js';
import { userOf } from '../../http/current-user.decorator.js';
import { HttpProblem, invalid, notSignedIn } from '../../http/http-problem.js';
import { isOpenCategory } from '../../questions/open-categories.js';
import { againstEvening } from '../against/evenings.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { KeptBack } from '../kept-back.js';
import { QuestionChooser } from '../question-chooser.js';
import { SeatProofs } from '../seat-proofs.js';
import type { CreateSoloGameDto } from './solo-game.dto.js';

/** What a solo game asks, and what it is called. */
export interface SoloContent {
  readonly title: string;
  readonly questions: GameQuestion[];
  /** The evening that it is played against. */
  readonly against?: { readonly evening: PlayableGame; readonly ghostsOf: GhostsOf };
}

type Choice = Pick<CreateSoloGameDto, 'difficulty' | 'kinds' | 'count'>;

const drawnByDefault = 5;
/** Routes of the bank that are not the names of their categories. */
const namesOfRoutes: Readonly<Record<string, string>> = { general: 'General Knowledge', pop: 'Pop Culture' };
const wholeBank = 'solo';

/**
 * The questions of a solo game, from one of three places; a visitor without an account has the open categories only. A solo
 * game tells the key of each question: so none of the bank's is asked here while a host's game that runs has it (docs/abuse.md).
 */
@Injectable()
export class SoloQuestions {
  constructor(
    private readonly questions: QuestionStore,
    private readonly games: GameReadModel,
    private readonly chooser: QuestionChooser,
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly keptBack: KeptBack,
  ) {}

  async choose(body: CreateSoloGameDto, request: Request): Promise<SoloContent> {
    const { questionIds, category, fromGameId } = body;
    const sources = [questionIds, category, fromGameId].filter(
      (source) => source !== undefined && source !== null,
    );
    if (sources.length !== 1) throw invalid('Name exactly one of questionIds, category and fromGameId.');
    if (body.ghosts) return this.against(fromGameId ?? '', body, request);
    if (questionIds) return this.picked(questionIds, request);
    return category ? this.drawn(category, body, request) : this.played(fromGameId ?? '', body, request);
  }

  private async picked(ids: readonly string[], request: Request): Promise<SoloContent> {
    const user = userOf(request);
    const bodies = ids.map((id) => ({ id }));
    const questions = await this.chooser.choose(bodies, user && UserId(user.id), null);
    if (user === null && !questions.every(({ category }) => isOpenCategory(category))) throw notSignedIn();
    const inPlay = new Set(await this.games.questionsInPlay());
    if (questions.some(({ id, source }) => source === 'bank' && id !== null && inPlay.has(id)))
      throw inPlayNow();
    return { title: unnamedSolo, questions };
  }

  private async drawn(asked: string, choice: Choice, request: Request): Promise<SoloContent> {
    const key = asked.toLowerCase();
    const category = key === wholeBank ? undefined : (namesOfRoutes[key] ?? asked);
    const user = userOf(request);
    if (user === null && !isOpenCategory(category ?? '')) throw notSignedIn();
    const { difficulty, kinds, count } = choice;
    const exclude = await this.games.questionsInPlay();
    const drawn = await this.questions.draw({
      category,
      difficulty,
      kinds,
      count: count ?? drawnByDefault,
      exclude,
      room: user && { playerId: UserId(user.id) },
    });
    const questions = drawn.map((question) => bankQuestion(question, null));
    return {
      title: category === undefined ? unnamedSolo : (questions[0]?.category ?? asked),
      questions: enough(questions, choice),
    };
  }

  /**
   * The questions of a game as its host corrected them. Who sat in a host's game has seen the keys of those that were asked: the
   * others may still be, in a game that goes on from it or in the next attempt.
   */
  private async played(gameId: string, choice: Choice, request: Request): Promise<SoloContent> {
    const game = await this.mine(gameId, request);
    const isHosts = isOwner(game, userOf(request));
    const seen = isHosts || game.hostId === null ? game.content.questions.length : openedCount(game);
    const questions = game.content.questions
      .slice(0, seen)
      .flatMap((_, index) => (isVoided(game, index) ? [] : [questionAsCounted(game, index)]));
    return {
      title: game.content.title,
      questions: enough(ofDifficulty(questions, choice.difficulty), choice),
    };
  }

  /** All that was asked that evening: ghosts have no answer to anything else. */
  private async against(
    gameId: string,
    { difficulty, count, timePerQuestion }: CreateSoloGameDto,
    request: Request,
  ): Promise<SoloContent> {
    const others = [difficulty, count, timePerQuestion].filter((one) => one !== undefined && one !== null);
    if (gameId === '' || others.length > 0)
      throw invalid('ghosts go with fromGameId, and with nothing else.');
    const evening = await this.mine(gameId, request);
    const { content, ghostsOf } = againstEvening(evening);
    return { title: content.title, questions: content.questions, against: { evening, ghostsOf } };
  }

  /** A finished game that the caller hosted or played in. */
  private async mine(gameId: string, request: Request): Promise<PlayableGame> {
    const game = await this.desk.find(gameId);
    if (!isOwner(game, userOf(request)) && (await this.seats.seatOf(game, request)) === null)
      throw this.seats.refusalOf(request);
    // While it runs its answers are a secret.
    if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    await this.keptBack.check(game);
    return game;
  }
}

const inPlayNow = (): HttpProblem =>
  new HttpProblem(
    'conflict',
    'Some of these questions are being played in a game right now. Please choose others, or try again later.',
  );

const ofDifficulty = (questions: GameQuestion[], difficulty: Difficulty | undefined): GameQuestion[] =>
  difficulty === undefined ? questions : questions.filter((question) => question.difficulty === difficulty);

/** As many as were asked for: fewer would be another game than the one that was chosen. */
const enough = (questions: GameQuestion[], { difficulty, count }: Choice): GameQuestion[] => {
  const kind = difficulty === undefined ? '' : `${difficulty} `;
  if (questions.length === 0) throw new HttpProblem('not_found', `There are no ${kind}questions here.`);
  if (count !== undefined && count !== null && questions.length < count)
    throw invalid(`There are only ${questions.length} ${kind}questions here. Please choose fewer.`);
  return questions.slice(0, count ?? questions.length);
};
