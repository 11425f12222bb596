import type { SavedSetView, UserView } from '@clockbeat/domain/contract';
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { myAssignments, myLeagues, mySeries } from '../../../api/planned.js';
import { reading } from '../../../api/queries.js';
import { AuthenticationError, type Passed } from '../../../frame/gates.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { isSessionOver } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { claimGuestSets } from '../../../hosting/guest-session.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button.js';
import { ChoiceLink } from '../../../ui/choice.js';
import { Link } from '../../../ui/link.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { type HostFigures as Figures, figuresOf, greetingAt, levelOf } from './host-words.js';
import { LiveNow } from './live-now.js';
import { MySets } from './my-sets.js';

/** Only who has a series, a league or an assignment loads what tells of it; without it the dashboard is as it was. */
const Planned = lazy(() => import('./planned.js').catch(() => ({ default: () => null })));

/** Where a host begins: one clear next step, what is running, what there is. A part that doesn't come leaves the others in use. */
const DashboardPage = ({ account: user }: Pick<Passed, 'account'>) => {
  usePageTitle(useTexts()('common.dashboard'));
  const t = useDeskTexts();
  const stats = useQuery(reading.stats);
  const sets = useNewestSets();
  const games = useInfiniteQuery(reading.hostedGames(user.id));
  const { data: series = [] } = useQuery(mySeries);
  const { data: leagues = [] } = useQuery(myLeagues);
  const { data: { items: assignments } = { items: [] } } = useQuery(myAssignments);
  if (isSessionOver(stats.error) || isSessionOver(sets.error)) return <AuthenticationError />;
  if (stats.isPending || sets.isPending || games.isPending) return <Waiting />;
  const running = games.data?.pages[0]?.items.filter(({ status }) => status !== 'finished') ?? [];
  const figures = stats.data ? figuresOf(stats.data) : null;
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-16 sm:pt-10">
      <Hello user={user} levelGames={figures?.levelGames ?? null} />
      <LiveNow user={user} expected={running.length} />
      {series.length + leagues.length + assignments.length > 0 && (
        <Suspense>
          <Planned series={series} leagues={leagues} assignments={assignments} />
        </Suspense>
      )}
      {figures ? (
        <HostFigures figures={figures} />
      ) : (
        <LoadFailed text={t('dashboard.statsFailed')} again={() => void stats.refetch()} />
      )}
      <MySets sets={sets} />
      <WaysOn totalPlayers={figures?.totalPlayers ?? null} />
    </div>
  );
};
export default DashboardPage;

/** As many as fit a look; the rest is a page away. */
const shownAtMost = 6;

/** The account's newest saved sets; a guest's that the sign-in could not bring along come along now. */
const useNewestSets = (): UseQueryResult<SavedSetView[]> =>
  useQuery(reading.newestSets(shownAtMost, claimGuestSets));

/** The dashboard before it is there. */
export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_minmax(0,24rem)] md:items-center">
      <div>
        <Bone className="h-10 w-80 max-w-full sm:h-12" />
        <Bone className="mt-4 h-6 w-64 max-w-full" />
      </div>
      <div>
        <Bone className="h-28 rounded-card" />
        <Bone className="my-4 h-14" />
      </div>
    </div>
    <div className="mt-10 grid grid-cols-2 gap-6 border-y-2 border-line py-5 sm:grid-cols-4">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </div>
    <Bone className="mt-12 h-8 w-52" />
    <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Bone className="h-44 rounded-card" />
      <Bone className="h-44 rounded-card" />
      <Bone className="h-44 rounded-card" />
    </div>
  </Skeleton>
);

/** Four numbers, set large between two lines: no boxes. */
const HostFigures = ({ figures }: { figures: Figures }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const oneDigit = useOneDigit();
  const rows = [
    { label: t('dashboard.gamesHosted'), value: common('common.figure', { count: figures.gamesHosted }) },
    { label: t('dashboard.totalPlayers'), value: common('common.figure', { count: figures.totalPlayers }) },
    { label: t('dashboard.avgRating'), value: oneDigit(figures.avgRating) },
    { label: t('dashboard.questionSets'), value: common('common.figure', { count: figures.questionSets }) },
  ];
  return (
    <section aria-label={t('dashboard.statsTitle')} className="mt-10 border-y-2 border-line py-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {rows.map(({ label, value }) => (
          <div key={label} data-testid="stat" className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numbers font-display text-3xl leading-tight font-extrabold sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

interface HelloProps {
  user: UserView;
  /** Null while it isn't known. */
  levelGames: number | null;
}

/** Who is greeted, how far they have come, and the one next step. */
const Hello = ({ user, levelGames }: HelloProps) => {
  const t = useDeskTexts();
  const name = user.firstName?.trim() || t('dashboard.host');
  return (
    <header className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_minmax(0,24rem)] md:items-center">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{t(greetingAt(new Date()), { name })}</h1>
        {levelGames !== null && <LevelLine levelGames={levelGames} />}
        {user.roles?.includes('operator') && (
          <ButtonLink to={paths.operator} className="mt-4">
            {t('dashboard.operations')}
          </ButtonLink>
        )}
      </div>
      {user.mayHost === false ? <PlaysOnly /> : <WaysToHost />}
    </header>
  );
};

const PlaysOnly = () => {
  const t = useDeskTexts();
  return (
    <div className="border-s-4 border-line-strong ps-4">
      <p>{t('dashboard.playsOnly')}</p>
      <ButtonLink to={paths.joinTeam} tone="main" className="mt-4">
        {t('dashboard.playsOnlyJoin')}
      </ButtonLink>
    </div>
  );
};

const WaysToHost = () => {
  const t = useDeskTexts();
  return (
    <div>
      <ChoiceLink to={paths.pick} title={t('dashboard.hostGame')} text={t('dashboard.hostGameText')} main />
      <ChoiceLink to={paths.questionSource} title={t('dashboard.create')} text={t('dashboard.createText')} />
      <NearQuota of="runningGames" className="mt-2 sm:px-4" />
    </div>
  );
};

const LevelLine = ({ levelGames }: { levelGames: number }) => {
  const t = useDeskTexts();
  const { name, share, next } = levelOf(levelGames);
  const percent = Math.round(100 * share);
  return (
    <div className="mt-4 max-w-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge>{t(name)}</Badge>
        <span className="text-sm text-muted">
          {next ? t('dashboard.toNext', { count: next.games, level: t(next.name) }) : t('dashboard.topLevel')}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={t('dashboard.levelProgress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-text" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};

/** Where else one can go from here: bank, history, account. */
const WaysOn = ({ totalPlayers }: { totalPlayers: number | null }) => {
  const t = useDeskTexts();
  const bank = useQuery(reading.accountCategories);
  return (
    <div className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
      <Way
        to={paths.bank}
        title={t('dashboard.bankTitle')}
        text={bank.data ? t('dashboard.bankCount', { count: bank.data.total }) : t('dashboard.bankText')}
      >
        <ButtonLink to={paths.bank} tone="quiet">
          {t('dashboard.browseCategories')}
        </ButtonLink>
        <ButtonLink to={paths.questionSource} tone="quiet">
          {t('dashboard.quickGame')}
        </ButtonLink>
      </Way>
      <Way title={t('dashboard.hostedTitle')} text={t('dashboard.hostedText')}>
        <ButtonLink to={paths.series} tone="quiet">
          {t('dashboard.series')}
        </ButtonLink>
        <ButtonLink to={paths.assignments} tone="quiet">
          {t('dashboard.assignments')}
        </ButtonLink>
        <ButtonLink to={paths.evenings} tone="quiet">
          {t('dashboard.evenings')}
        </ButtonLink>
        <ButtonLink to={paths.pastGames} tone="quiet">
          {t('dashboard.history')}
        </ButtonLink>
        <ButtonLink to={paths.insights} tone="quiet">
          {t('dashboard.insights')}
        </ButtonLink>
        <ButtonLink to={paths.leagues} tone="quiet">
          {t('dashboard.leagues')}
        </ButtonLink>
        <ButtonLink to={paths.leaderboards} tone="quiet">
          {t('dashboard.boardsTitle')}
        </ButtonLink>
      </Way>
      <Way
        title={t('dashboard.accountTitle')}
        text={totalPlayers === null ? '' : t('dashboard.accountText', { count: totalPlayers })}
      >
        <ButtonLink to={paths.profileEdit} tone="quiet">
          {t('dashboard.editProfile')}
        </ButtonLink>
        <ButtonLink to={paths.profileSettings} tone="quiet">
          {t('dashboard.settings')}
        </ButtonLink>
      </Way>
    </div>
  );
};

interface WayProps {
  /** Where the title leads. */
  to?: string;
  title: string;
  text: string;
  children: ReactNode;
}

const Way = ({ to, title, text, children }: WayProps) => (
  <section className="border-t-2 border-line pt-4">
    <h2 className="flex min-h-11 items-center text-xl">
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
    <p className="mt-1 text-muted">{text}</p>
    <p className="mt-1 -ms-3 flex flex-wrap">{children}</p>
  </section>
);
