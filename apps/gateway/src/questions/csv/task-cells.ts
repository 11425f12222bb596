import { isChoice, letters, type OtherTask, readNumber, type TaskDraft } from '@clockbeat/domain';
import type { Column } from './other-names.js';

/** What a row says of a question of another kind than one right option (docs/protocol.md, "Questions"). */

type Field = (column: Column) => string;

/** Texts of one cell stand behind each other with a bar between them; a bar of their own has a backslash before it. */
const bar = '|';
const split = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^|\\])+/gs) ?? [])
    .map((text) => text.replace(/\\(.)/gs, '$1').trim())
    .filter((text) => text !== '');
const joined = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(` ${bar} `);

/** As a program writes it (1e21), or as readers of the language do (1,000.5). */
const numberIn = (cell: string, language: string): unknown => {
  if (cell === '') return undefined;
  const plain = Number(cell);
  return Number.isFinite(plain) ? plain : (readNumber(cell, language) ?? cell);
};

const rangeIn = (cell: string, language: string): TaskDraft['range'] => {
  if (cell === '') return undefined;
  const [from = '', to = ''] = cell.split('..').map((end) => end.trim());
  return { from: numberIn(from, language), to: numberIn(to, language) };
};

/** `A, C` and `AC` are the same. */
const lettersIn = (cell: string): unknown[] =>
  [...cell.replace(/[\s,;|]/g, '')].map((letter) => {
    const index = (letters as readonly string[]).indexOf(letter.toUpperCase());
    return isChoice(index) ? index : letter;
  });

const isYes = (cell: string): boolean => /^(yes|y|true|x|1|oui|ja)$/i.test(cell);

/** The parts of a question of this kind, as far as the row has them; nothing of what one right option needs. Numbers are written as in `language`. */
export const taskInCells = (
  kind: string | undefined,
  field: Field,
  options: readonly unknown[],
  language: string,
): TaskDraft => {
  switch (kind) {
    case 'multi':
      return { right: lettersIn(field('Correct Answer')), exactOnly: isYes(field('Exact Only')) };
    case 'typed':
      return { accepted: split(field('Correct Answer')), refused: split(field('Not These')) };
    case 'number':
      return {
        value: numberIn(field('Correct Answer'), language),
        unit: field('Unit'),
        band: numberIn(field('Within'), language) ?? 0,
        range: rangeIn(field('Range'), language),
      };
    case 'order':
      return { items: options };
    default:
      return {};
  }
};

/** The cell of the right answer, and those of `csvTaskColumns` behind the options. */
interface TaskCells {
  readonly answer: string;
  readonly more: readonly string[];
}

/** What is written of a task, so that it is read back as the same. */
export const cellsOf = (task: OtherTask | null): TaskCells => {
  switch (task?.kind) {
    case 'multi':
      return {
        answer: task.right.map((choice) => letters[choice as 0]).join(', '),
        more: [task.exactOnly ? 'yes' : '', '', '', '', ''],
      };
    case 'typed':
      return { answer: joined(task.accepted), more: ['', joined(task.refused), '', '', ''] };
    case 'number': {
      const { value, unit, band, range } = task;
      const between = range ? `${range.from}..${range.to}` : '';
      return { answer: String(value), more: ['', '', unit, band === 0 ? '' : String(band), between] };
    }
    default:
      return { answer: '', more: ['', '', '', '', ''] };
  }
};
