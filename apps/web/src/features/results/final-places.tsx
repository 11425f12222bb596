import type { FinalEntry, Results } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getResults } from '../../api/get-results.js';
import { seats } from '../../live/seat-storage.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board } from '../../ui/board.js';
import { Button } from '../../ui/button.js';

/** As many as leave the drawings below within reach. */
const shownAtFirst = 10;

/** The final places: the best first, everybody else on request, and one's own place always. */
export const FinalPlaces = ({ results }: { results: Results }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const d = useDeskTexts();
  const [all, setAll] = useState(false);
  const { gameId, you } = results;
  const pages = useInfiniteQuery({
    queryKey: ['results', gameId, 'places'],
    queryFn: ({ pageParam, signal }) => getResults(gameId, seats().find(gameId)?.token, signal, pageParam),
    initialPageParam: null as string | null,
    initialData: { pages: [results], pageParams: [null] },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const places = pages.data.pages.flatMap(({ scores }) => scores);
  const shown = all ? places : places.slice(0, shownAtFirst);
  const more = (): void => {
    if (all) void pages.fetchNextPage();
    setAll(true);
  };
  return (
    <>
      <Board
        players={withOwn(shown, you)}
        ownId={you?.id ?? null}
        caption={t('common.leaderboard')}
        emptyText={room('screen.nobody')}
      />
      {(shown.length < places.length || pages.hasNextPage) && (
        <Button className="mt-3" busy={pages.isFetchingNextPage} onClick={more}>
          {d('history.more')}
        </Button>
      )}
    </>
  );
};

const withOwn = (shown: readonly FinalEntry[], you: FinalEntry | null): readonly FinalEntry[] =>
  you === null || shown.some(({ id }) => id === you.id) ? shown : [...shown, you];
