import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { operated } from '../../api/operator-queries.js';
import { tellFailure } from '../../frame/failures.js';
import { SignInAgain, wantsNewSignIn } from '../../frame/sign-in-again.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useTexts } from '../../texts/texts.js';
import { notify } from '../../ui/notices.js';

interface Acting {
  act: (work: () => Promise<string>) => void;
  busy: boolean;
  /** The way to a new sign-in, where an act wants one; to be put on the page. */
  again: ReactNode;
}

/** Does something as an operator, says so in the words that the work resolves with, and reads anew what the page shows. */
export const useAct = (onDone: () => void): Acting => {
  const t = useOperatorTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const [stale, setStale] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (text) => {
      notify(text, { title: t('operator.done') });
      onDone();
      void queries.invalidateQueries({ queryKey: operated });
    },
    onError: (error) => {
      onDone();
      if (wantsNewSignIn(error)) setStale(true);
      else tellFailure(common, error);
    },
  });
  return {
    act: mutate,
    busy: isPending,
    again: <SignInAgain open={stale} onCancel={() => setStale(false)} />,
  };
};
