/** The parts of a question in which an upload may be wrong, as its fields are called (content.ts). */
export const questionParts = [
  'question',
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'optionE',
  'optionF',
  'accepted',
  'refused',
  'item',
  'unit',
  'alt',
  'credit',
  'source',
  'category',
  'explanation',
] as const;
export type QuestionPart = (typeof questionParts)[number];

/** Why a question of an upload cannot be used, and what its sentence names. Stable: clients say it in their own language. */
export const rejections = {
  not_a_question: [],
  unknown_field: ['name'],
  repeated_id: [],
  broken_quotes: [],
  too_few_fields: ['fields', 'columns'],
  too_many_fields: ['fields', 'columns', 'delimiter'],
  text_missing: ['part'],
  not_a_text: ['part'],
  text_empty: ['part'],
  text_too_long: ['part', 'most'],
  text_not_showable: ['part'],
  unknown_kind: [],
  not_four_options: [],
  bad_option_count: ['min', 'max'],
  equal_options: [],
  bad_count: ['part', 'min', 'max'],
  equal_texts: ['part'],
  bad_right_options: [],
  bad_number: [],
  bad_band: [],
  bad_range: [],
  bad_media: [],
  bad_option_media: [],
  unknown_media: [],
  bad_source: [],
  unreadable_media: [],
  picture_too_large: ['most'],
  picture_too_rich: [],
  sound_too_large: ['most'],
  sound_too_long: ['most'],
  bad_time_limit: ['min', 'max'],
  bad_difficulty: [],
  no_answer: [],
  unknown_answer: [],
  ambiguous_upper_case_answer: ['given'],
  ambiguous_lower_case_answer: ['given'],
} as const satisfies Record<string, readonly string[]>;
export type RejectionCode = keyof typeof rejections;
export const rejectionCodes = Object.keys(rejections) as RejectionCode[];

/** `part` is a QuestionPart; the others are to be written as they are. */
export type RejectionValues<C extends RejectionCode> = {
  readonly [N in (typeof rejections)[C][number]]: N extends 'part' ? QuestionPart : string | number;
};
