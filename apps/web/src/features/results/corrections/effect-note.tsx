import type { CorrectionEffect, CorrectionPreviewBody } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { previewCorrection } from '../../../api/preview-correction.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';

interface EffectNoteProps {
  gameId: string;
  correction: CorrectionPreviewBody;
}

/** What would change, before it does: how many scores, and who comes first. */
export const EffectNote = ({ gameId, correction }: EffectNoteProps) => {
  const d = useDeskTexts();
  const effect = useQuery({
    queryKey: ['results', gameId, 'preview', correction],
    queryFn: ({ signal }) => previewCorrection(gameId, correction, signal),
  });
  return (
    <p role="status" className="min-h-12">
      {effect.data && (
        <>
          <strong>{d('corrections.scores', { count: effect.data.playersChanged })}</strong>{' '}
          {firstPlace(d, effect.data)}
        </>
      )}
    </p>
  );
};

const firstPlace = (
  d: ReturnType<typeof useDeskTexts>,
  { winnersBefore, winnersAfter }: CorrectionEffect,
): string => {
  const names = winnersAfter.join(', ');
  if (names === '') return d('corrections.noWinner');
  const stays = names === winnersBefore.join(', ');
  return d(stays ? 'corrections.winnerStays' : 'corrections.winnerChanges', { names });
};
