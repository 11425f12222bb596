import { type HistoryItem, limits } from '@clockbeat/domain/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inOne, reading } from '../../api/queries.js';
import { useSettled } from '../../lib/use-settled.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { LoadFailed } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** As many as can be taken in at a glance; who looks for an older one searches. */
const shownAtOnce = 5;
/** A hand that types is not asked after each letter. */
const typingMs = 300;

/** Of the games that the account hosted and that have ended: the newest, or those that have a text in title or code. */
export const GamePicker = ({ onPick }: { onPick: (gameId: string) => void }) => {
  const a = useAfterTexts();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const q = text === '' ? '' : settled;
  const games = useInfiniteQuery(reading.history({ q, state: 'completed' }));
  const found = games.data ? inOne(games.data) : [];
  return (
    <div className="mt-4">
      <search className="block max-w-xl">
        <TextField
          type="search"
          label={a('export.search')}
          hint={a('export.searchHint')}
          value={text}
          maxLength={limits.title}
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      {games.isPending && (
        <Skeleton text={a('export.loading')}>
          <Bone className="h-40 w-full" />
        </Skeleton>
      )}
      {games.isError && <LoadFailed text={a('export.gamesFailed')} again={() => void games.refetch()} />}
      {games.isSuccess && found.length === 0 && (
        <p role="status" className="text-muted">
          {a(q === '' ? 'export.noGames' : 'export.noneFits')}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label={a('export.found')} className="mt-2 divide-y-2 divide-line border-y-2 border-line">
          {found.slice(0, shownAtOnce).map((game) => (
            <li key={game.id}>
              <Found game={game} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
      {(found.length > shownAtOnce || games.hasNextPage) && (
        <p className="mt-2 text-sm text-muted">{a('export.moreFit', { count: shownAtOnce })}</p>
      )}
    </div>
  );
};

const Found = ({ game, onPick }: { game: HistoryItem; onPick: (gameId: string) => void }) => {
  const t = useTexts();
  const a = useAfterTexts();
  const moment = useMomentText();
  return (
    <button
      type="button"
      onClick={() => onPick(game.id)}
      className="flex min-h-14 w-full cursor-pointer flex-wrap items-baseline gap-x-4 py-3 text-start hover:bg-surface"
    >
      <span className="min-w-0 grow font-bold wrap-anywhere underline decoration-line-strong underline-offset-4">
        {game.title || a('export.untitled')}
      </span>
      <span className="numbers text-sm text-muted">
        {[game.gameCode, moment(game.createdAt), t('common.players', { count: game.participantCount })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
};

/** The game that is chosen: which it is, who stands in its log, and the way to another. */
export const ChosenGame = ({ gameId, onOther }: { gameId: string; onOther: () => void }) => {
  const t = useTexts();
  const a = useAfterTexts();
  const moment = useMomentText();
  const { data: game, isPending } = useQuery(reading.game(gameId));
  return (
    <div className="mt-4">
      {isPending && (
        <Skeleton text={a('export.loading')} className="text-sm text-transparent">
          <Bone className="h-7 w-72 max-w-full" />
          <Bone className="mt-1 h-4 w-56" />
          {/* As long as what comes most often: how many lines that takes hangs on the width. */}
          <p className="mt-2">
            <span className="rounded-field bg-line box-decoration-clone">{a('export.mineNames')}</span>
          </p>
        </Skeleton>
      )}
      {game && (
        <>
          <p dir="auto" className="text-xl font-bold wrap-anywhere">
            {game.title}
          </p>
          <p className="numbers text-sm text-muted">
            {[
              game.gameCode,
              moment(game.completedAt ?? game.createdAt),
              t('common.players', { count: game.participantCount }),
            ].join(' · ')}
          </p>
          <p className="mt-2 text-sm text-muted">
            {a(game.isOwner ? 'export.mineNames' : 'export.allNames')}
            {game.status !== 'finished' && ` ${a('export.runs')}`}
          </p>
        </>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onOther}>{a('export.another')}</Button>
        {isPending && <span className={buttonClass('plain', 'invisible')}>{a('charts.backToResults')}</span>}
        {game?.isOwner && game.status === 'finished' && (
          <ButtonLink to={paths.results(gameId)}>{a('charts.backToResults')}</ButtonLink>
        )}
      </p>
    </div>
  );
};
