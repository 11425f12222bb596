import type { CorrectionView, QuestionFigures } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { undoCorrection } from '../../../api/undo-correction.js';
import { lazyPage } from '../../../installed/lazy-page.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import { tellRefusal } from './tell-refusal.js';

/** Players read results too, and never need it. */
const CorrectDialog = lazyPage(() => import('./correct-dialog.js'));

interface CorrectButtonProps {
  gameId: string;
  question: QuestionFigures;
  correction: CorrectionView | undefined;
}

/** Corrects a question, or takes its correction back: one button for both, so that it keeps the focus. */
export const CorrectButton = ({ gameId, question, correction }: CorrectButtonProps) => {
  const d = useDeskTexts();
  const t = useTexts();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const number = question.questionIndex + 1;
  const undoing = useMutation({
    mutationFn: (correctionId: string) => undoCorrection(gameId, correctionId),
    onSuccess: () => notify(d('corrections.undone', { number })),
    onError: (error) => tellRefusal(d, t, error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['results', gameId] }),
  });
  return (
    <>
      <Button
        tone="quiet"
        className="-ml-3 text-sm"
        busy={undoing.isPending}
        aria-label={d(correction ? 'corrections.undoLabel' : 'corrections.correctLabel', { number })}
        onClick={() => (correction ? undoing.mutate(correction.correctionId) : setDialog('open'))}
      >
        {d(correction ? 'corrections.undo' : 'corrections.correct')}
      </Button>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CorrectDialog
            open={dialog === 'open'}
            gameId={gameId}
            question={question}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
};
