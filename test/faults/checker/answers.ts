import {
  type AnswerResultView,
  type AnswerStoredView,
  answerResult,
  answerStored,
  answerTo,
  deadlineFor,
  type PlayableGame,
  type RecordedEvent,
} from '@clockbeat/domain';
import { alike, fieldsOf, isRefusal, walk } from './reading.js';
import type { BrokenPromise, Frame, GameRecord, Violation, Witness } from './record.js';

type Answered = RecordedEvent<'AnswerSubmitted'>;

/** A stored answer, and what may be said of it: in a paced game, before the close, no more than that it is stored. */
interface Stored {
  readonly event: Answered;
  /** The version that it counts so from: its own, or that of its host's word on it. */
  readonly since: number;
  readonly result: AnswerResultView;
  readonly pending: AnswerStoredView;
}
/**
 * By player and question, in the order of their versions: one, or in a game that lets it be changed several, and each once more
 * for what its host said of it.
 */
type StoredAnswers = ReadonlyMap<string, readonly Stored[]>;

const keyOf = (playerId: unknown, questionIndex: unknown): string =>
  `${playerId} on question ${questionIndex}`;

/** Refusals after which the answer is not stored and never will be. The others mean: ask again. */
const isFinal = (code: string): boolean => code !== 'unavailable';

const resultFields = [
  'questionIndex',
  'answer',
  'isCorrect',
  'fraction',
  'points',
  'speedBonus',
  'totalScore',
  'streak',
  'streakBonus',
  'correctAnswer',
  'correctAnswerText',
  'key',
] as const satisfies readonly (keyof AnswerResultView)[];
const storedFields = [
  'questionIndex',
  'answer',
  'stored',
  'changesLeft',
] as const satisfies readonly (keyof AnswerStoredView)[];

/** Of an empty answer the key may be left out; whether it came too early is asked in `keys.ts`. */
const isKey = (field: string): boolean => ['correctAnswer', 'correctAnswerText', 'key'].includes(field);
const isUntold = (told: Readonly<Record<string, unknown>>): boolean =>
  told['answer'] === null && !('correctAnswer' in told);

/** What clients sent and were told of their answers, held against the answers in the log. */
export const answers = (record: GameRecord): Violation[] => {
  const violations: Violation[] = [];
  const broken = (promise: BrokenPromise, what: string): void => void violations.push({ promise, what });
  const stored = new Map<string, Stored[]>();

  walk(record, (event, after, before) => {
    if (event.type === 'AnswersJudged') return judged(stored, event, after);
    if (event.type !== 'AnswerSubmitted') return;
    const { playerId, questionIndex, change = 0 } = event.data;
    const key = keyOf(playerId, questionIndex);
    const earlier = stored.get(key) ?? [];
    const result = answerResult(after, { ...event.data }, true);
    const pending = answerStored(after, event.data);
    stored.set(key, [...earlier, { event, since: event.version, result, pending }]);
    if (change !== earlier.length)
      broken('no answer counts twice', `${key}: again at version ${event.version}`);
    if (change > 0 && after.rules.answers === 'final')
      broken('no answer counts twice', `${key}: changed at version ${event.version}`);
    const late = (why: string): void => broken('no answer after its question closed', `${key}: ${why}`);
    if (before.status !== 'active') return late(`stored while the game was ${before.status}`);
    if (before.stage) return late(`stored in the phase ${before.stage.name}`);
    if (before.question.index !== questionIndex) return late(`question ${before.question.index} was open`);
    const seat = before.seats.byId.get(playerId);
    if (!seat) return late('there is no such seat');
    if (event.at >= deadlineFor(before, seat, before.question)) late('it came after the deadline');
    if (event.at < before.question.opensAt) late('it came before the question was open');
  });

  const known = new Set<string>();
  const sent = record.witnesses.flatMap((witness) => attemptsOf(witness).map(({ key }) => key));
  for (const witness of record.witnesses) {
    for (const { key, answer } of attemptsOf(witness)) known.add(`${key}: ${JSON.stringify(answer)}`);
    for (const problem of toldWrongly(witness, stored))
      broken('no acknowledged answer is missing', `${witness.name}: ${problem}`);
    for (const problem of refusedAndStored(witness, stored, sent))
      broken('what was told stays true', problem);
  }
  for (const [key, given] of stored)
    for (const { pending } of given)
      if (!known.has(`${key}: ${JSON.stringify(pending.answer)}`))
        broken('the log is whole', `${key}: nobody sent ${JSON.stringify(pending.answer)}`);
  return violations;
};

/** What is told of an answer from its host's word on. */
const judged = (
  stored: Map<string, Stored[]>,
  { version, data }: RecordedEvent<'AnswersJudged'>,
  after: PlayableGame,
): void => {
  for (const { playerId } of data.outcomes) {
    const key = keyOf(playerId, data.questionIndex);
    const given = stored.get(key) ?? [];
    const [last] = given.slice(-1);
    const seat = after.seats.byId.get(playerId);
    const answer = seat && answerTo(seat, data.questionIndex);
    if (last && answer)
      stored.set(key, [...given, { ...last, since: version, result: answerResult(after, answer, true) }]);
  }
};

const attemptsOf = (witness: Witness) =>
  witness.frames
    .filter(({ kind, name }) => kind === 'sent' && name === 'submitAnswer')
    .map(({ body }) => {
      const { playerId, questionIndex, answer } = fieldsOf(body);
      return { key: keyOf(playerId, questionIndex), answer };
    });

const isResult = ({ kind, name, body }: Frame): boolean =>
  !isRefusal(body) &&
  ((kind === 'ack' && name === 'submitAnswer') || (kind === 'message' && name === 'answerResult'));

const toldWrongly = (witness: Witness, stored: StoredAnswers): string[] =>
  witness.frames.filter(isResult).flatMap(({ name, kind, body }) => {
    const told = fieldsOf(body);
    const version = Number(told['version']);
    const given = stored.get(keyOf(witness.playerId, told['questionIndex'])) ?? [];
    // as it was then: what is changed later was true when it was told
    const last = given.findLast(({ since }) => since <= version);
    if (!last) return [`was told a result on question ${told['questionIndex']}, none is stored`];
    const { event, result, pending } = last;
    if ('stored' in told)
      return storedFields
        .filter((field) => !alike(told[field], pending[field]))
        .map(
          (field) =>
            `question ${pending.questionIndex}: told ${field} ${told[field]}, stored ${pending[field]}`,
        );
    const wrong = resultFields
      .filter((field) => !alike(told[field], result[field]) && !(isKey(field) && isUntold(told)))
      .map(
        (field) => `question ${result.questionIndex}: told ${field} ${told[field]}, stored ${result[field]}`,
      );
    // what a paced game tells at the close is of the close
    const isOutcome = kind === 'message' && name === 'answerResult';
    if (version > event.version && !told['repeated'] && !isOutcome)
      wrong.push(`question ${result.questionIndex}: told version ${version}, stored at ${event.version}`);
    return wrong;
  });

/** Only where it was sent once: of an answer that was sent again, after its reply was lost, the first may have counted. */
const refusedAndStored = (
  witness: Witness,
  stored: StoredAnswers,
  /** By whichever of a seat's phones. */
  sent: readonly string[],
): string[] =>
  witness.frames.flatMap(({ kind, name, body, request }) => {
    if (kind !== 'ack' || name !== 'submitAnswer' || !isRefusal(body) || !isFinal(body.error.code)) return [];
    const { playerId, questionIndex } = fieldsOf(request);
    const key = keyOf(playerId, questionIndex);
    const once = sent.filter((other) => other === key).length === 1;
    return once && stored.has(key) ? [`${key}: refused (${body.error.code}), and stored`] : [];
  });
