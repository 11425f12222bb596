import {
  type GIFTQuestion,
  type MultipleChoice,
  type Numerical,
  type NumericalChoice,
  type NumericalFormat,
  parse,
  type ShortAnswer,
  type TextChoice,
  type TextFormat,
  type TrueFalse,
} from 'gift-pegjs';
import { arrowMark, type Block, blanksAround, blocksOf, faultOf, forParser } from './gift-blocks.js';
import { isHtml, textOfHtml, withoutEntities } from './html-text.js';
import {
  type Asked,
  type FormatProblem,
  type FormatRead,
  LeftOutTally,
  longestQuestion,
  type ReadQuestion,
  type TruthWords,
} from './read-format.js';

/**
 * Moodle's GIFT, by the grammar of gift-pegjs, a question at a time: one mistake costs one question, and no text is longer
 * than a question may be.
 */
export const readGift = (text: string, words: TruthWords): FormatRead => {
  const questions: ReadQuestion[] = [];
  const problems: FormatProblem[] = [];
  const tally = new LeftOutTally();
  let category: string | undefined;
  for (const block of blocksOf(text)) {
    if (block.category !== undefined) {
      category = lastOfPath(block.category);
      continue;
    }
    const fault = block.text.length > longestQuestion ? 'tooLong' : faultOf(block);
    const parsed = fault === null ? parsedIn(block) : null;
    if (!parsed) problems.push({ place: block.place, code: fault ?? 'giftSyntax' });
    else {
      const read = readQuestion(parsed, words, tally);
      if (read) questions.push({ place: block.place, category, ...read });
    }
  }
  return { format: 'gift', questions, problems, leftOut: tally.counts };
};

const parsedIn = (block: Block): GIFTQuestion | null => {
  try {
    const [parsed] = parse(forParser(block.text));
    if (!parsed || isWithoutNumber(parsed)) return null;
    return JSON.parse(JSON.stringify(withGap(parsed, block)).replaceAll(arrowMark, ''));
  } catch {
    return null;
  }
};

/** The grammar takes a number to be reached without any number. */
const isWithoutNumber = (parsed: GIFTQuestion): boolean =>
  parsed.type === 'Numerical' && Array.isArray(parsed.choices) && !parsed.choices.some(isNumber);

/** The grammar sets blanks around every gap: before a full stop too. */
const withGap = (parsed: GIFTQuestion, { text }: Block): GIFTQuestion => {
  if (!('hasEmbeddedAnswers' in parsed) || !parsed.hasEmbeddedAnswers) return parsed;
  const [before, behind] = blanksAround(text).map((is) => (is ? ' ' : ''));
  const { stem } = parsed;
  return { ...parsed, stem: { ...stem, text: stem.text.replace(/ ?_____ /, `${before}_____${behind}`) } };
};

/** Moodle files categories in each other; ours stand side by side. A slash of a name is written twice. */
export const lastOfPath = (path: string): string | undefined =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((part) => part.replaceAll('\0', '/').trim())
    .findLast((part) => part !== '' && !/^(\$\w+\$|top)$/i.test(part));

type Read = Pick<ReadQuestion, 'text' | 'asked' | 'explanation'>;

/** The question as we ask it; null: of a kind that we have none of, which is counted. */
const readQuestion = (parsed: GIFTQuestion, words: TruthWords, tally: LeftOutTally): Read | null => {
  switch (parsed.type) {
    case 'Category':
      return null;
    case 'Description':
      return leftOut(tally, 'description');
    case 'Essay':
      return leftOut(tally, 'essay');
    case 'Matching':
      return leftOut(tally, 'matching');
    default: {
      const sorts = sorted(parsed, words, tally);
      if (sorts === null) return null;
      const text = shown(parsed.stem, tally);
      const general = parsed.globalFeedback && shown(parsed.globalFeedback, tally);
      const [own, ...others] = sorts.feedback
        .map((feedback) => shown(feedback, tally))
        .filter((each) => each !== '');
      tally.add('feedback', general ? others.length + (own ? 1 : 0) : others.length);
      tally.add('feedback', sorts.besides);
      return { text: text || (parsed.title ?? ''), asked: sorts.asked, explanation: general || own };
    }
  }
};

const leftOut = (tally: LeftOutTally, kind: 'description' | 'essay' | 'matching'): null => {
  tally.add(kind);
  return null;
};

interface Sorted {
  readonly asked: Asked;
  /** What is said of the right answers: the first of it explains them. */
  readonly feedback: readonly TextFormat[];
  /** How many wrong answers have a word of their own. */
  readonly besides: number;
}

type Answerable = MultipleChoice | ShortAnswer | Numerical | TrueFalse;

const sorted = (parsed: Answerable, words: TruthWords, tally: LeftOutTally): Sorted | null => {
  switch (parsed.type) {
    case 'TF':
      return truth(parsed.isTrue, words, [parsed.trueFeedback, parsed.falseFeedback]);
    case 'MC':
      return choices(parsed.choices, tally);
    case 'Short':
      return typed(parsed.choices, tally);
    case 'Numerical':
      return number(parsed.choices, tally);
  }
};

/** The first feedback is for who is wrong, the second for who is right. */
const truth = (isTrue: boolean, words: TruthWords, [wrong, right]: (TextFormat | null)[]): Sorted => ({
  asked: { kind: 'options', options: [words.true, words.false], right: [isTrue ? 0 : 1] },
  feedback: [right ?? wrong].filter((each) => each !== null && each !== undefined),
  besides: right && wrong ? 1 : 0,
});

type Weighted = Pick<TextChoice, 'isCorrect' | 'weight' | 'feedback'>;

const isWhole = ({ isCorrect, weight }: Weighted): boolean =>
  weight === 100 || (isCorrect && weight === null);
const isPart = ({ weight }: Weighted): boolean => weight !== null && weight > 0 && weight < 100;

const feedbackOf = (all: readonly Weighted[], right: readonly Weighted[]): Omit<Sorted, 'asked'> => ({
  feedback: right.flatMap(({ feedback }) => feedback ?? []),
  besides: all.filter((each) => each.feedback && !right.includes(each)).length,
});

/** Where none is worth all of the points, those worth some are right together. */
const choices = (all: readonly TextChoice[], tally: LeftOutTally): Sorted => {
  const whole = all.filter(isWhole);
  const right = whole.length > 0 ? whole : all.filter(isPart);
  if (whole.length > 0) tally.add('partial', all.filter(isPart).length);
  const options = all.map(({ text }) => shown(text, tally));
  const at = all.flatMap((each, index) => (right.includes(each) ? [index] : []));
  return { asked: { kind: 'options', options, right: at }, ...feedbackOf(all, right) };
};

/** What is to be typed is no HTML, whatever its question is: `<b>` is an answer. */
const typed = (all: readonly TextChoice[], tally: LeftOutTally): Sorted | null => {
  const whole = all.filter(isWhole);
  tally.add('partial', all.filter(isPart).length);
  const accepted = whole.filter(({ text }) => !hasWildcard(text.text));
  tally.add('wildcard', whole.length - accepted.length);
  if (accepted.length === 0) return null;
  const texts = accepted.map(({ text }) => text.text.replaceAll('\\*', '*').trim());
  return { asked: { kind: 'typed', accepted: texts }, ...feedbackOf(all, accepted) };
};

/** Moodle takes a star for any letters, unless a backslash stands before it. */
const hasWildcard = (text: string): boolean => text.replaceAll('\\*', '').includes('*');

const isNumber = (each: NumericalChoice): boolean => each.text.type !== undefined;

const number = (given: Numerical['choices'], tally: LeftOutTally): Sorted | null => {
  const all = Array.isArray(given) ? given : [{ isCorrect: true, weight: null, feedback: null, text: given }];
  const numbers = all.filter(isNumber);
  const whole = numbers.filter(isWhole);
  tally.add('partial', numbers.filter(isPart).length);
  const [right, ...others] = whole;
  tally.add('otherNumber', others.length);
  return right ? { asked: { kind: 'number', ...band(right.text) }, ...feedbackOf(all, [right]) } : null;
};

const band = ({ type, number: middle = 0, range = 0, numberLow = 0, numberHigh = 0 }: NumericalFormat) =>
  type === 'high-low'
    ? { value: tidy((numberLow + numberHigh) / 2), within: tidy(Math.abs(numberHigh - numberLow) / 2) }
    : { value: middle, within: tidy(Math.abs(range)) };

/** Sums of decimals have more digits than anybody typed. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** A text as it is read: pictures cannot come along, and are counted. */
const shown = ({ format, text }: TextFormat, tally: LeftOutTally): string => {
  if (format === 'plain') return text.trim();
  if (format !== 'html' && !isHtml(text)) return withoutEntities(text).trim();
  tally.add('picture', text.split(/<img\b/i).length - 1);
  return textOfHtml(text);
};
