import { isAnswer, type LoggedQuestion, optionsShown, questionIn } from '@clockbeat/domain';
import { courseOf, eventsOf, fieldsOf, isLed, versionOf } from './reading.js';
import type { GameRecord, Violation, Witness } from './record.js';

/** What a question gives to choose from or to put in order, and what its author has listed. */
const textsOf = (question: LoggedQuestion): readonly string[] => {
  if ('accepted' in question) return [...question.accepted, ...question.refused];
  return optionsShown(questionIn(question));
};

const keyFields = ['correctAnswer', 'correctAnswerText', 'key', 'questions'] as const;

/**
 * What players and projectors were told, frame by frame: no question before it was opened (its texts are found nowhere
 * else, but for what the bank's questions have as options), no key before the question closed, but in a swift game to who had
 * chosen an answer to it.
 */
export const keys = (record: GameRecord): Violation[] => {
  const { opened, closed } = courseOf(record.log);
  const isPaced = isLed(record.log);
  const answeredAt = new Map<string, number>();
  for (const { data, version } of eventsOf(record.log, 'AnswerSubmitted'))
    if (isAnswer(data) && !isPaced) answeredAt.set(`${data.playerId} ${data.questionIndex}`, version);
  const secrets = (eventsOf(record.log, 'GameCreated')[0]?.data.questions ?? []).map((question, index) => ({
    index,
    texts: [question.question, ...(question.source === 'own' ? textsOf(question) : [])],
  }));

  const mayKnow = (witness: Witness, index: number, version: number): boolean =>
    (closed.get(index) ?? Number.POSITIVE_INFINITY) <= version ||
    (answeredAt.get(`${witness.playerId} ${index}`) ?? Number.POSITIVE_INFINITY) <= version;

  const heard = record.witnesses.filter(({ role }) => role !== 'host');
  return heard
    .flatMap((witness) =>
      witness.frames.flatMap(({ kind, name, body }) => {
        if (kind === 'sent') return [];
        const version = versionOf(body) ?? 0;
        const { text, keys } = heardIn(body);
        const early = secrets
          .filter(({ index }) => (opened.get(index) ?? Number.POSITIVE_INFINITY) > version)
          .filter(({ texts }) => texts.some((secret) => text.includes(secret)))
          .map(({ index }) => `question ${index} before it was opened`);
        const known = keys
          .filter((index) => index === null || !mayKnow(witness, index, version))
          .map((index) => `the key of question ${index ?? 'unknown'}`);
        return [...early, ...known].map(
          (what) => `${witness.name} was told ${what}: ${name} of version ${version}`,
        );
      }),
    )
    .map((what) => ({ promise: 'no key before its time', what }));
};

interface Heard {
  readonly text: string;
  readonly keys: readonly (number | null)[];
}

/** A room's message is one body for all who hear it. */
const heardBefore = new WeakMap<object, Heard>();

const heardIn = (body: unknown): Heard => {
  const known = typeof body === 'object' && body !== null ? heardBefore.get(body) : undefined;
  if (known) return known;
  const heard = { text: JSON.stringify(body), keys: keysIn(body) };
  if (typeof body === 'object' && body !== null) heardBefore.set(body, heard);
  return heard;
};

/** Of which questions a body tells the key; null where it doesn't say of which. */
const keysIn = (body: unknown): (number | null)[] => {
  if (Array.isArray(body)) return body.flatMap(keysIn);
  const fields = fieldsOf(body);
  const index = fields['questionIndex'] ?? fields['index'];
  const tells =
    keyFields.some((field) => field in fields) ||
    ('options' in fields && 'answer' in fields) ||
    ('isCorrect' in fields && fields['answer'] !== null); // that an empty answer is not right tells nothing
  return [
    ...(tells ? [typeof index === 'number' ? index : null] : []),
    ...Object.values(fields).flatMap(keysIn),
  ];
};
