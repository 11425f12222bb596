import { type Line, noQuestion, readLines, readMarked } from './lines.js';
import type { SeedChoice } from './questions.types.js';

/**
 * Reads questions written one to a line: `id | E, M or H | question | option | *right option | option | option`. `timeLimit` is
 * in whole seconds. Throws on the first line that is no such question.
 */
export const readBank = (category: string, text: string, timeLimit: number | null = null): SeedChoice[] =>
  readLines(text).map((line) => ({ ...readLine(line), category, timeLimit }));

const readLine = ({
  id,
  question,
  difficulty,
  cells,
  text,
}: Line): Omit<SeedChoice, 'category' | 'timeLimit'> => {
  const { options, right } = readMarked(cells);
  const [a, b, c, d] = options;
  const [answer] = right;
  if (!isPlace(answer) || right.length > 1 || options.length !== 4 || !a || !b || !c || !d)
    throw noQuestion(text);
  return { id, question, options: [a, b, c, d], answer, difficulty };
};

const isPlace = (index: number | undefined): index is SeedChoice['answer'] =>
  index !== undefined && index < 4;
