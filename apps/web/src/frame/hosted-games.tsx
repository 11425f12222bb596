import type { GameCard, UserView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reading } from '../api/queries.js';
import { failureText } from '../texts/problem-text.js';
import { useDayText } from '../texts/regional.js';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { LoadFailed } from '../ui/message-page.js';

interface HostedGamesProps {
  account: UserView;
  isOffered: (game: GameCard) => boolean;
  /** Said where the account has no game of this kind at all. */
  none: string;
  /** What leads to older ones. */
  more: string;
  /** What can be done with one. */
  press: (game: GameCard) => ReactNode;
}

/** A host's own live games to choose from, the newest first. */
export const HostedGames = ({ account, isOffered, none, more, press }: HostedGamesProps) => {
  const t = useTexts();
  const day = useDayText();
  const games = useInfiniteQuery(reading.hostedGames(account.id));
  const all = (games.data?.pages ?? []).flatMap(({ items }) => items).filter(({ kind }) => kind === 'live');
  return (
    <>
      {games.isPending && <p className="text-muted">{t('common.loading')}</p>}
      {games.isError && <LoadFailed text={failureText(t, games.error)} again={() => void games.refetch()} />}
      {games.isSuccess && all.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="divide-y divide-line">
        {all.filter(isOffered).map((game) => (
          <li key={game.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <span dir="auto" className="block font-bold wrap-anywhere">
                {game.title}
              </span>
              <span className="text-sm text-muted">{day(game.createdAt)}</span>
            </span>
            {press(game)}
          </li>
        ))}
      </ul>
      {games.hasNextPage && (
        <Button
          tone="quiet"
          className="mt-2"
          busy={games.isFetchingNextPage}
          onClick={() => void games.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  );
};
