import { choicesFor, type OpenQuestionView, type SentAnswer } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';

/** What the questions of a night call their cities by (support/live/quiz.ts). */
const nameOf = ({ question }: OpenQuestionView): string => question.replace(/-\w+-text\?$/, '');

const some = (indexes: readonly number[], random: Random): number[] => {
  const ticked = indexes.filter(() => random.chance(0.5));
  return ticked.length > 0 ? ticked : indexes.slice(0, 1);
};

/** An answer to an open question as somebody gives it who may know, or be near, or have no idea. */
export const guess = (asked: OpenQuestionView, random: Random): SentAnswer => {
  const indexes = [...asked.options.keys()];
  switch (asked.kind) {
    case 'multi':
      return { kind: 'multi', choices: some(indexes, random) };
    case 'typed':
      return {
        kind: 'typed',
        text: `${nameOf(asked)} ${random.of(['Vilnius', 'wilna', 'vilnus', 'Vilna Gaon', 'Riga'])}`,
      };
    case 'number':
      return { kind: 'number', value: random.of([330, 331, 345.5, 300, 0, -7]) };
    case 'order':
      return { kind: 'order', order: random.shuffled(indexes) };
    case 'cloud':
      return {
        kind: 'cloud',
        entries: random.shuffled(['joy', 'sun', 'Joyful', 'rain']).slice(0, random.whole(1, 3)),
      };
    default:
      return random.of(choicesFor(asked.options));
  }
};
