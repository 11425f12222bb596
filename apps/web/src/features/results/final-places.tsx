import type { FinalEntry, Results } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reading } from '../../api/queries.js';
import { plainLetters } from '../../lib/plain-letters.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { Board } from '../../ui/board.js';
import { Button } from '../../ui/button.js';
import { DataTable } from '../../ui/data-table.js';
import { DeadHeats } from '../../ui/dead-heats.js';
import { TextField } from '../../ui/field.js';
import { Link } from '../../ui/link.js';

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
    ...reading.places(gameId),
    initialData: { pages: [results], pageParams: [null] },
  });
  const places = pages.data.pages.flatMap(({ scores }) => scores);
  const [wanted, setWanted] = useState('');
  const needle = plainLetters(wanted);
  const found = needle ? places.filter(({ name }) => plainLetters(name).includes(needle)) : places;
  // somebody who is looked for may stand far down
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const looksOn = needle !== '' && found.length === 0 && hasNextPage;
  useEffect(() => {
    if (looksOn && !isFetchingNextPage) void fetchNextPage();
  }, [looksOn, isFetchingNextPage, fetchNextPage]);
  const shown = all || needle ? found : found.slice(0, shownAtFirst);
  const more = (): void => {
    if (all) void fetchNextPage();
    setAll(true);
  };
  return (
    <>
      {results.questions && results.participantCount > shownAtFirst && (
        <div className="mb-4 max-w-sm">
          <TextField
            label={room('host.filter')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      {results.questions ? (
        <HostsPlaces
          gameId={gameId}
          places={shown}
          empty={room(needle === '' ? 'screen.nobody' : looksOn ? 'host.looking' : 'host.noMatch')}
        />
      ) : (
        <Board
          players={withOwn(shown, you)}
          ownId={you?.id ?? null}
          caption={t('common.leaderboard')}
          emptyText={room('screen.nobody')}
        />
      )}
      {needle === '' && (shown.length < places.length || hasNextPage) && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={more}>
          {d('history.more')}
        </Button>
      )}
    </>
  );
};

const withOwn = (shown: readonly FinalEntry[], you: FinalEntry | null): readonly FinalEntry[] =>
  you === null || shown.some(({ id }) => id === you.id) ? shown : [...shown, you];

interface HostsPlacesProps {
  gameId: string;
  places: readonly FinalEntry[];
  /** What is said where none is shown. */
  empty: string;
}

/** As the host sees the places: with what each player's came of, and the way to every answer of it. */
const HostsPlaces = ({ gameId, places, empty }: HostsPlacesProps) => {
  const t = useTexts();
  const a = useAfterTexts();
  const oneDigit = useOneDigit();
  return (
    <>
      <DataTable
        caption={t('common.leaderboard')}
        empty={empty}
        rows={places}
        rowKey={({ id }) => id}
        columns={[
          {
            header: t('common.name'),
            cell: ({ id, name, teamName }) => (
              <>
                <Link
                  to={paths.playerResults(gameId, id)}
                  className="inline-flex min-h-11 min-w-11 max-w-full items-center font-bold underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                </Link>
                {teamName && <span className="ps-2 text-sm text-muted">{teamName}</span>}
              </>
            ),
          },
          { header: t('common.rank'), figures: true, cell: ({ position }) => position },
          {
            header: t('common.score'),
            figures: true,
            cell: ({ score }) => t('common.figure', { count: score }),
          },
          {
            header: a('charts.right'),
            figures: true,
            cell: ({ correct, total }) => a('insights.chosenBy', { part: correct, count: total }),
          },
          {
            header: a('charts.perAnswer'),
            figures: true,
            cell: ({ averageSeconds }) =>
              averageSeconds === null ? '–' : a('charts.seconds', { seconds: oneDigit(averageSeconds) }),
          },
        ]}
      />
      <DeadHeats entries={places} />
    </>
  );
};
