import type { Page } from '@clockbeat/domain/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inOne } from '../../api/queries.js';
import { useEndedSession } from '../../frame/session.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { LoadFailed } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** What a part of the page is until it is there. */
export const PartSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="flex flex-col gap-4">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Bone key={row} className="h-8 w-full" />
    ))}
  </Skeleton>
);

interface PagesProps<T> {
  pages: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  children: (items: T[]) => ReactNode;
}

/** A list that comes page by page, with its loading and error states. */
export const Pages = <T,>({ pages, children }: PagesProps<T>) => {
  const t = useOperatorTexts();
  useEndedSession(pages.error);
  if (pages.isPending) return <PartSkeleton />;
  if (!pages.data) return <LoadFailed text={t('operator.loadFailed')} again={() => void pages.refetch()} />;
  return (
    <div className="mt-4">
      {children(inOne(pages.data))}
      {pages.hasNextPage && (
        <Button className="mt-6" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('operator.more')}
        </Button>
      )}
    </div>
  );
};
