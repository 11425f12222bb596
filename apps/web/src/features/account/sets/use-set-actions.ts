import type { SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createGameFromSet } from '../../../api/create-game-from-set.js';
import { deleteSavedSet } from '../../../api/delete-saved-set.js';
import { paths } from '../../../paths.js';
import { noticeEndedSession } from '../../../shared/ended-session.js';
import { allSetsKey } from '../../../shared/saved-sets.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { notify } from '../../../ui/notices.js';

/** What can be done with a saved set of the account's: hosted, and deleted. Both say what came of it (SETS-15, SETS-16). */
export const useSetActions = ({ id, title }: Pick<SavedSetView, 'id' | 'title'>) => {
  const t = useDeskTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failed = (error: Error, text: string, title: string): void => {
    notify(text, { title, tone: 'error' });
    noticeEndedSession(error);
  };
  const hosting = useMutation({
    mutationFn: () => createGameFromSet(id),
    onSuccess: async ({ game }) => {
      notify(t('saved.createdText'), { title: t('saved.created') });
      void queries.invalidateQueries({ queryKey: allSetsKey });
      void queries.invalidateQueries({ queryKey: ['account', 'history'] });
      await navigate(paths.publish(game.id));
    },
    onError: (error) => failed(error, t('saved.createFailedText'), t('saved.createFailed')),
  });
  const deletion = useMutation({
    mutationFn: () => deleteSavedSet(id, null),
    onSuccess: async () => {
      notify(t('saved.deletedText', { title }), { title: t('saved.deleted') });
      void queries.invalidateQueries({ queryKey: allSetsKey });
      await queries.invalidateQueries({ queryKey: ['account'] });
    },
    onError: (error) => failed(error, t('saved.deleteFailedText'), t('saved.deleteFailed')),
  });
  return {
    hosting: hosting.isPending,
    host: (): void => hosting.mutate(),
    deleting: deletion.isPending,
    remove: (): void => deletion.mutate(),
  };
};
