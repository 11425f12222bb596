import type { SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createGameFromSet } from '../../../api/games.js';
import { cached } from '../../../api/queries.js';
import { deleteSavedSet } from '../../../api/sets.js';
import { quotaWords } from '../../../frame/failures.js';
import { noticeEndedSession } from '../../../frame/session.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { Badge } from '../../../ui/badge.js';
import { classNames } from '../../../ui/class-names.js';
import { notify } from '../../../ui/notices.js';

/** What can be done with a saved set of the account's: hosted, and deleted. Both say what came of it (SETS-15, SETS-16). */
export const useSetActions = ({ id, title }: Pick<SavedSetView, 'id' | 'title'>) => {
  const t = useDeskTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failed = (error: Error, text: string, title: string): void => {
    notify(quotaWords(error) ?? text, { title, tone: 'error' });
    noticeEndedSession(error);
  };
  const hosting = useMutation({
    mutationFn: () => createGameFromSet(id),
    onSuccess: async ({ game }) => {
      notify(t('saved.createdText'), { title: t('saved.created') });
      void queries.invalidateQueries({ queryKey: cached.allSets });
      void queries.invalidateQueries({ queryKey: cached.history });
      await navigate(paths.publish(game.id));
    },
    onError: (error) => failed(error, t('saved.createFailedText'), t('saved.createFailed')),
  });
  const deletion = useMutation({
    mutationFn: () => deleteSavedSet(id, null),
    onSuccess: async () => {
      notify(t('saved.deletedText', { title }), { title: t('saved.deleted') });
      void queries.invalidateQueries({ queryKey: cached.allSets });
      await queries.invalidateQueries({ queryKey: cached.account });
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

/** The categories that have a colour of their own (SETS-09); all others share one. */
const colours: Readonly<Record<string, string>> = {
  Science: 'bg-sky',
  History: 'bg-coral',
  Sports: 'bg-volt',
  Geography: 'bg-good',
  Entertainment: 'bg-grape',
  'General Knowledge': 'bg-text',
  Technology: 'bg-focus',
  Arts: 'bg-bad',
};
const another = 'bg-line-strong';

/** A category by word and colour. */
export const CategoryMark = ({ category }: { category: string }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden="true"
      className={classNames('size-3 shrink-0 rounded-full', colours[category] ?? another)}
    />
    <span className="wrap-anywhere">{category}</span>
  </span>
);

/** Whether a set is still being made. */
export const SetBadge = ({ isDraft }: { isDraft: boolean }) => {
  const t = useDeskTexts();
  return <Badge tone={isDraft ? 'plain' : 'good'}>{t(isDraft ? 'saved.draft' : 'saved.ready')}</Badge>;
};
