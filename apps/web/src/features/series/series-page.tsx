import type { SeriesPageView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/request.js';
import { seriesPage } from '../../api/series.js';
import { isElsewhere, useScheduleWords } from '../../frame/schedule-words.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /series/{id}: when the next night is and how to come in, for phones, the wall of a pub, and paper. */
const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const t = useEveningsTexts();
  const common = useTexts();
  const series = useQuery(seriesPage(seriesId));
  usePageTitle(series.data?.title ?? t('series.title'));
  // a wall that cannot ask just now keeps what it knows
  if (series.data) return <Series key={seriesId} series={series.data} />;
  if (series.error instanceof ApiError && series.error.statusCode === 404)
    return (
      <MessagePage title={t('night.goneTitle')} text={t('night.goneText')}>
        <ButtonLink to={paths.joinTeam} tone="main">
          {common('join.title')}
        </ButtonLink>
        <ButtonLink to={paths.home}>{common('common.goHome')}</ButtonLink>
      </MessagePage>
    );
  return series.isError ? <Unavailable again={series.refetch} /> : <Waiting />;
};
export default SeriesPage;

const grid =
  'mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-5 pt-8 pb-12 md:grid-cols-[1fr_auto] md:items-start 2xl:max-w-7xl print:grid-cols-[1fr_auto] print:pt-0';

export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className={grid}>
    <div>
      <Bone className="h-12 w-96 max-w-full" />
      <Bone className="mt-4 h-6 w-56" />
      <Bone className="mt-12 h-16 w-80 max-w-full" />
    </div>
    <Bone className="aspect-square w-[min(20rem,calc(100vw-3.5rem))]" />
  </Skeleton>
);

const Series = ({ series }: { series: SeriesPageView }) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const { title, code, joinUrl, pageUrl, calendarUrl, schedule, upcoming } = series;
  return (
    <div className={grid}>
      <section className="min-w-0">
        <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-5xl 2xl:text-7xl print:text-5xl">
          {title}
        </h1>
        <p className="mt-2 text-xl text-muted 2xl:text-3xl">{words.every(schedule)}</p>
        <When series={series} />
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          {upcoming.length > 0 && (
            <a
              href={new URL(calendarUrl).pathname}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-text px-5 py-2 font-bold hover:bg-surface"
            >
              {t('night.calendar')}
            </a>
          )}
          <CopyButton label={t('night.copy')} text={pageUrl} alertText={t('night.copied')} />
          <Button onClick={() => print()}>{t('night.print')}</Button>
        </div>
        <Upcoming series={series} />
      </section>
      <section className="flex flex-col items-center text-center md:pt-2">
        <JoinQr framed link={joinUrl} className="w-[min(20rem,calc(100vw-3.5rem))] 2xl:w-96 print:w-80" />
        <p className="mt-4 text-sm font-bold text-muted 2xl:text-xl">{t('night.codeLabel')}</p>
        <p data-testid="series-code" className="big-code 2xl:text-7xl">
          {code}
        </p>
        <p className="mt-2 max-w-80 text-muted 2xl:text-xl">{t('night.codeText')}</p>
        <OnlyHere link={joinUrl} className="mt-3 max-w-80" />
      </section>
    </div>
  );
};

/** The one thing that its reader wants to know: now, on which day, or that there is a break. */
const When = ({ series }: { series: SeriesPageView }) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const { code, schedule, paused, game, upcoming } = series;
  const next = upcoming.find(({ skipped }) => !skipped);
  const { label, text } = game
    ? { label: t('night.tonight'), text: t('night.open') }
    : next
      ? { label: t('night.nextNight'), text: words.moment(next.startsAt, schedule.zone) }
      : paused
        ? { label: t('night.pausedTitle'), text: t('night.pausedText') }
        : { label: t('night.overTitle'), text: t('night.overText') };
  return (
    <div role="status" className="mt-8 border-s-8 border-accent ps-5">
      <p className="text-lg font-bold 2xl:text-2xl">{label}</p>
      <p className="font-display text-3xl leading-tight font-extrabold text-balance sm:text-4xl 2xl:text-6xl">
        {text}
      </p>
      {!game && next && isElsewhere(next.startsAt, schedule.zone) && (
        <p className="mt-1 text-muted print:hidden">
          {t('night.forYou', { moment: words.moment(next.startsAt) })}
        </p>
      )}
      {game && (
        <ButtonLink
          to={paths.joinByCode(code)}
          tone="main"
          className="mt-4 min-h-14 px-8 text-lg print:hidden"
        >
          {t('night.join')}
        </ButtonLink>
      )}
    </div>
  );
};

/** The nights after the next one, with those that are skipped among them. */
const Upcoming = ({ series: { game, upcoming } }: { series: SeriesPageView }) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const next = game ? undefined : upcoming.find(({ skipped }) => !skipped);
  const others = upcoming.filter((night) => night !== next).slice(0, 5);
  if (others.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl 2xl:text-3xl">{t('night.upcoming')}</h2>
      <ul className="mt-2 divide-y-2 divide-line text-lg 2xl:text-2xl">
        {others.map(({ night, skipped }) => (
          <li key={night} data-testid="upcoming" className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className={skipped ? 'text-muted line-through' : undefined}>{words.date(night)}</span>
            {skipped && <span className="font-bold">{t('night.noQuiz')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
