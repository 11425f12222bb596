import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { launchSavedSet } from '../../../api/launch-saved-set.js';
import { ApiError } from '../../../api/request.js';
import { paths, serverPaths } from '../../../paths.js';
import { allSetsKey } from '../../../shared/saved-sets.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { notify } from '../../../ui/notices.js';

const signInMs = 1_500;

/**
 * Makes a game of a set and goes to its share page. Somebody without an account is told so and brought to the sign-in,
 * and back here after it. A failure is said as the place has it (SETS-08).
 */
export const useLaunch = (failure: 'toast' | 'alert') => {
  const t = useDeskTexts();
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
      void queries.invalidateQueries({ queryKey: allSetsKey, refetchType: 'none' });
      await navigate(paths.publish(game.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.statusCode === 401) {
        notify(t('sets.accountToLaunch'), { tone: 'error' });
        setState('to-sign-in');
        return;
      }
      setState('rest');
      if (failure === 'alert') notify(t('sets.launchFailed'), { tone: 'error' });
      else notify(t('sets.launchFailedToast'), { title: t('sets.launchFailedTitle'), tone: 'error' });
    }
  };

  return { launching: state !== 'rest', launch: (setId: string): void => void run(setId) };
};
