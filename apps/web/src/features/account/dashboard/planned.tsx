import type { AssignmentView, LeagueCard, SeriesView } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { useScheduleWords } from '../../../frame/schedule-words.js';
import { paths } from '../../../paths.js';
import { useEveningsTexts } from '../../../texts/evenings-texts.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useOwnPaceTexts } from '../../../texts/own-pace-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';

/** As many as fit a look; the rest is a page away. */
const shownAtMost = 3;

/** What comes up by itself, whether or not anything runs: series by their next night, what is open until a deadline, and seasons that go on. */
const Planned = ({ series, leagues, assignments }: PlannedProps): ReactNode => (
  <>
    <ComingUp series={series} />
    <Open assignments={assignments} />
    <Seasons leagues={leagues} />
  </>
);
export default Planned;

interface PlannedProps {
  series: readonly SeriesView[];
  leagues: readonly LeagueCard[];
  assignments: readonly AssignmentView[];
}

const ComingUp = ({ series }: Pick<PlannedProps, 'series'>) => {
  const t = useEveningsTexts();
  const planned = series.filter(isPlanned).sort((a, b) => begins(a) - begins(b));
  if (planned.length === 0) return null;
  return (
    <section aria-labelledby="planned" className="mt-10">
      <h2 id="planned" className="text-2xl">
        {t('series.nights')}
      </h2>
      <ul className="mt-2 divide-y-2 divide-line">
        {planned.slice(0, shownAtMost).map((one) => (
          <PlannedRow key={one.id} series={one} />
        ))}
      </ul>
      <ButtonLink to={paths.series} tone="quiet" className="-ms-3">
        {t('series.all')}
      </ButtonLink>
    </section>
  );
};

/** What can be played at one's own pace now, the next deadline first. */
const Open = ({ assignments }: Pick<PlannedProps, 'assignments'>) => {
  const t = useOwnPaceTexts();
  const words = useScheduleWords();
  const [now] = useState(Date.now);
  const open = assignments
    .filter(({ opensAt, closesAt }) => Date.parse(opensAt) <= now && Date.parse(closesAt) > now)
    .sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
  if (open.length === 0) return null;
  return (
    <Linked id="assignments" to={paths.assignments} title={t('assignment.title')}>
      {open.slice(0, shownAtMost).map(({ id, title, closesAt, timeZone, people }) => (
        <li key={id} data-testid="open-assignment" className="py-3">
          <RowTitle to={paths.assignmentReport(id)} title={title} />
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{t('assignment.until', { moment: words.moment(closesAt, timeZone) })}</span>
            <span>{t('assignment.people', { count: people })}</span>
          </p>
        </li>
      ))}
    </Linked>
  );
};

/** Seasons that go on, the newest first. */
const Seasons = ({ leagues }: Pick<PlannedProps, 'leagues'>) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const running = leagues.filter(({ endedAt }) => endedAt === null);
  if (running.length === 0) return null;
  return (
    <Linked id="seasons" to={paths.leagues} title={t('leagues.title')}>
      {running.slice(0, shownAtMost).map(({ id, title, nights, members }) => (
        <li key={id} data-testid="season" className="py-3">
          <RowTitle to={paths.leagueDesk(id)} title={title} />
          <dl className="flex flex-wrap gap-x-4 text-sm text-muted">
            <Count label={t('leagues.nights')} count={common('common.figure', { count: nights })} />
            <Count label={t('leagues.members')} count={common('common.figure', { count: members })} />
          </dl>
        </li>
      ))}
    </Linked>
  );
};

/** A few of a list that has a page of its own, to which the heading leads. */
const Linked = ({ id, to, title, children }: LinkedProps) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="text-2xl">
      <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        {title}
      </Link>
    </h2>
    <ul className="mt-2 divide-y-2 divide-line">{children}</ul>
  </section>
);

interface LinkedProps {
  id: string;
  to: string;
  title: string;
  children: ReactNode;
}

/** What its host called it, which leads to where it is looked after. */
const RowTitle = ({ to, title }: { to: string; title: string }) => (
  <h3 className="text-lg">
    <Link to={to} className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline">
      <span dir="auto" className="wrap-anywhere">
        {title}
      </span>
    </Link>
  </h3>
);

const Count = ({ label, count }: { label: string; count: string }) => (
  <div className="flex gap-1.5">
    <dt>{label}</dt>
    <dd className="numbers font-bold text-text">{count}</dd>
  </div>
);

const isPlanned = ({ problem, upcoming }: SeriesView): boolean =>
  problem !== null || upcoming.some(({ skipped }) => !skipped);

const begins = ({ upcoming }: SeriesView): number =>
  Date.parse(upcoming.find(({ skipped }) => !skipped)?.startsAt ?? '') || Number.POSITIVE_INFINITY;

const PlannedRow = ({ series }: { series: SeriesView }) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const { id, title, code, schedule, problem, game, upcoming } = series;
  const next = upcoming.find(({ skipped }) => !skipped);
  return (
    <li data-testid="planned" className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <RowTitle to={paths.editSeries(id)} title={title} />
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {game
              ? t('series.tonight')
              : next && t('series.next', { moment: words.moment(next.startsAt, schedule.zone) })}
            <span className="numbers">{t('series.code', { code })}</span>
          </p>
        </div>
        {game && <ButtonLink to={paths.hostPanel(game.gameId)}>{t('series.panel')}</ButtonLink>}
      </div>
      {problem && <p className="mt-1 font-bold text-bad">{t(`series.problem_${problem}`)}</p>}
    </li>
  );
};
