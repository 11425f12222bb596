import {
  type AnswerGroup,
  type Choice,
  choicesFor,
  type GivenAnswer,
  intlTag,
  letters,
  type OpenQuestionView,
  type OptionCounts,
  type QuestionKind,
  type SentAnswer,
} from '@clockbeat/domain/contract';
import { useLanguage } from '../../texts/language-context.js';
import { useRoomTexts } from '../../texts/room-texts.js';

/** What one needs to know of a question to say an answer to it. */
export type Asked = Pick<OpenQuestionView, 'kind' | 'options' | 'unit' | 'range' | 'language'> & {
  exactOnly?: boolean;
};

/** What was right, and how the answers fell: at a close as in results. */
export interface Fallen {
  correctAnswer: Choice | null;
  correctAnswerText: string;
  key?: GivenAnswer;
  band?: number;
  counts: OptionCounts;
  noAnswer: number;
  groups?: AnswerGroup[];
  others?: number;
}

export const kindIn = ({ kind = 'single' }: Pick<Asked, 'kind'>): QuestionKind => kind;

/** Whether its answers are options, each with a letter. */
export const hasOptions = (asked: Pick<Asked, 'kind'>): boolean =>
  ['single', 'multi', 'poll'].includes(kindIn(asked));

/** Whether there is something to be right about. */
export const isJudged = (asked: Pick<Asked, 'kind'>): boolean => !['poll', 'cloud'].includes(kindIn(asked));

/** The options that are right. */
export const rightChoices = (
  answer: Choice | null | undefined,
  key: GivenAnswer | undefined,
): readonly number[] => {
  if (key?.kind === 'multi') return key.choices;
  return answer == null ? [] : [answer];
};

/** The options that an answer has chosen. */
export const chosenIn = (answer: SentAnswer | null): readonly number[] => {
  if (typeof answer === 'number') return [answer];
  return answer?.kind === 'multi' ? [...answer.choices].sort((a, b) => a - b) : [];
};

/** The option that most have chosen; null where nobody has, or several are level. */
export const mostChosen = ({ options }: Pick<Asked, 'options'>, counts: OptionCounts): Choice | null => {
  const most = Math.max(0, ...counts);
  const first = choicesFor(options).filter((choice) => counts[choice] === most);
  return most > 0 && first.length === 1 ? (first[0] ?? null) : null;
};

type NumberText = (value: number) => string;

/** Numbers as their language writes them: years stay as they are, and what has no end stays short. */
const numberText = (language: string): NumberText => {
  const plain = new Intl.NumberFormat(intlTag(language), {
    useGrouping: 'min2',
    maximumSignificantDigits: 12,
  });
  const short = new Intl.NumberFormat(intlTag(language), {
    notation: 'scientific',
    maximumSignificantDigits: 4,
  });
  return (value) => {
    const size = Math.abs(value);
    return size >= 1e12 || (size > 0 && size < 1e-6) ? short.format(value) : plain.format(value);
  };
};

/** A list of players asks for them in each line. */
const made = new Map<string, NumberText>();
const numberTextIn = (language: string): NumberText => {
  const textOf = made.get(language) ?? numberText(intlTag(language));
  made.set(language, textOf);
  return textOf;
};

export interface AnswerWords {
  /** In full: the texts of what was chosen. */
  full: (asked: Asked, answer: SentAnswer) => string;
  /** As short as one may say it where the question stands beside: options by their letters, items by their numbers. */
  short: (asked: Asked, answer: SentAnswer) => string;
  /** A number with what it is counted in. */
  number: (asked: Pick<Asked, 'unit'>, value: number) => string;
}

/** What a question asks for; nothing where it is one of its options, as ever. */
export const useAskedFor = (asked: Asked): string | null => {
  const room = useRoomTexts();
  const { number } = useAnswerWords();
  const { unit, range } = asked;
  switch (kindIn(asked)) {
    case 'single':
      return null;
    case 'multi':
      return room(asked.exactOnly ? 'kinds.multiExact' : 'kinds.multi');
    case 'typed':
      return room('kinds.typed');
    case 'number': {
      if (!range) return unit ? room('kinds.numberIn', { unit }) : room('kinds.number');
      const ends = { from: number({}, range.from), to: number({}, range.to) };
      return unit ? room('kinds.numberInFrom', { unit, ...ends }) : room('kinds.numberFrom', ends);
    }
    case 'order':
      return room('kinds.order');
    case 'poll':
      return room('kinds.poll');
    case 'cloud':
      return room('kinds.cloud');
  }
};

/** Answers of every kind in words. */
export const useAnswerWords = (): AnswerWords => {
  const { language } = useLanguage();
  const textOf = numberTextIn(language);
  const number = ({ unit }: Pick<Asked, 'unit'>, value: number): string =>
    unit ? `${textOf(value)}\u00a0${unit}` : textOf(value);
  const full = (asked: Asked, answer: SentAnswer): string => {
    const { options } = asked;
    if (typeof answer === 'number') return options[answer] ?? '';
    switch (answer.kind) {
      case 'multi':
        return chosenIn(answer)
          .map((choice) => options[choice] ?? '')
          .join(', ');
      case 'order':
        return answer.order.map((index) => options[index] ?? '').join(', ');
      case 'typed':
        return answer.text;
      case 'number':
        return number(asked, answer.value);
      case 'cloud':
        // those who may not read what its host took off the wall are told that there was something
        return answer.entries.join(', ') || '…';
    }
  };
  const short = (asked: Asked, answer: SentAnswer): string => {
    if (typeof answer === 'number') return letters[answer];
    if (answer.kind === 'multi')
      return chosenIn(answer)
        .map((choice) => letters[choice as Choice])
        .join('\u2009');
    if (answer.kind === 'order') return answer.order.map((index) => index + 1).join(' ');
    return full(asked, answer);
  };
  return { full, short, number };
};
