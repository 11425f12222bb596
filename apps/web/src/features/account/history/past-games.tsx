import { getHistory } from '../../../api/get-history.js';
import { paths } from '../../../paths.js';
import { AuthenticationError } from '../../../shared/authentication-error.js';
import { BackToDashboard } from '../../../shared/back-to-dashboard.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { isSessionOver } from '../../../shared/ended-session.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { ListSkeleton } from '../list-skeleton.js';
import { ShowMore } from '../show-more.js';
import { usePages } from '../use-pages.js';
import { HistoryRow } from './history-row.js';

/** The history with its loading, empty and error states. */
export const PastGames = () => {
  const t = useDeskTexts();
  const games = usePages(['account', 'history'], getHistory);
  if (games.isPending) return <ListSkeleton />;
  if (isSessionOver(games.error)) return <AuthenticationError />;
  return (
    <DeskPage title={t('history.title')} aside={<WaysOn />} wide>
      {games.isError && (
        <LoadFailed
          title={t('history.failedTitle')}
          text={t('history.failedText')}
          again={() => void games.refetch()}
        />
      )}
      {games.isSuccess && games.items.length === 0 && (
        <section className="mt-10">
          <h2 className="text-2xl">{t('history.emptyTitle')}</h2>
          <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{t('history.emptyText')}</p>
          <ButtonLink to={paths.questionSource} tone="main">
            {t('history.createFirst')}
          </ButtonLink>
        </section>
      )}
      <ul className="mt-4 divide-y-2 divide-line">
        {games.items.map((game, index) => (
          <HistoryRow key={game.id} game={game} number={index + 1} />
        ))}
      </ul>
      <div className="pb-12">
        <ShowMore pages={games} />
      </div>
    </DeskPage>
  );
};

const WaysOn = () => (
  <p className="flex flex-wrap gap-x-3">
    <ButtonLink to={paths.insights} tone="quiet" className="-mx-3">
      {useDeskTexts()('insights.title')}
    </ButtonLink>
    <BackToDashboard />
  </p>
);
