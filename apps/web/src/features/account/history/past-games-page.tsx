import { type HistoryItem, type HistoryState, limits } from '@clockbeat/domain/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveGame } from '../../../api/account.js';
import { cached, inOne, reading } from '../../../api/queries.js';
import { BackToDashboard, DeskPage } from '../../../frame/desk-page.js';
import { tellFailure } from '../../../frame/failures.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { kindTexts } from '../../../frame/kind-texts.js';
import { QuickGameButton } from '../../../frame/make-game.js';
import { isSessionOver } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths } from '../../../paths.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useDayText, useMomentText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge, type BadgeTone } from '../../../ui/badge.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { ListSearch, NothingFound, useListSearch } from '../../../ui/desk/list-search.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Facts, ListSkeleton, ShowMore } from '../paged-list.js';

export { ListSkeleton as Waiting } from '../paged-list.js';

/** The history with its loading, empty and error states. */
const PastGamesPage = () => {
  const t = useDeskTexts();
  usePageTitle(t('history.title'));
  const search = useListSearch<HistoryState>();
  const games = useInfiniteQuery(reading.history({ q: search.q, state: search.choice }));
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
      {(items.length > 0 || search.active) && (
        <ListSearch
          search={search}
          label={t('history.search')}
          hint={t('history.searchHint')}
          maxLength={limits.title}
          choice={{
            label: t('history.state'),
            any: t('history.anyState'),
            words: {
              waiting: t('history.waiting'),
              running: t('history.in_progress'),
              completed: t('history.completed'),
              abandoned: t('history.abandoned'),
              archived: t('history.archived'),
            },
          }}
        />
      )}
      {games.isSuccess && items.length === 0 && search.active && (
        <NothingFound title={t('history.nothingFound')} clear={t('history.showAll')} onClear={search.clear} />
      )}
      {games.isSuccess && items.length === 0 && !search.active && (
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
          <HistoryRow key={game.id} game={game} number={index + 1} archived={search.choice === 'archived'} />
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
      {useDeskTexts()('dashboard.insights')}
    </ButtonLink>
    <ButtonLink to={paths.export} tone="quiet" className="-mx-3">
      {useDeskTexts()('dashboard.export')}
    </ButtonLink>
    <BackToDashboard />
  </p>
);

type Went = HistoryItem['status'] | 'waiting';

const tones: Record<Went, BadgeTone> = {
  completed: 'good',
  abandoned: 'bad',
  in_progress: 'live',
  waiting: 'plain',
};

/** How a game went. A game that nobody has started is not in progress; null for what only a newer server knows. */
const wentOf = ({ status, startedAt }: HistoryItem): Went | null => {
  if (status === 'in_progress' && startedAt === null) return 'waiting';
  // DASH-12: an older server leaves it out where a game has ended.
  const went = status ?? 'completed';
  return Object.hasOwn(tones, went) ? went : null;
};

interface HistoryRowProps {
  game: HistoryItem;
  /** For a game without a title. */
  number: number;
  archived: boolean;
}

/** One hosted game: how it went in a line, and the way to every answer of it. */
const HistoryRow = ({ game, number, archived }: HistoryRowProps) => {
  const t = useDeskTexts();
  const moment = useMomentText();
  const went = wentOf(game);
  const open = went === 'in_progress' || went === 'waiting';
  const [category, difficulty] = kindTexts(
    game.category || t('history.mixed'),
    game.difficulty ? t(`difficulties.${game.difficulty}`) : t('history.medium'),
    t('history.mixed'),
  );
  const title = game.title || t('history.untitled', { number });
  return (
    <li
      data-testid="past-game"
      className="grid gap-x-6 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_15rem_22rem] lg:items-center"
    >
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={went ? tones[went] : 'plain'}>{t(`history.${went ?? 'otherState'}`)}</Badge>
          <span>{category}</span>
          {difficulty && <span className="text-muted">{difficulty}</span>}
          <time dateTime={game.createdAt} className="numbers text-muted">
            {moment(game.createdAt)}
          </time>
        </p>
        <GoesSoon goesAt={game.goesAt} />
      </div>
      <Facts
        facts={[
          { label: t('history.players'), value: String(game.participantCount ?? t('history.none')) },
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
        {open ? (
          <ButtonLink to={paths.hostPanel(game.id)}>{t('dashboard.hostPanel')}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.results(game.id)}>
              {t('history.results')}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
            <QuickGameButton
              tone="quiet"
              game={{ fromGameId: game.id }}
              label={t('pick.playOneAgain', { title })}
            >
              {t('pick.playAgain')}
            </QuickGameButton>
          </>
        )}
        {!open && <ArchiveButton gameId={game.id} title={title} archived={archived} />}
      </div>
    </li>
  );
};

/** So long before it goes a game says when, ms. */
const toldBeforeMs = 30 * 24 * 60 * 60_000;

/** That the game is deleted soon, where it is: whoever wants to keep its results has to save them before. */
const GoesSoon = ({ goesAt }: Pick<HistoryItem, 'goesAt'>) => {
  const a = useAfterTexts();
  const day = useDayText();
  const at = Date.parse(goesAt ?? '');
  if (!(at - Date.now() <= toldBeforeMs)) return null;
  return (
    <p className="mt-1.5 text-sm font-bold">
      <time dateTime={goesAt ?? undefined}>{a('retention.goesAfter', { day: day(at) })}</time>
    </p>
  );
};

interface ArchiveButtonProps {
  gameId: string;
  title: string;
  archived: boolean;
}

/** Puts a game away that is over, or takes it out: nothing of it is lost, so nothing is asked. */
const ArchiveButton = ({ gameId, title, archived }: ArchiveButtonProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => archiveGame(gameId, !archived),
    onSuccess: () => {
      notify(t(archived ? 'history.takenOut' : 'history.archiveDone'));
      return queries.invalidateQueries({ queryKey: cached.history });
    },
    onError: (error) => tellFailure(common, error),
  });
  return (
    <Button tone="quiet" busy={isPending} onClick={() => mutate()}>
      {t(archived ? 'history.takeOut' : 'history.archive')}
      <span className="sr-only">: {title}</span>
    </Button>
  );
};

/** Whole seconds in words; none for a game that never had an end. */
const durationText = (t: ReturnType<typeof useDeskTexts>, seconds: number | null | undefined): string => {
  if (typeof seconds !== 'number') return t('history.none');
  if (seconds < 60) return t('history.seconds', { seconds });
  return t('history.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
};
