import type { CorrectionBody, RecordedEvent } from '@clockbeat/domain';
import { eventsOf } from './reading.js';
import type { Call } from './record.js';

/** What the host of the honest night called after the end: the first reply was lost, so it was said twice. */
export const honestCalls = (log: readonly RecordedEvent[]): Call[] => {
  const [first, second] = eventsOf(log, 'QuestionCorrected');
  const [undone] = eventsOf(log, 'CorrectionUndone');
  if (!first || !second || !undone) throw new Error('The honest night has two corrections and an undo');
  const { correctionId } = undone.data;
  const said = saying(first);
  return [
    call('correct', first.at, said, null, null),
    call('correct', first.at + 100, said, 409, { code: 'already_corrected' }),
    call('undo', undone.at, { correctionId }, 204, ''),
    call('correct', second.at, saying(second), 201, {
      correction: told(second),
      effect: { playersChanged: 2, winnersBefore: ['Bo'], winnersAfter: ['Ada'] },
    }),
    call('results', second.at + 50, null, 200, {}),
  ];
};

const call = (
  what: Call['what'],
  at: number,
  body: object | null,
  status: number | null,
  answer: unknown,
): Call => ({ what, at: at - 5, until: at + 10, body, status, answer });

const saying = ({
  data: { questionIndex, change, reason },
}: RecordedEvent<'QuestionCorrected'>): CorrectionBody =>
  change.kind === 'rekeyed'
    ? { questionIndex, change: 'rekey', answer: change.answer, reason }
    : { questionIndex, change: 'void', reason };

const told = ({
  at,
  data: { correctionId, questionIndex, change, reason },
}: RecordedEvent<'QuestionCorrected'>) => ({
  correctionId,
  questionIndex,
  kind: change.kind,
  answer: change.kind === 'rekeyed' ? change.answer : null,
  reason,
  at: new Date(at).toISOString(),
});
