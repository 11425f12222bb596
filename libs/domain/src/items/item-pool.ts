import type { AnswersByQuestion } from '../answers.js';
import type { Choice } from '../contract/game-state.js';
import type { AnalysedQuestion, ItemAnalysis } from '../contract/items.js';
import { questionAsCounted } from '../corrections.js';
import type { FinishedGame } from '../game.js';
import { type GameQuestion, optionsShown, rightAnswer } from '../questions.js';
import { analyseItems, type ItemFigures } from './analyse.js';
import { type Arrivals, addGame, analysedQuestions, optionCount } from './game-responses.js';
import { ResponsesBuilder } from './responses.js';

/** The same for questions that ask the same: one with another key, or other options, is another one. */
const identityOf = (question: GameQuestion): string =>
  JSON.stringify([question.kind, question.question, optionsShown(question), rightAnswer(question)]);

/** Questions of many games, analysed together. */
export class ItemPool {
  private readonly builder = new ResponsesBuilder();
  private readonly numbers = new Map<string, number>();
  private readonly asked: { readonly question: GameQuestion; games: number }[] = [];
  private games = 0;

  /** Adds a game, step by step; no other one meanwhile. `answers`: as they count, with the corrections that stand. */
  *add(game: FinishedGame, answers: AnswersByQuestion, arrivals: Arrivals): Generator<void, void> {
    const numbers = new Map(
      analysedQuestions(game).map((index) => [index, this.numberOf(questionAsCounted(game, index))]),
    );
    yield* addGame(this.builder, this.games, game, answers, arrivals, numbers);
    this.games += 1;
  }

  /** All figures, step by step. */
  *analyse(): Generator<void, Omit<ItemAnalysis, 'gamesInScope'>> {
    const { answers } = this.builder;
    const responses = this.builder.build(this.asked.length);
    yield;
    const options = this.asked.map(({ question }) => optionCount(question));
    const figures = yield* analyseItems(responses, options);
    const questions = figures.flatMap((of, number) => this.told(number, of));
    questions.sort((a, b) => b.answers - a.answers || (a.question < b.question ? -1 : 1));
    return { games: this.games, answers, questions };
  }

  private numberOf(question: GameQuestion): number {
    const identity = identityOf(question);
    const number = this.numbers.get(identity) ?? this.numbers.size;
    this.numbers.set(identity, number);
    const asked = this.asked[number];
    if (asked) asked.games += 1;
    else this.asked.push({ question, games: 1 });
    return number;
  }

  private told(number: number, { options, ...figures }: ItemFigures): AnalysedQuestion[] {
    const asked = this.asked[number];
    if (!asked) return [];
    const { question, games } = asked;
    const texts = optionsShown(question);
    return [
      {
        question: question.question,
        kind: question.kind,
        category: question.category,
        difficulty: question.difficulty,
        answer: question.kind === 'single' ? (question.answer as Choice) : null,
        games,
        ...figures,
        options: options.map((of, choice) => ({ option: texts[choice] ?? '', ...of })),
      },
    ];
  }
}
