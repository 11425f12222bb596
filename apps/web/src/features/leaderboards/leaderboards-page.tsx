import type { Board, BoardPeriod, LeaderboardEntry } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Tabs } from '../../ui/desk/tabs.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

const periods: readonly BoardPeriod[] = ['week', 'all'];

/** The best signed-in players and teams, this week and of all time; for anyone to see. */
const LeaderboardsPage = () => {
  const t = useDeskTexts();
  const [period, setPeriod] = useState<BoardPeriod>('week');
  return (
    <DeskPage title={t('boards.title')} lead={t('boards.lead')}>
      <div className="mt-6">
        <PillChoice
          label={t('boards.period')}
          options={periods.map((value) => ({ value, label: t(`boards.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="mt-6 pb-12">
        <Tabs
          label={t('boards.title')}
          tabs={[
            {
              value: 'players',
              label: t('boards.players'),
              content: <Ranking of="players" period={period} />,
            },
            { value: 'teams', label: t('boards.teams'), content: <Ranking of="teams" period={period} /> },
          ]}
        />
      </div>
    </DeskPage>
  );
};
export default LeaderboardsPage;

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** One of the four lists with its loading, empty and error states. */
const Ranking = ({ of, period }: { of: Board; period: BoardPeriod }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const board = useInfiniteQuery(reading.leaderboard(of, period));
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

/** The first three wear the podium's colours. */
const medals = ['bg-volt text-ink', 'bg-sky text-ink', 'bg-coral text-ink'];

interface RankingTableProps {
  caption: string;
  entries: readonly LeaderboardEntry[];
}

/** A ranking; a bar behind each line shows how far it is from the best. */
const RankingTable = ({ caption, entries }: RankingTableProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const best = Math.max(1, entries[0]?.score ?? 0);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-start text-sm text-muted">
          <th scope="col" className="w-16 pb-2 font-normal">
            {t('boards.rank')}
          </th>
          <th scope="col" className="pb-2 font-normal">
            {t('boards.name')}
          </th>
          <th scope="col" className="w-16 pb-2 text-end font-normal">
            {t('boards.games')}
          </th>
          <th scope="col" className="w-24 pb-2 text-end font-normal">
            {t('boards.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ position, name, score, games }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have one name, and the order is fixed
          <tr key={index} className="border-t-2 border-line">
            <td className="py-3">
              <span
                className={classNames(
                  'numbers grid size-9 place-items-center rounded-full font-extrabold',
                  medals[position - 1],
                )}
              >
                {position}
              </span>
            </td>
            <th scope="row" className="py-3 pe-3 text-start">
              <span className="block truncate text-lg font-bold">{name}</span>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-text"
                  style={{ width: `${Math.max(0, (100 * score) / best)}%` }}
                />
              </span>
            </th>
            <td className="numbers py-3 text-end text-muted">{common('common.figure', { count: games })}</td>
            <td className="numbers py-3 text-end text-lg font-bold">
              {common('common.figure', { count: score })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
