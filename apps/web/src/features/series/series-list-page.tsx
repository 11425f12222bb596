import { type SeriesLeague, type SeriesView, seriesLimits } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mySeries } from '../../api/planned.js';
import { changeSeries, makeNow, withChanged } from '../../api/series.js';
import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import { AuthenticationError } from '../../frame/gates.js';
import { useMakeGame } from '../../frame/make-game.js';
import { useScheduleWords } from '../../frame/schedule-words.js';
import { isSessionOver } from '../../frame/session.js';
import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { LoadFailed } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /dashboard/series: a host's evenings that come again. */
const SeriesListPage = () => {
  const t = useEveningsTexts();
  const queries = useQueryClient();
  const series = useQuery(mySeries);
  if (isSessionOver(series.error)) return <AuthenticationError />;
  const list = series.data ?? [];
  const put = (changed: SeriesView): void => {
    queries.setQueryData(mySeries.queryKey, withChanged(changed));
  };
  return (
    <DeskPage title={t('series.title')} lead={t('series.lead')} aside={<BackToDashboard />}>
      {series.isPending && <Waiting />}
      {series.isError && <LoadFailed text={t('series.loadFailed')} again={() => void series.refetch()} />}
      {series.isSuccess && list.length === 0 && (
        <section className="mt-8">
          <h2 className="text-2xl">{t('series.emptyTitle')}</h2>
          <p className="mt-2 max-w-prose text-lg text-muted">{t('series.emptyText')}</p>
        </section>
      )}
      {series.isSuccess &&
        (list.length >= seriesLimits.series ? (
          <p className="mt-6 text-muted">{t('series.full', { most: seriesLimits.series })}</p>
        ) : (
          <p className="mt-6">
            <ButtonLink to={paths.newSeries} tone={list.length === 0 ? 'main' : 'plain'}>
              {t('series.make')}
            </ButtonLink>
          </p>
        ))}
      <ul className="mt-4 divide-y-2 divide-line pb-12">
        {list.map((one) => (
          <SeriesRow key={one.id} series={one} onChanged={put} />
        ))}
      </ul>
    </DeskPage>
  );
};
export default SeriesListPage;

export const Waiting = () => (
  <Skeleton text={useEveningsTexts()('series.loading')} className="mx-auto w-full max-w-3xl py-8">
    <Bone className="h-7 w-72 max-w-full" />
    <Bone className="mt-3 h-5 w-56" />
    <Bone className="mt-4 h-11 w-40 rounded-full" />
  </Skeleton>
);

interface SeriesRowProps {
  series: SeriesView;
  onChanged: (changed: SeriesView) => void;
}

/** One series: when it is, what hinders it, and the one next step. */
const SeriesRow = ({ series, onChanged }: SeriesRowProps) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const { id, title, code, schedule, paused, problem, league, game, upcoming } = series;
  const next = upcoming.find(({ skipped }) => !skipped);
  return (
    <li data-testid="series" className="py-5">
      <h2 className="text-xl wrap-anywhere">
        <Link
          to={paths.editSeries(id)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <span dir="auto">{title}</span>
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {words.every(schedule)}
        <span className="numbers text-muted">{t('series.code', { code })}</span>
        {paused ? <Badge>{t('series.paused')}</Badge> : !next && <Badge>{t('series.over')}</Badge>}
      </p>
      <p className="mt-1 text-muted">
        {game
          ? t('series.tonight')
          : next && t('series.next', { moment: words.moment(next.startsAt, schedule.zone) })}
      </p>
      {problem && <p className="mt-2 font-bold text-bad">{t(`series.problem_${problem}`)}</p>}
      {league && <LeagueNote league={league} />}
      <SeriesActions series={series} next={next?.startsAt} onChanged={onChanged} />
    </li>
  );
};

/** Which league the nights come into, or why they do not: they are played all the same. */
const LeagueNote = ({ league: { id, title, problem } }: { league: SeriesLeague }) => {
  const t = useEveningsTexts();
  const named = { league: title ?? '' };
  if (problem) return <p className="mt-2 text-muted">{t(`series.league_${problem}`, named)}</p>;
  return (
    <p className="mt-1">
      <Link to={paths.leagueDesk(id)} className="text-muted underline underline-offset-4">
        {t('series.inLeague', named)}
      </Link>
    </p>
  );
};

interface SeriesActionsProps extends SeriesRowProps {
  /** When the next night begins; undefined: none comes. */
  next: string | undefined;
}

/** What a host does with a series on an evening: most of all, to its panel. */
const SeriesActions = ({ series, next, onChanged }: SeriesActionsProps) => {
  const t = useEveningsTexts();
  const common = useTexts();
  const { making, make } = useMakeGame();
  const [changing, setChanging] = useState(false);
  const [now] = useState(Date.now);
  const { id, title, paused, game } = series;
  const isNear = next !== undefined && Date.parse(next) - now <= seriesLimits.madeEarlyMs;
  const turn = async (): Promise<void> => {
    setChanging(true);
    try {
      onChanged(await changeSeries(id, { paused: !paused }));
    } catch (error) {
      tellFailure(common, error);
    }
    setChanging(false);
  };
  return (
    <p className="mt-3 -ms-3 flex flex-wrap gap-1">
      {game && (
        <ButtonLink to={paths.hostPanel(game.gameId)} tone="main" className="ms-3">
          {t('series.panel')}
        </ButtonLink>
      )}
      {!game && isNear && (
        <Button busy={making} onClick={() => make(() => makeNow(id))} className="ms-3">
          {t('series.makeNow')}
        </Button>
      )}
      <ButtonLink to={paths.editSeries(id)} tone="quiet">
        {t('series.edit')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      <ButtonLink to={paths.seriesPage(id)} tone="quiet">
        {t('series.toPage')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      {(paused || next !== undefined) && (
        <Button tone="quiet" busy={changing} onClick={() => void turn()}>
          {t(paused ? 'series.goOn' : 'series.pause')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </p>
  );
};
