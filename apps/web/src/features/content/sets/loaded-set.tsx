import { useQuery } from '@tanstack/react-query';
import { getSavedSet } from '../../../api/get-saved-set.js';
import { ApiError } from '../../../api/request.js';
import { paths } from '../../../paths.js';
import { setKey } from '../../../shared/saved-sets.js';
import { useEndedSession } from '../../../shared/use-ended-session.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { EditSet } from './edit-set.js';
import { EditSetSkeleton } from './edit-set-skeleton.js';

/** The set as it is saved; for a missing or foreign one there is a way back. */
export const LoadedSet = ({ setId, guest }: { setId: string; guest: string | null }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const set = useQuery({
    queryKey: setKey(setId, guest),
    queryFn: ({ signal }) => getSavedSet(setId, guest, signal),
    // A form stands on it: what is typed is not to be overtaken.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEndedSession(guest === null ? set.error : null);
  if (set.isPending) return <EditSetSkeleton />;
  if (set.isError) {
    const missing = set.error instanceof ApiError && [400, 403, 404].includes(set.error.statusCode);
    return (
      <MessagePage
        title={t(missing ? 'sets.notFound' : 'sets.fetchFailed')}
        text={missing ? t('sets.notFoundText') : common('errors.unavailable')}
      >
        {!missing && (
          <Button tone="main" onClick={() => void set.refetch()}>
            {common('common.tryAgain')}
          </Button>
        )}
        <ButtonLink to={paths.savedSets} tone={missing ? 'main' : 'plain'}>
          {t('sets.listTitle')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return <EditSet set={set.data} guest={guest} />;
};
