import type { CorrectionRefusalCode, CorrectionView, QuestionFigures } from '@clockbeat/domain/contract';
import { ApiError } from '../../api/request.js';
import type { AfterTranslate } from '../../texts/after-texts.js';
import { correctionRefusals } from '../../texts/en/after.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import type { Translate } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { notify } from '../../ui/notices.js';
import { tellFailure } from '../failures.js';

/** What of a question whoever corrects it has to see. */
export type Correctable = Pick<
  QuestionFigures,
  'questionIndex' | 'question' | 'options' | 'language' | 'kind' | 'correctAnswer' | 'groups'
>;

/** The correction of a question that stands. */
export const correctionOf = (
  corrections: readonly CorrectionView[],
  questionIndex: number,
): CorrectionView | undefined => corrections.find((correction) => correction.questionIndex === questionIndex);

export const isVoided = (corrections: readonly CorrectionView[], questionIndex: number): boolean =>
  correctionOf(corrections, questionIndex)?.kind === 'voided';

/** A plain word on a question that was corrected after the game, with the host's reason. */
export const CorrectedNote = ({ correction }: { correction: CorrectionView | undefined }) => {
  const room = useRoomTexts();
  if (!correction) return null;
  const { answer, texts, reason } = correction;
  return (
    <p className="mt-2 border-s-4 border-grape ps-3 text-sm wrap-anywhere">
      {texts && room('results.accepted', { texts: texts.join(', '), reason })}
      {!texts && answer === null && room('results.voided', { reason })}
      {answer !== null && room('results.rekeyed', { letter: letterOf(answer), reason })}
    </p>
  );
};

const isOfCorrections = (code: string): code is CorrectionRefusalCode =>
  Object.hasOwn(correctionRefusals, code);

/** Says why a correction was refused: what only corrections meet in the desk's words, anything else in everybody's. */
export const tellRefusal = (a: AfterTranslate, t: Translate, error: unknown): void => {
  if (error instanceof ApiError && isOfCorrections(error.code))
    notify(a(`correctionRefusals.${error.code}`), { tone: 'error' });
  else tellFailure(t, error);
};

/** Who comes first after a change, and whether that is somebody else. */
export const firstPlace = (
  a: AfterTranslate,
  before: readonly string[],
  after: readonly string[],
): string => {
  const names = after.join(', ');
  if (names === '') return a('corrections.noWinner');
  return a(names === before.join(', ') ? 'corrections.winnerStays' : 'corrections.winnerChanges', { names });
};
