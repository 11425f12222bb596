import { choicesFor, type OpenQuestionView, type SentAnswer } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';

/** What the questions of a night call their cities by (support/live/quiz.ts). */
const nameOf = ({ question }: OpenQuestionView): string => question.replace(/-\w+-text\?$/, '');

const some = (indexes: readonly number[], random: Random): number[] => {
  const ticked = indexes.filter(() => random.chance(0.5));
  return ticked.length > 0 ? ticked : indexes.slice(0, 1);
};

/** What is typed, or said of a cloud, in the nights: some of it right, some nearly, some not at all. */
export const wordsFor = (asked: OpenQuestionView): readonly string[] => {
  if (asked.kind === 'typed')
    return ['Vilnius', 'wilna', 'vilnus', 'Vilna Gaon', 'Riga'].map((city) => `${nameOf(asked)} ${city}`);
  return asked.kind === 'cloud' ? ['joy', 'sun', 'Joyful', 'rain'] : [];
};

/** An answer to an open question as somebody gives it who may know, or be near, or have no idea. */
export const guess = (asked: OpenQuestionView, random: Random): SentAnswer => {
  const indexes = [...asked.options.keys()];
  switch (asked.kind) {
    case 'multi':
      return { kind: 'multi', choices: some(indexes, random) };
    case 'typed':
      return { kind: 'typed', text: random.of(wordsFor(asked)) };
    case 'number':
      return { kind: 'number', value: random.of([330, 331, 345.5, 300, 0, -7]) };
    case 'order':
      return { kind: 'order', order: random.shuffled(indexes) };
    case 'cloud':
      return {
        kind: 'cloud',
        entries: random.shuffled(wordsFor(asked)).slice(0, random.whole(1, 3)),
      };
    default:
      return random.of(choicesFor(asked.options));
  }
};
