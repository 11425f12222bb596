import type { QuestionMedia } from '@clockbeat/domain';
import { type Line, noQuestion, readLines, readMarked } from './lines.js';
import type { SeedChoice, SeedPicture } from './questions.types.js';

/**
 * Reads questions written one to a line: `id | E, M or H | question | option | *right option | option | option`. `timeLimit` is
 * in whole seconds. Throws on the first line that is no such question.
 */
export const readBank = (category: string, text: string, timeLimit: number | null = null): SeedChoice[] =>
  readLines(text).map((line) => ({ ...readLine(line), category, timeLimit }));

/** Who made what the pictures were drawn from, and what they allow. */
type Credit = Required<Pick<QuestionMedia, 'credit' | 'source' | 'licence'>>;

/**
 * The same of questions about pictures; behind the options of each stand what there is to see, the hash of its file, and its size
 * in bytes and in pixels.
 */
export const readPictures = (category: string, credit: Credit, text: string): SeedPicture[] =>
  readLines(text).map((line) => {
    const [alt = '', hash = '', ...sizes] = line.cells.slice(4);
    const [bytes = 0, width = 0, height = 0] = sizes.map(Number);
    if (alt === '' || !/^[0-9a-f]{64}$/.test(hash) || !(bytes * width * height > 0))
      throw noQuestion(line.text);
    const choice = readLine({ ...line, cells: line.cells.slice(0, 4) });
    const media: QuestionMedia = { hash, alt, ...credit, type: 'image/webp', bytes, width, height };
    return { ...choice, category, timeLimit: null, media };
  });

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
