import type { RejectedQuestion } from '../contract/content.js';
import type { QuestionPart, RejectionCode, RejectionValues } from '../contract/rejections.js';

/** Why something cannot be taken: by a code, and in words for its author. */
export type Rejection = Readonly<Pick<RejectedQuestion, 'reason' | 'code' | 'values'>>;

type Given<C extends RejectionCode> = [keyof RejectionValues<C>] extends [never]
  ? []
  : [values: RejectionValues<C>];

export const reject = <C extends RejectionCode>(code: C, ...[given]: Given<C>): Rejection => {
  const values = (given ?? {}) as RejectionValues<C>;
  return { reason: sentences[code](values), code, values };
};

const parts: Readonly<Record<QuestionPart, string>> = {
  question: 'The question',
  optionA: 'Option A',
  optionB: 'Option B',
  optionC: 'Option C',
  optionD: 'Option D',
  optionE: 'Option E',
  optionF: 'Option F',
  accepted: 'A right answer',
  refused: 'An answer that is not meant',
  item: 'An item',
  unit: 'The unit',
  alt: 'The description',
  credit: 'The credit',
  source: 'The source',
  category: 'The category',
  explanation: 'The explanation',
};

const lists: Partial<typeof parts> = {
  accepted: 'Right answers',
  refused: 'Answers that are not meant',
  item: 'Items',
};

const sentences: { readonly [C in RejectionCode]: (values: RejectionValues<C>) => string } = {
  not_a_question: () => 'A question must be an object.',
  unknown_field: ({ name }) => `${name} is not a known field.`,
  repeated_id: () => 'A question with the same id comes before it.',
  broken_quotes: () =>
    'The quotes do not fit: one is never closed, or one inside a text is not written twice.',
  too_few_fields: ({ fields, columns }) => `The row has only ${fields} of the ${columns} fields.`,
  too_many_fields: ({ fields, columns, delimiter }) =>
    `The row has ${fields} fields, the header ${columns}. Put quotes around a text with “${delimiter}” in it.`,
  text_missing: ({ part }) => `${parts[part]} is missing.`,
  not_a_text: ({ part }) => `${parts[part]} must be a text.`,
  text_empty: ({ part }) => `${parts[part]} is empty.`,
  text_too_long: ({ part, most }) => `${parts[part]} is longer than ${most} characters.`,
  text_not_showable: ({ part }) => `${parts[part]} has characters that cannot be shown.`,
  unknown_kind: () => 'The kind of question is not known.',
  not_four_options: () => 'There must be four options.',
  bad_option_count: ({ min, max }) => `There must be ${min} to ${max} options.`,
  equal_options: () => 'Two options are the same.',
  bad_count: ({ part, min, max }) => `${lists[part] ?? parts[part]}: there must be ${min} to ${max}.`,
  equal_texts: ({ part }) => `${lists[part] ?? parts[part]}: two are the same.`,
  bad_right_options: () => 'At least one option must be right, and at least one must be wrong.',
  bad_number: () => 'The right answer must be a number.',
  bad_band: () => 'How far off still counts must be a number from 0 on.',
  bad_range: () =>
    'The range must have two numbers, the lower one first, with the right answer between them.',
  bad_media: () => 'The picture or sound is not named as an upload answers it.',
  bad_option_media: () =>
    'Each option may have one picture, and no sound, where the question has right ones among its options.',
  unknown_media: () => 'No picture or sound is kept by that name. Please upload it again.',
  unreadable_media: () =>
    'This is neither a picture (JPEG, PNG, WebP, AVIF, GIF) nor a sound (MP3, AAC, Ogg, Opus) that can be read.',
  picture_too_large: ({ most }) => `The picture has more than ${most} million pixels.`,
  picture_too_rich: () => 'The picture cannot be made small enough without looking poor.',
  sound_too_large: ({ most }) => `The sound is larger than ${most} MB.`,
  sound_too_long: ({ most }) => `The sound is longer than ${most} seconds.`,
  bad_source: () => 'The source must be an address that starts with https:// or http://.',
  bad_time_limit: ({ min, max }) => `The time limit must be ${min} to ${max} whole seconds.`,
  bad_difficulty: () => 'The difficulty must be Easy, Medium or Hard.',
  no_answer: () => 'The correct answer is missing: a letter from A to D, or the text of an option.',
  unknown_answer: () => 'The correct answer is neither a letter from A to D nor the text of an option.',
  ambiguous_upper_case_answer: ({ given }) => ambiguous(given, 'lower'),
  ambiguous_lower_case_answer: ({ given }) => ambiguous(given, 'upper'),
};

const ambiguous = (given: string | number, letterCase: 'lower' | 'upper'): string =>
  `The correct answer “${given}” is one option’s letter and another’s text. Please write the right one’s letter in ${letterCase} case.`;
