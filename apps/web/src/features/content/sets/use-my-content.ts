import type { CategoryCount, SavedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCategories } from '../../../api/get-categories.js';
import { getSavedSets } from '../../../api/get-saved-sets.js';
import { listOfSets, setsKey } from '../../../shared/saved-sets.js';
import { useEndedSession } from '../../../shared/use-ended-session.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { notify } from '../../../ui/notices.js';

type MyContent =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'here'; sets: SavedSetView[]; categories: CategoryCount[] };

/** Saved sets, and the categories of the uploads; a guest has none of these. Without the categories the sets stand alone. */
export const useMyContent = (guest: string | null): MyContent => {
  const t = useDeskTexts();
  const sets = useQuery({
    queryKey: setsKey(guest),
    queryFn: ({ signal }) => getSavedSets(guest, signal),
    ...listOfSets,
  });
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => getCategories(signal),
    enabled: guest === null,
  });
  useEffect(() => {
    const title = t('sets.loadingError');
    if (sets.isError) notify(t('sets.loadFailed'), { title, tone: 'error' });
    else if (categories.isError) notify(t('sets.categoriesFailed'), { title, tone: 'error' });
  }, [t, sets.isError, categories.isError]);

  useEndedSession(guest === null ? sets.error : null);

  if (sets.isPending || categories.isLoading) return { state: 'loading' };
  if (sets.isError) return { state: 'failed', again: () => void sets.refetch() };
  const mine = categories.data?.items.filter(({ source }) => source === 'mine') ?? [];
  return { state: 'here', sets: sets.data, categories: mine };
};
