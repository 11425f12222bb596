import { useQuery } from '@tanstack/react-query';
import { getMyGames } from '../../api/get-my-games.js';
import { QuickGameButton } from '../../shared/quick-game-button.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { GameRow } from './game-row.js';
import { MyGamesSkeleton } from './my-games-skeleton.js';

/** The list follows a change of a game within 2 s; asked a little slower than that, it is never long behind. */
const refreshMs = 5_000;

/** The list of this host's games, with its empty, loading and error states. */
export const MyGames = () => {
  const t = useTexts();
  const games = useQuery({
    queryKey: ['my-games'],
    queryFn: ({ signal }) => getMyGames(signal),
    refetchInterval: refreshMs,
  });
  if (games.isPending) return <MyGamesSkeleton />;
  if (games.isError) {
    return (
      <MessagePage title={t('account.loadFailed')} text={t('errors.unavailable')}>
        <Button tone="main" onClick={() => void games.refetch()}>
          {t('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  if (games.data.items.length === 0) {
    return (
      <MessagePage title={t('account.noGames')} text={t('account.noGamesText')}>
        <QuickGameButton label={t('home.quickGameMake')} />
      </MessagePage>
    );
  }
  return (
    <section className="mx-auto w-full max-w-3xl px-5 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('account.myGames')}</h1>
        <QuickGameButton label={t('home.quickGame')} />
      </div>
      <ul className="mt-6 divide-y-2 divide-line">
        {games.data.items.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
};
