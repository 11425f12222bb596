import type { CorrectionBody } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctQuestion } from '../../../api/correct-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { notify } from '../../../ui/notices.js';
import { tellRefusal } from './tell-refusal.js';

/** Sends a correction; whatever came of it, the results on the screen are asked for anew. */
export const useCorrect = (gameId: string, onDone: () => void) => {
  const d = useDeskTexts();
  const t = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectionBody) => correctQuestion(gameId, body),
    onSuccess: ({ effect }) => {
      notify(d('corrections.scores', { count: effect.playersChanged }), { title: d('corrections.done') });
      onDone();
    },
    onError: (error) => tellRefusal(d, t, error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['results', gameId] }),
  });
};
