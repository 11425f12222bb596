import type { Board, BoardPeriod } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getLeaderboard } from '../../api/get-leaderboard.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { RankingTable } from './ranking-table.js';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** One of the four lists with its loading, empty and error states. */
export const Ranking = ({ of, period }: { of: Board; period: BoardPeriod }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const board = useInfiniteQuery({
    queryKey: ['leaderboard', of, period],
    queryFn: ({ pageParam, signal }) => getLeaderboard({ of, period, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  if (board.isPending) {
    return (
      <Skeleton text={common('common.loading')} className="flex flex-col gap-2">
        {rows.map((row) => (
          <Bone key={row} className="h-14" />
        ))}
      </Skeleton>
    );
  }
  if (board.isError) {
    return (
      <div role="alert">
        <p className="mb-3">{t('boards.failed')}</p>
        <Button onClick={() => void board.refetch()}>{common('common.tryAgain')}</Button>
      </div>
    );
  }
  const entries = board.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) {
    return (
      <p className="py-4 text-lg text-muted">
        {t(period === 'week' ? 'boards.emptyWeek' : 'boards.emptyAll')}
      </p>
    );
  }
  return (
    <>
      <RankingTable
        caption={t('boards.caption', { of: t(`boards.${of}`), period: t(`boards.${period}`) })}
        entries={entries}
      />
      {board.hasNextPage && (
        <Button className="mt-6" busy={board.isFetchingNextPage} onClick={() => void board.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
};
