import { type Figure, itemFloors, type ModelFigures } from '../contract/items.js';
import { byteAt, indexAt } from './arrays.js';
import { type ClassicalFigures, classicalFigures } from './classical.js';
import { type Estimate, type Fit, fit, type QuestionParameters } from './fit.js';
import { rasch, twoParameter } from './latent.js';
import { type Columns, columnsOf, entriesAtOnce, onlyQuestions, type Responses } from './responses.js';

/** All that the answers say of a question. */
export interface ItemFigures extends ClassicalFigures {
  /** The same discrimination for all questions. */
  readonly rasch: ModelFigures;
  readonly twoParameter: ModelFigures;
}

/** Questions that one model is fitted to at most, those of most answers: its standard errors need a matrix of their square. */
const questionsAtMost = 200;

/** Fewer questions than parameters of one say nothing of a model. */
const fewestQuestions = 3;

/**
 * The figures of every question, one step after the other: `yield` is where whoever asks may let others go on. `options`: how
 * many each question has to choose one from; 0: it asks for something else.
 */
export function* analyseItems(
  responses: Responses,
  options: readonly number[],
): Generator<void, ItemFigures[]> {
  const columns = yield* columnsOf(responses);
  const classical = yield* classicalFigures(responses, columns, options);
  const raschFits = yield* fitted(responses, columns, itemFloors.rasch, rasch);
  const fits = yield* fitted(responses, columns, itemFloors.twoParameter, twoParameter);
  return classical.map((figures, question) => ({
    ...figures,
    rasch: modelFigures(figures.answers, itemFloors.rasch, raschFits.get(question)),
    twoParameter: modelFigures(figures.answers, itemFloors.twoParameter, fits.get(question)),
  }));
}

/** The parameters of each question that has enough answers, right ones and wrong ones among them. */
function* fitted(
  responses: Responses,
  columns: Columns,
  floor: number,
  model: typeof rasch,
): Generator<void, Map<number, QuestionParameters>> {
  const candidates: { question: number; answers: number; isMixed: boolean }[] = [];
  for (let question = 0; question < responses.questions; question += 1) {
    const [from, to] = [indexAt(columns.starts, question), indexAt(columns.starts, question + 1)];
    let known = 0;
    for (let place = from; place < to; place += 1) {
      known += byteAt(responses.right, indexAt(columns.entries, place));
      if (place % entriesAtOnce === 0) yield;
    }
    candidates.push({ question, answers: to - from, isMixed: known > 0 && known < to - from });
  }
  const kept = candidates
    .filter(({ answers, isMixed }) => answers >= floor && isMixed)
    .sort((a, b) => b.answers - a.answers || a.question - b.question)
    .slice(0, questionsAtMost)
    .map(({ question }) => question);
  if (kept.length < fewestQuestions) return new Map();
  const found: Fit | null = yield* fit(yield* onlyQuestions(responses, kept), model(kept.length));
  return new Map(found?.questions.map((parameters, nth) => [kept[nth] as number, parameters]));
}

const modelFigures = (
  answers: number,
  needed: number,
  parameters: QuestionParameters | undefined,
): ModelFigures => {
  const figure = (estimate: Estimate | undefined): Figure => {
    if (answers < needed) return { is: 'tooFew', answers, needed };
    return estimate && Number.isFinite(estimate.value) && Number.isFinite(estimate.standardError)
      ? { is: 'told', ...estimate }
      : { is: 'undetermined' };
  };
  return { discrimination: figure(parameters?.discrimination), difficulty: figure(parameters?.difficulty) };
};
