import type { SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cached, reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { deleteSavedSet, launchSavedSet } from '../../../api/sets.js';
import { quotaWords } from '../../../frame/failures.js';
import { paths, serverPaths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Badge } from '../../../ui/badge.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { notify } from '../../../ui/notices.js';

const signInMs = 1_500;

/**
 * Makes a game of a set and goes to its share page. Somebody without an account is told so and brought to the sign-in,
 * and back here after it. A failure is said as the place has it (SETS-08).
 */
export const useLaunch = (failure: 'toast' | 'alert') => {
  const t = useQuestionsTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [state, setState] = useState<'rest' | 'launching' | 'to-sign-in'>('rest');
  const toSignIn = state === 'to-sign-in';
  useEffect(() => {
    if (!toSignIn) return;
    const timer = setTimeout(() => location.assign(serverPaths.signIn(pathname)), signInMs);
    return () => clearTimeout(timer);
  }, [toSignIn, pathname]);

  const run = async (setId: string): Promise<void> => {
    setState('launching');
    try {
      const { game } = await launchSavedSet(setId);
      // It is ready from now on; a list that is about to go need not ask for that.
      void queries.invalidateQueries({ queryKey: cached.allSets, refetchType: 'none' });
      await navigate(paths.publish(game.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.statusCode === 401) {
        notify(t('sets.accountToLaunch'), { tone: 'error' });
        setState('to-sign-in');
        return;
      }
      setState('rest');
      const words = quotaWords(error);
      if (failure === 'alert') notify(words ?? t('sets.launchFailed'), { tone: 'error' });
      else
        notify(words ?? t('sets.launchFailedToast'), { title: t('sets.launchFailedTitle'), tone: 'error' });
    }
  };

  return { launching: state !== 'rest', launch: (setId: string): void => void run(setId) };
};

interface DeleteSetDialogProps {
  /** Null while nobody wants to delete one. */
  set: Pick<SavedSetView, 'id' | 'title'> | null;
  guest: string | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks once, then deletes. */
export const DeleteSetDialog = ({ set, guest, onClose, onDeleted }: DeleteSetDialogProps) => {
  const t = useQuestionsTexts();
  const queries = useQueryClient();
  // What was asked about stays readable while the dialog leaves.
  const [shown, setShown] = useState(set);
  if (set && set !== shown) setShown(set);
  const title = shown?.title ?? '';
  const deletion = useMutation({
    mutationFn: (setId: string) => deleteSavedSet(setId, guest),
    onSuccess: async () => {
      void queries.invalidateQueries(reading.quotas);
      await queries.invalidateQueries(reading.sets(guest));
      notify(t('sets.deletedText', { title }), { title: t('sets.deleted') });
      onClose();
      onDeleted?.();
    },
    onError: () => {
      notify(t('sets.deleteFailed'), { title: t('sets.deleteFailedTitle'), tone: 'error' });
      onClose();
    },
  });
  return (
    <AlertDialog
      open={set !== null}
      title={t('sets.deleteTitle')}
      text={t('sets.deleteText', { title })}
      confirm={t('sets.deleteConfirm')}
      cancel={t('sets.keep')}
      busy={deletion.isPending}
      onConfirm={() => set && deletion.mutate(set.id)}
      onCancel={onClose}
    />
  );
};

/** Whether a set is still being made (SETS-06). */
export const DraftBadge = ({ isDraft }: { isDraft: boolean }) => {
  const t = useQuestionsTexts();
  return <Badge tone={isDraft ? 'plain' : 'good'}>{t(isDraft ? 'sets.draft' : 'sets.ready')}</Badge>;
};
