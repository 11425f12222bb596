import type { SavedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { useEndedSession } from '../../../frame/session.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

interface LoadedSetProps {
  setId: string;
  guest: string | null;
  children: (set: SavedSetView) => ReactNode;
}

/** The set as it is saved; for a missing or foreign one there is a way back. */
export const LoadedSet = ({ setId, guest, children }: LoadedSetProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const set = useQuery(reading.set(setId, guest));
  useEndedSession(guest === null ? set.error : null);
  if (set.isPending) return <Waiting />;
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
  return children(set.data);
};

const fields = ['category', 'difficulty', 'count', 'time'];

/** One set before it is there. */
export const Waiting = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-10 w-72 max-w-full" />
      <Bone className="mt-4 mb-3 h-5 w-40" />
      <div className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Bone className="mt-7 mb-7 h-13 sm:col-span-2" />
        {fields.map((field) => (
          <Bone key={field} className="mt-7 mb-7 h-13" />
        ))}
      </div>
      <Bone className="mt-6 h-7 w-40" />
      <Bone className="mt-4 h-24" />
      <Bone className="mt-4 h-24" />
    </Skeleton>
  );
};
