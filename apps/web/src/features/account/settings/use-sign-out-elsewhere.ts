import type { SessionView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions } from '../../../api/end-other-sessions.js';
import { endSession } from '../../../api/end-session.js';
import { ApiError } from '../../../api/request.js';
import { noticeEndedSession } from '../../../shared/ended-session.js';
import { failureText } from '../../../shared/failure-text.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { notify } from '../../../ui/notices.js';
import { wantsNewSignIn } from './sign-in-again.js';

export const sessionsKey = ['account', 'sessions'] as const;

/** Ends sessions in other browsers, one or all, says so, and takes them off the list. */
export const useSignOutElsewhere = (onDone: () => void) => {
  const t = useDeskTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const done = (text: string, isLeft: (session: SessionView) => boolean): void => {
    notify(text, { title: t('sessions.ended') });
    // what was pressed goes with its row
    onDone();
    queries.setQueryData<SessionView[]>(sessionsKey, (now) => now?.filter(isLeft));
  };
  const [again, setAgain] = useState(false);
  const onError = (error: unknown): void => {
    if (wantsNewSignIn(error)) {
      setAgain(true);
      return;
    }
    notify(failureText(common, error), { title: t('sessions.failed'), tone: 'error' });
    noticeEndedSession(error);
  };
  const one = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => endSession(id).catch(unlessGone),
    onSuccess: (_, { id, device }) =>
      done(t('sessions.endedOne', { device }), (session) => session.id !== id),
    onError,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => done(t('sessions.endedOthers'), ({ current }) => current),
    onError,
  });
  return {
    /** The id of the one that is being ended. */
    ending: one.isPending ? one.variables.id : null,
    end: one.mutate,
    endingOthers: others.isPending,
    endOthers: (): void => others.mutate(),
    /** A new sign-in is wanted first. */
    again,
    notAgain: (): void => setAgain(false),
  };
};

/** It has ended by itself, or from another browser: what was wanted is so. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
};
