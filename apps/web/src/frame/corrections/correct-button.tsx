import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import { lazyPage } from '../lazy-page.js';
import type { CorrectDialogProps } from './correct-dialog.js';
import { tellRefusal } from './correction.js';

/** Players read results too, and never need it. */
const CorrectDialog = lazyPage(() => import('./correct-dialog.js'));

interface CorrectButtonProps extends Omit<CorrectDialogProps, 'open' | 'onClose'> {
  isCorrected: boolean;
  /** Takes the correction back, and resolves with what that means, in words. */
  undo: () => Promise<string>;
}

/** Corrects a question, or takes its correction back: one button for both, so that it keeps the focus. */
export const CorrectButton = ({ isCorrected, undo, ...correcting }: CorrectButtonProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const number = correcting.question.questionIndex + 1;
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (came) => notify(came),
    onError: (error) => tellRefusal(a, t, error),
    onSettled: correcting.onSettled,
  });
  return (
    <>
      <Button
        tone="quiet"
        className="-ms-3 text-sm"
        busy={undoing.isPending}
        aria-label={a(isCorrected ? 'corrections.undoLabel' : 'corrections.correctLabel', { number })}
        onClick={() => (isCorrected ? undoing.mutate() : setDialog('open'))}
      >
        {a(isCorrected ? 'corrections.undo' : 'corrections.correct')}
      </Button>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CorrectDialog {...correcting} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
};
