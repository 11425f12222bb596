import type { SeedQuestion } from './questions.types.js';

const difficulties = { E: 'Easy', M: 'Medium', H: 'Hard' } as const;

/**
 * Reads questions written one to a line, so that a person can look through a whole bank:
 * `id | E, M or H | question | option | *right option | option | option`. Empty lines are for the eye.
 * `timeLimit` is in whole seconds. Throws on the first line that is no such question.
 */
export const readBank = (category: string, text: string, timeLimit: number | null = null): SeedQuestion[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ ...readLine(line), category, timeLimit }));

const readLine = (line: string): Omit<SeedQuestion, 'category' | 'timeLimit'> => {
  const [id = '', level = '', question = '', ...marked] = line.split('|').map((cell) => cell.trim());
  const [a, b, c, d] = marked.map((option) => option.replace(/^\*/, ''));
  const right = marked.flatMap((option, index) => (option.startsWith('*') ? [index] : []));
  const [answer] = right;
  if (!isLevel(level) || !isPlace(answer) || right.length > 1 || marked.length !== 4 || !a || !b || !c || !d)
    throw new Error(`Not a question: ${line}`);
  return { id, question, options: [a, b, c, d], answer, difficulty: difficulties[level] };
};

const isPlace = (index: number | undefined): index is SeedQuestion['answer'] =>
  index !== undefined && index < 4;

const isLevel = (level: string): level is keyof typeof difficulties => Object.hasOwn(difficulties, level);
