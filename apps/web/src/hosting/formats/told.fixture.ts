import type { Asked, FormatRead } from './read-format.js';

/**
 * What was read of a file, a line for each question and each problem, by their places: `1: Which? | one | *two` for options, the
 * right ones with a star; `= one` for what may be typed; `# 5 ± 1` for a number; `7: unknownLetter`.
 */
export const told = ({ questions, problems }: Pick<FormatRead, 'questions' | 'problems'>): string[] => [
  ...questions.map(({ place, text, asked }) =>
    [`${place}: ${text}`, ...toldOf(asked)].join(' | ').replaceAll('\n', ' / '),
  ),
  ...problems.map(({ place, code }) => `${place}: ${code}`),
];

const toldOf = (asked: Asked): string[] => {
  switch (asked.kind) {
    case 'options':
      return asked.options.map((option, index) => (asked.right.includes(index) ? `*${option}` : option));
    case 'typed':
      return asked.accepted.map((text) => `= ${text}`);
    case 'number':
      return [`# ${asked.value} ± ${asked.within}`];
  }
};
