import { type AnswerResultView, answerResult, deadlineFor, type RecordedEvent } from '@clockbeat/domain';
import { eventsOf, fieldsOf, isRefusal, walk } from './reading.js';
import type { BrokenPromise, Frame, GameRecord, Violation, Witness } from './record.js';

type Answered = RecordedEvent<'AnswerSubmitted'>;

const keyOf = (playerId: unknown, questionIndex: unknown): string =>
  `${playerId} on question ${questionIndex}`;

/** Refusals after which the answer is not stored and never will be. The others mean: ask again. */
const isFinal = (code: string): boolean => code !== 'unavailable';

const resultFields = [
  'questionIndex',
  'answer',
  'isCorrect',
  'points',
  'speedBonus',
  'totalScore',
  'streak',
  'correctAnswer',
  'correctAnswerText',
] as const satisfies readonly (keyof AnswerResultView)[];

/** Of an empty answer the key may be left out; whether it came too early is asked in `keys.ts`. */
const isKey = (field: string): boolean => field === 'correctAnswer' || field === 'correctAnswerText';
const isUntold = (told: Readonly<Record<string, unknown>>): boolean =>
  told['answer'] === null && !('correctAnswer' in told);

/** What clients sent and were told of their answers, held against the answers in the log. */
export const answers = (record: GameRecord): Violation[] => {
  const violations: Violation[] = [];
  const broken = (promise: BrokenPromise, what: string): void => void violations.push({ promise, what });
  const stored = new Map<string, Answered>();
  const results = new Map<string, AnswerResultView>();

  for (const event of eventsOf(record.log, 'AnswerSubmitted')) {
    const key = keyOf(event.data.playerId, event.data.questionIndex);
    if (stored.has(key)) broken('no answer counts twice', `${key}: again at version ${event.version}`);
    else stored.set(key, event);
  }
  walk(record, (event, after, before) => {
    if (event.type !== 'AnswerSubmitted') return;
    const { playerId, questionIndex } = event.data;
    const key = keyOf(playerId, questionIndex);
    if (!results.has(key)) results.set(key, answerResult(after, { ...event.data }, true));
    const late = (why: string): void => broken('no answer after its question closed', `${key}: ${why}`);
    if (before.status !== 'active') return late(`stored while the game was ${before.status}`);
    if (before.question.index !== questionIndex) return late(`question ${before.question.index} was open`);
    const seat = before.seats.byId.get(playerId);
    if (!seat) return late('there is no such seat');
    if (event.at >= deadlineFor(before, seat, before.question)) late('it came after the deadline');
    if (event.at < before.question.opensAt) late('it came before the question was open');
  });

  const known = new Set<string>();
  for (const witness of record.witnesses) {
    for (const { key, choice } of attemptsOf(witness)) known.add(`${key}: ${choice}`);
    for (const problem of toldWrongly(witness, stored, results))
      broken('no acknowledged answer is missing', `${witness.name}: ${problem}`);
    for (const problem of refusedAndStored(witness, stored)) broken('what was told stays true', problem);
  }
  for (const [key, { data }] of stored) {
    if (!known.has(`${key}: ${data.choice}`))
      broken('the log is whole', `${key}: nobody sent ${data.choice}`);
  }
  return violations;
};

const attemptsOf = (witness: Witness) =>
  witness.frames
    .filter(({ kind, name }) => kind === 'sent' && name === 'submitAnswer')
    .map(({ body }) => {
      const { playerId, questionIndex, answer } = fieldsOf(body);
      return { key: keyOf(playerId, questionIndex), choice: answer };
    });

const isResult = ({ kind, name, body }: Frame): boolean =>
  !isRefusal(body) &&
  ((kind === 'ack' && name === 'submitAnswer') || (kind === 'message' && name === 'answerResult'));

const toldWrongly = (
  witness: Witness,
  stored: ReadonlyMap<string, Answered>,
  results: ReadonlyMap<string, AnswerResultView>,
): string[] =>
  witness.frames.filter(isResult).flatMap(({ body }) => {
    const told = fieldsOf(body);
    const key = keyOf(witness.playerId, told['questionIndex']);
    const event = stored.get(key);
    const result = results.get(key);
    if (!event || !result) return [`was told a result on question ${told['questionIndex']}, none is stored`];
    const wrong = resultFields
      .filter((field) => told[field] !== result[field] && !(isKey(field) && isUntold(told)))
      .map(
        (field) => `question ${result.questionIndex}: told ${field} ${told[field]}, stored ${result[field]}`,
      );
    const version = Number(told['version']);
    if (version < event.version || (version > event.version && !told['repeated']))
      wrong.push(`question ${result.questionIndex}: told version ${version}, stored at ${event.version}`);
    return wrong;
  });

/** Only where it was sent once: of an answer that was sent again, after its reply was lost, the first may have counted. */
const refusedAndStored = (witness: Witness, stored: ReadonlyMap<string, Answered>): string[] => {
  const sent = attemptsOf(witness).map(({ key }) => key);
  return witness.frames.flatMap(({ kind, name, body, request }) => {
    if (kind !== 'ack' || name !== 'submitAnswer' || !isRefusal(body) || !isFinal(body.error.code)) return [];
    const { playerId, questionIndex } = fieldsOf(request);
    const key = keyOf(playerId, questionIndex);
    const once = sent.filter((other) => other === key).length === 1;
    return once && stored.has(key) ? [`${key}: refused (${body.error.code}), and stored`] : [];
  });
};
