import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { SavedRow } from './saved-row.js';
import { useSavedGames } from './use-saved-games.js';

/** The list with its empty, loading and error states. */
export const SavedList = ({ userId }: { userId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { games, failed, askAgain, more } = useSavedGames(userId);
  if (games === null && !failed) return <ListSkeleton />;
  if (games === null) {
    return (
      <MessagePage title={room('myTrivia.loadFailed')} text={t('errors.unavailable')}>
        <Button tone="main" onClick={askAgain}>
          {t('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  if (games.length === 0) {
    return (
      <MessagePage title={room('myTrivia.empty')} text={room('myTrivia.emptyText')}>
        <ButtonLink to={paths.createTeam} tone="main">
          {room('myTrivia.createTeam')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <section className="mx-auto w-full max-w-3xl px-5 py-8">
      <h1 className="text-3xl sm:text-4xl">{room('myTrivia.title')}</h1>
      <ul className="mt-6 divide-y-2 divide-line">
        {games.map((game) => (
          <SavedRow key={game.gameId} game={game} />
        ))}
      </ul>
      {more && (
        <Button busy={more.coming} onClick={more.ask} className="mt-4">
          {room('myTrivia.more')}
        </Button>
      )}
    </section>
  );
};

const rows = ['first', 'second', 'third'];

const ListSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 py-8">
      <Bone className="h-10 w-56" />
      <div className="mt-6 grid gap-3">
        {rows.map((row) => (
          <Bone key={row} className="h-16" />
        ))}
      </div>
    </Skeleton>
  );
};
