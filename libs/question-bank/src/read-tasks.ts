import type { Task } from '@clockbeat/domain';
import { noQuestion, readLines, readMarked } from './lines.js';
import type { SeedKind, SeedTask } from './questions.types.js';

/** Seconds that a question of a kind needs: there is more to do than to press one of four buttons. */
const seconds = { number: 20, order: 30, multi: 20 } as const;

/** A number; NaN of a cell that is empty or not there. */
const numberIn = (cell = ''): number => (cell === '' ? Number.NaN : Number(cell));

const readers: { readonly [K in SeedKind]: (cells: readonly string[]) => Task<K> | null } = {
  number: (cells) => {
    const [value, band, from, to] = [cells[0], cells[2], cells[3], cells[4]].map(numberIn) as [
      number,
      number,
      number,
      number,
    ];
    if (cells.length !== 5 || [value, band, from, to].some(Number.isNaN)) return null;
    return { kind: 'number', value, unit: cells[1] ?? '', band, range: { from, to } };
  },
  order: (items) => (items.length < 3 || items.includes('') ? null : { kind: 'order', items }),
  multi: (cells) => {
    const { options, right } = readMarked(cells);
    if (options.length < 3 || options.includes('') || right.length < 2 || right.length >= options.length)
      return null;
    return { kind: 'multi', options, right, exactOnly: false };
  },
};

const textsOf = (task: SeedTask['task']): readonly string[] => {
  if (task.kind === 'number') return [];
  return task.kind === 'order' ? task.items : task.options;
};

/**
 * Reads questions of a kind written one to a line, `id | E, M or H | question | …`: of `number` the value, its unit (or nothing),
 * how far off still earns a share, and from where to where it is looked for; of `order` the items in their right order; of
 * `multi` the options, right ones with a star. Throws on the first line that is no such question.
 */
export const readTasks = <K extends SeedKind>(category: string, kind: K, text: string): SeedTask<K>[] =>
  readLines(text).map(({ id, question, difficulty, cells, text: line }) => {
    const task: Task<K> | null = readers[kind](cells);
    if (task === null) throw noQuestion(line);
    return {
      id,
      question,
      category,
      difficulty,
      timeLimit: seconds[kind],
      options: textsOf(task as SeedTask['task']),
      answer: null,
      task,
    };
  });
