import { type Choice, intlTag, type OptionTexts, type QuestionKind } from '@clockbeat/domain/contract';
import { choiceAmong } from '../../hosting/asking.js';
import { fieldsOfMedia, type MediaFields } from '../../hosting/media.js';
import { noFields, type OwnQuestion, type QuestionFields } from '../../hosting/own-question.js';

/** An empty form; its clock begins with these seconds. */
export const emptyFields = (seconds: number): QuestionFields => ({ ...noFields, timer: String(seconds) });

/** The form of a question that is to be changed, by somebody who reads numbers in this language. */
export const fieldsOf = (question: OwnQuestion, seconds: number, language: string): QuestionFields => {
  const { kind = 'single', accepted, refused, exactOnly, right, unit, range, items } = question;
  const typed = (number: number | undefined): string =>
    number === undefined ? '' : numberAsTyped(number, language);
  return {
    ...noFields,
    kind,
    question: question.question,
    ...(hasOptions(kind) && { options: question.options }),
    answer: question.answer,
    ...(right && { right }),
    ...(exactOnly && { exactOnly }),
    ...(accepted && { accepted }),
    ...(refused && { refused }),
    value: typed(question.value),
    ...(unit && { unit }),
    band: question.band === 0 ? '' : typed(question.band),
    from: typed(range?.from),
    to: typed(range?.to),
    ...(items && { items }),
    ...(question.media && { media: fieldsOfMedia(question.media) }),
    optionMedia: (question.optionMedia ?? []).map((one) => one && fieldsOfMedia(one)),
    timer: String(question.timeLimit ?? seconds),
  };
};

/** A number as somebody would type it who reads this language. */
const numberAsTyped = (number: number, language: string): string =>
  new Intl.NumberFormat(intlTag(language), { useGrouping: false, maximumFractionDigits: 20 }).format(number);

/** Whether its options may have pictures. */
export const mayShowOptions = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multi';

/** Whether its answers are options, each with a letter. */
export const hasOptions = (kind: QuestionKind): boolean => ['single', 'multi', 'poll'].includes(kind);

/**
 * The same question as another kind: what it gives to choose from, or to put in order, and what is right of that come along,
 * unless something else has been typed for that kind before.
 */
export const withKind = (fields: QuestionFields, kind: QuestionKind): QuestionFields => {
  const { options, answer, right, items, accepted } = fields;
  const changed = { ...fields, kind };
  if (kind === 'order' && hasOptions(fields.kind) && areBlank(items))
    changed.items = padded(options.filter(isWritten), noFields.items.length);
  if (hasOptions(kind) && fields.kind === 'order' && areBlank(options))
    changed.options = padded(items.filter(isWritten).slice(0, mostOptions), noFields.options.length);
  if (kind === 'multi') {
    changed.options = padded(changed.options, fewestOptions(kind));
    if (right.length === 0 && answer !== null) changed.right = [answer];
  }
  if (kind === 'single' && answer === null && right.length === 1)
    changed.answer = choiceAmong(changed.options, right[0]);
  if (kind === 'typed' && fields.kind === 'single' && answer !== null && areBlank(accepted))
    changed.accepted = [options[answer] ?? ''];
  return changed;
};

export const mostOptions = 6;
/** One right of two is no choice of several. */
export const fewestOptions = (kind: QuestionKind): number => (kind === 'multi' ? 3 : 2);

export const isWritten = (text: string): boolean => text.trim() !== '';
const areBlank = (texts: readonly string[]): boolean => !texts.some(isWritten);
const padded = (texts: OptionTexts, least: number): string[] => [
  ...texts,
  ...Array<string>(Math.max(0, least - texts.length)).fill(''),
];

/** One option less: those behind it move up, and none is the right one any more if it was this. */
export const withoutOption = (fields: QuestionFields, gone: Choice): QuestionFields => {
  const placed = (place: number): number[] => (place === gone ? [] : [place > gone ? place - 1 : place]);
  const { answer } = fields;
  const options = fields.options.toSpliced(gone, 1);
  const [place = null] = answer === null ? [] : placed(answer);
  return {
    ...fields,
    options,
    optionMedia: fields.optionMedia.toSpliced(gone, 1),
    answer: choiceAmong(options, place),
    right: fields.right.flatMap(placed),
  };
};

/** An option shows this from now on; null: nothing. */
export const withOptionMedia = (
  fields: QuestionFields,
  choice: Choice,
  media: MediaFields | null,
): QuestionFields => ({
  ...fields,
  optionMedia: fields.options.map((_, place) =>
    place === choice ? media : (fields.optionMedia[place] ?? null),
  ),
});

/** An option is right, or is so no more. */
export const withRight = (fields: QuestionFields, choice: Choice, isRight: boolean): QuestionFields => {
  const others = fields.right.filter((place) => place !== choice);
  return { ...fields, right: isRight ? [...others, choice].sort((a, b) => a - b) : others };
};

/** Items in the order in which players get them here: never the right one. */
export const asMixed = (items: readonly string[]): readonly string[] => {
  const sorted = [...items].sort();
  return sorted.some((item, place) => item !== items[place]) ? sorted : sorted.reverse();
};
