import { difficulties, gameDifficulties, licences, limits, mediaLimits, taskLimits } from '@clockbeat/domain';

/** A text; white space around it is taken off before it is counted. */
const text = (maxLength: number, minLength = 1): object => ({ type: 'string', minLength, maxLength });
const texts = (count: { min: number; max: number }, most: number): object => ({
  type: 'array',
  items: text(most),
  minItems: count.min,
  maxItems: count.max,
  uniqueItems: true,
});
const whole = ({ min: minimum, max: maximum }: { min: number; max: number }): object => ({
  type: 'integer',
  minimum,
  maximum,
});
const number = { type: 'number' } as const;
const { options, items, listed } = taskLimits;

/** What a question of a kind has beside what all have. */
const ofKind = (kind: string, properties: Readonly<Record<string, object>>, required: string[]): object => ({
  if: { properties: { kind: { const: kind } }, required: kind === 'single' ? [] : ['kind'] },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { properties, required },
});
const none = { not: {} } as const;

const media = {
  type: 'object',
  properties: {
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    alt: text(mediaLimits.alt, 0),
    credit: text(mediaLimits.credit),
    source: { ...text(mediaLimits.source), pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' },
    licence: { enum: licences },
  },
  required: ['hash', 'alt'],
  additionalProperties: false,
};

const question = {
  type: 'object',
  properties: {
    kind: { enum: ['single', 'multi', 'typed', 'number', 'order', 'poll', 'cloud'] },
    text: text(limits.questionText),
    options: texts({ min: 2, max: limits.optionsOfKind.max }, limits.optionText),
    right: {
      description:
        'single: the text of the right option. multi: the texts of the right ones. typed: what is right. number: the number. order: the items in their right order.',
    },
    exactOnly: { type: 'boolean' },
    refused: texts({ min: 0, max: listed.count }, listed.length),
    unit: text(taskLimits.unit, 0),
    band: { ...number, minimum: 0 },
    range: {
      type: 'object',
      properties: { from: number, to: number },
      required: ['from', 'to'],
      additionalProperties: false,
    },
    explanation: text(limits.explanation, 0),
    category: text(limits.category),
    difficulty: { enum: difficulties },
    timeLimit: whole(limits.timeLimit),
    media: { $ref: '#/$defs/media' },
    optionMedia: {
      type: 'array',
      items: { anyOf: [{ $ref: '#/$defs/media' }, { type: 'null' }] },
      maxItems: limits.optionsOfKind.max,
    },
    inSet: { type: 'boolean', description: 'It lives in the set, not among the questions of its host.' },
    bank: { type: 'string', maxLength: 100, description: 'Which question of the bank it is.' },
  },
  required: ['text'],
  additionalProperties: false,
  allOf: [
    ofKind('single', { right: text(limits.optionText) }, ['options', 'right']),
    ofKind(
      'multi',
      {
        options: texts(options.multi, limits.optionText),
        right: texts({ min: 1, max: options.multi.max - 1 }, limits.optionText),
      },
      ['options', 'right'],
    ),
    ofKind('typed', { right: texts({ min: 1, max: listed.count }, listed.length), options: none }, ['right']),
    ofKind('number', { right: number, options: none }, ['right']),
    ofKind('order', { right: texts(items, limits.optionText), options: none }, ['right']),
    ofKind('poll', { right: none }, ['options']),
    ofKind('cloud', { right: none, options: none }, []),
  ],
};

/** What a file of a set holds (docs/protocol.md, "Sets"). What a schema cannot say is asked when it comes in. */
export const setSchema: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: '/api/schemas/set',
  title: 'A set of questions of Clockbeat',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    format: { const: 'clockbeat-set' },
    version: { const: 1 },
    title: text(limits.title),
    category: text(limits.category),
    difficulty: { enum: gameDifficulties },
    language: { type: 'string', minLength: 2, maxLength: 35 },
    questionsPerGame: whole(limits.setQuestionsPerGame),
    timePerQuestion: whole(limits.timePerQuestion),
    questions: {
      type: 'array',
      items: { $ref: '#/$defs/question' },
      minItems: 1,
      maxItems: limits.upload.questions,
    },
    files: {
      description: 'Pictures and sounds by the SHA-256 of their bytes.',
      type: 'object',
      propertyNames: { pattern: '^[0-9a-f]{64}$' },
      additionalProperties: {
        type: 'object',
        properties: { type: { type: 'string' }, data: { type: 'string', contentEncoding: 'base64' } },
        required: ['type', 'data'],
        additionalProperties: false,
      },
    },
  },
  required: ['questions'],
  additionalProperties: false,
  $defs: { question, media },
};
