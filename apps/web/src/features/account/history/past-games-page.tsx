import type { HistoryItem } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inOne, reading } from '../../../api/queries.js';
import { BackToDashboard, DeskPage } from '../../../frame/desk-page.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { kindTexts } from '../../../frame/kind-texts.js';
import { isSessionOver } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { Badge, type BadgeTone } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Facts, ListSkeleton, ShowMore } from '../paged-list.js';

export { ListSkeleton as Waiting } from '../paged-list.js';

/** The history with its loading, empty and error states. */
const PastGamesPage = () => {
  const t = useDeskTexts();
  usePageTitle(t('history.title'));
  const games = useInfiniteQuery(reading.history);
  const items = games.data ? inOne(games.data) : [];
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
      {games.isSuccess && items.length === 0 && (
        <section className="mt-10">
          <h2 className="text-2xl">{t('history.emptyTitle')}</h2>
          <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{t('history.emptyText')}</p>
          <ButtonLink to={paths.questionSource} tone="main">
            {t('history.createFirst')}
          </ButtonLink>
        </section>
      )}
      <ul className="mt-4 divide-y-2 divide-line">
        {items.map((game, index) => (
          <HistoryRow key={game.id} game={game} number={index + 1} />
        ))}
      </ul>
      <div className="pb-12">
        <ShowMore pages={games} />
      </div>
    </DeskPage>
  );
};
export default PastGamesPage;

const WaysOn = () => (
  <p className="flex flex-wrap gap-x-3">
    <ButtonLink to={paths.insights} tone="quiet" className="-mx-3">
      {useDeskTexts()('insights.title')}
    </ButtonLink>
    <BackToDashboard />
  </p>
);

const tones: Record<HistoryItem['status'], BadgeTone> = {
  completed: 'good',
  abandoned: 'bad',
  in_progress: 'live',
};

interface HistoryRowProps {
  game: HistoryItem;
  /** For a game without a title. */
  number: number;
}

/** One hosted game: how it went in a line, and the way to every answer of it. */
const HistoryRow = ({ game, number }: HistoryRowProps) => {
  const t = useDeskTexts();
  const day = useDayText();
  const status = game.status ?? 'completed';
  const [category, difficulty] = kindTexts(
    game.category || t('history.mixed'),
    game.difficulty ? t(`sets.${game.difficulty}`) : t('history.medium'),
    t('history.mixed'),
  );
  const title = game.title || t('history.untitled', { number });
  return (
    <li
      data-testid="past-game"
      className="grid gap-x-6 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_17rem_22rem] lg:items-center"
    >
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={tones[status] ?? 'plain'}>{t(`history.${status}`)}</Badge>
          <span>{category}</span>
          {difficulty && <span className="text-muted">{difficulty}</span>}
          <time dateTime={game.createdAt} className="numbers text-muted">
            {day(game.createdAt)}
          </time>
        </p>
      </div>
      <Facts
        facts={[
          { label: t('history.players'), value: String(game.participantCount) },
          { label: t('history.winner'), value: game.winner ?? t('history.none') },
          { label: t('history.duration'), value: durationText(t, game.duration) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow lg:justify-end">
        {game.gameCode && (
          <CopyButton
            label={t('history.copyCode', { code: game.gameCode })}
            text={game.gameCode}
            alertText={t('history.copyByHand', { code: game.gameCode })}
          />
        )}
        {status === 'in_progress' ? (
          <ButtonLink to={paths.hostPanel(game.id)}>{t('dashboard.hostPanel')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.results(game.id)}>
            {t('history.results')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

/** Whole seconds in words; null for a game that never had an end. */
const durationText = (t: ReturnType<typeof useDeskTexts>, seconds: number | null): string => {
  if (seconds === null) return t('history.none');
  if (seconds < 60) return t('history.seconds', { seconds });
  return t('history.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
};
