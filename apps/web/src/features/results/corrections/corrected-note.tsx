import type { CorrectionView } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { letterOf } from '../../../ui/answer-look.js';

/** A plain word on a question that was corrected after the game, with the host's reason. */
export const CorrectedNote = ({ correction }: { correction: CorrectionView | undefined }) => {
  const room = useRoomTexts();
  if (!correction) return null;
  const { answer, reason } = correction;
  return (
    <p className="mt-2 border-l-4 border-grape pl-3 text-sm wrap-anywhere">
      {answer === null
        ? room('results.voided', { reason })
        : room('results.rekeyed', { letter: letterOf(answer), reason })}
    </p>
  );
};
