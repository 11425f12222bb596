import type { CorrectionBody, CorrectionView, RecordedEvent } from '@clockbeat/domain';
import { alike, eventsOf, fieldsOf } from './reading.js';
import type { Call, GameRecord } from './record.js';

type Corrected = RecordedEvent<'QuestionCorrected'>;

/** The load balancer's own, where no gateway answers. */
const fromTheBalancer = new Set([502, 504]);

/** What the host's calls were answered, held against the log: what stands there, once each; what was refused, and why. */
export const correctionCalls = (record: GameRecord): string[] => [
  ...record.calls.flatMap((call) => answeredWrongly(call, record)),
  ...storedUnsaid(record),
];

const answeredWrongly = (call: Call, record: GameRecord): string[] => {
  const { what, status, answer } = call;
  const problem = (why: string) => [`${what} ${JSON.stringify(call.body)} was answered ${status}: ${why}`];
  if (status === null || status === 503 || status === 429 || fromTheBalancer.has(status)) return [];
  const code = fieldsOf(answer)['code'];
  if (what === 'results') return status === 200 ? [] : problem(`${code}, and the game is over`);
  const { questionIndex, answer: key, correctionId } = fieldsOf(call.body);
  const before = ({ recordedAt }: RecordedEvent): boolean => recordedAt - 1 <= call.until;
  const made = eventsOf(record.log, 'QuestionCorrected').filter(before);
  const undone = eventsOf(record.log, 'CorrectionUndone').filter(before);
  const isUndone = undone.some(({ data }) => data.correctionId === correctionId);
  switch (`${what} ${status} ${status < 400 ? '' : code}`) {
    case 'correct 201 ':
      return toldWrongly(call, made, record).flatMap(problem);
    case 'correct 409 already_corrected':
      return made.some(({ data }) => data.questionIndex === questionIndex) ? [] : problem('it was not');
    case 'correct 400 same_answer':
      return keyIn(record, Number(questionIndex)) === key ? [] : problem('it was another one');
    case 'correct 409 wrong_state':
      return eventsOf(record.log, 'GameAbandoned').length > 0
        ? []
        : problem('the game was played to its end');
    case 'undo 204 ':
      return isUndone ? [] : problem('it is not undone');
    case 'undo 404 unknown_correction':
      return isUndone ? [] : problem('it stood');
    default:
      return problem(String(code));
  }
};

const keyIn = ({ log }: GameRecord, questionIndex: number) => {
  const question = eventsOf(log, 'GameCreated')[0]?.data.questions[questionIndex];
  return question && 'answer' in question ? question.answer : undefined;
};

/** A made correction is told as the log has it, with what it changed. */
const toldWrongly = (call: Call, made: readonly Corrected[], record: GameRecord): string[] => {
  const told = fieldsOf(call.answer)['correction'] as CorrectionView;
  const event = made.find(({ data }) => data.correctionId === told.correctionId);
  if (!event) return ['no such correction is stored'];
  const { change, reason, questionIndex, outcomes } = event.data;
  const answer = change.kind === 'rekeyed' ? change.answer : null;
  const { correctionId, kind } = told;
  const stored = { correctionId, questionIndex, kind, answer, reason, at: new Date(event.at).toISOString() };
  const found = alike(told, stored) && change.kind === kind ? [] : [`stored is ${JSON.stringify(stored)}`];
  if (saidAs(call.body) !== storedAs(event)) found.push('another one is stored');
  const removed = new Set<string>(eventsOf(record.log, 'PlayerRemoved').map(({ data }) => data.playerId));
  const changed = outcomes.filter(
    ({ playerId, was, is }) => !removed.has(playerId) && was.points !== is.points,
  );
  const { playersChanged } = fieldsOf(fieldsOf(call.answer)['effect']);
  if (playersChanged !== changed.length) found.push(`it changes ${changed.length} players`);
  return found;
};

/** Each call stores one at most, and one that was refused stores none. */
const storedUnsaid = ({ calls, log }: GameRecord): string[] => {
  const left = new Map<string, number>();
  for (const { what, body, status } of calls) {
    if (what === 'results' || (status !== null && status >= 400 && status < 500)) continue;
    const said = what === 'undo' ? String(fieldsOf(body)['correctionId']) : saidAs(body);
    left.set(said, (left.get(said) ?? 0) + 1);
  }
  const stored = [
    ...eventsOf(log, 'QuestionCorrected').map(storedAs),
    ...eventsOf(log, 'CorrectionUndone').map(({ data }): string => data.correctionId),
  ];
  return stored.flatMap((one) => {
    const calls = left.get(one) ?? 0;
    left.set(one, calls - 1);
    return calls > 0 ? [] : [`${one} is stored, and no call said so`];
  });
};

const saidAs = (body: unknown): string => {
  const { questionIndex, change, answer, reason } = body as CorrectionBody;
  return `question ${questionIndex} ${change} ${answer ?? ''}: ${reason}`;
};

const storedAs = ({ data: { questionIndex, change, reason } }: Corrected): string =>
  change.kind === 'rekeyed'
    ? `question ${questionIndex} rekey ${change.answer}: ${reason}`
    : `question ${questionIndex} ${change.kind === 'voided' ? 'void' : 'accept'} : ${reason}`;
