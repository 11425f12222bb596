import { type AnalysedQuestion, type Figure, letters } from '@clockbeat/domain';
import type { Cell } from '../../spreadsheet/spreadsheet.js';

/** Figures of a question, each with its standard error behind it. */
const figures: Readonly<Record<string, (question: AnalysedQuestion) => Figure>> = {
  share: ({ share }) => share,
  discrimination: ({ discrimination }) => discrimination,
  with_total: ({ withTotal }) => withTotal,
  upper_lower: ({ upperLower }) => upperLower,
  rasch_discrimination: ({ rasch }) => rasch.discrimination,
  rasch_difficulty: ({ rasch }) => rasch.difficulty,
  two_parameter_discrimination: ({ twoParameter }) => twoParameter.discrimination,
  two_parameter_difficulty: ({ twoParameter }) => twoParameter.difficulty,
};

/** Empty where there is no figure, be it for want of answers or of anything to reckon with. */
const cells = (figure: Figure | undefined): Cell[] =>
  figure?.is === 'told' ? [figure.value, figure.standardError] : [null, null];

const ofOption = (letter: string): string[] =>
  ['', '_share', '_share_se', '_discrimination', '_discrimination_se'].map(
    (what) => `option_${letter.toLowerCase()}${what}`,
  );

export const itemColumns: string[] = [
  ...['question', 'kind', 'category', 'called', 'right_option', 'games', 'answers'],
  ...Object.keys(figures).flatMap((name) => [name, `${name}_se`]),
  ...letters.flatMap(ofOption),
];

/** A row a question. */
export const itemRow = (question: AnalysedQuestion): Cell[] => [
  ...[question.question, question.kind, question.category, question.difficulty],
  ...[question.answer === null ? null : (letters[question.answer] ?? null), question.games, question.answers],
  ...Object.values(figures).flatMap((of) => cells(of(question))),
  ...letters.flatMap((_, choice) => {
    const option = question.options[choice];
    return [option?.option ?? null, ...cells(option?.share), ...cells(option?.discrimination)];
  }),
];
