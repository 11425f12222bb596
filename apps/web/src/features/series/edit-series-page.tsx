import type { PastNight, SeriesView, UpcomingNight } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { mySeries } from '../../api/planned.js';
import { changeSeries, endSeries, skipNight, withChanged } from '../../api/series.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import { AuthenticationError } from '../../frame/gates.js';
import { useScheduleWords } from '../../frame/schedule-words.js';
import { isSessionOver } from '../../frame/session.js';
import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { LoadFailed, MessagePage } from '../../ui/message-page.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { notify } from '../../ui/notices.js';
import { BackToSeries } from './back-to-series.js';
import { draftOf } from './series-draft.js';
import { SeriesForm } from './series-form.js';
import { Waiting } from './series-list-page.js';

/** /dashboard/series/{id}: a series of mine, its nights, and its end. */
const EditSeriesPage = () => {
  const { seriesId = '' } = useParams();
  const t = useEveningsTexts();
  const mine = useQuery(mySeries);
  if (isSessionOver(mine.error)) return <AuthenticationError />;
  const series = mine.data?.find(({ id }) => id === seriesId);
  if (mine.isSuccess && !series)
    return (
      <MessagePage title={t('series.title')} text={t('series.unknown')}>
        <ButtonLink to={paths.series} tone="main">
          {t('series.all')}
        </ButtonLink>
      </MessagePage>
    );
  return (
    <DeskPage title={series?.title ?? t('series.editTitle')} titleLang={null} aside={<BackToSeries />}>
      {mine.isPending && <Waiting />}
      {mine.isError && <LoadFailed text={t('series.loadFailed')} again={() => void mine.refetch()} />}
      {series && <EditSeries key={seriesId} series={series} />}
    </DeskPage>
  );
};
export default EditSeriesPage;

const EditSeries = ({ series }: { series: SeriesView }) => {
  const t = useEveningsTexts();
  const queries = useQueryClient();
  const [begin] = useState(() => draftOf(series));
  const put = (changed: SeriesView): void => {
    queries.setQueryData(mySeries.queryKey, withChanged(changed));
  };
  const { id, code, problem } = series;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-2">
        <span className="numbers font-bold">{t('series.code', { code })}</span>
        <ButtonLink to={paths.seriesPage(id)} tone="quiet">
          {t('series.toPage')}
        </ButtonLink>
      </p>
      {problem && <p className="mt-2 font-bold text-bad">{t(`series.problem_${problem}`)}</p>}
      <Nights series={series} onChanged={put} />
      <SeriesForm
        begin={begin}
        label={t('series.save')}
        send={async (body) => {
          put(await changeSeries(id, body));
          notify(t('series.saved'));
        }}
      />
      <EndSeries series={series} />
    </>
  );
};

interface NightsProps {
  series: SeriesView;
  onChanged: (changed: SeriesView) => void;
}

/** The nights to come, each of which may be skipped, and what became of the last ones. */
const Nights = ({ series, onChanged }: NightsProps) => {
  const t = useEveningsTexts();
  const { upcoming, past } = series;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {upcoming.length > 0 && (
        <section>
          <h2 className="text-xl">{t('series.nights')}</h2>
          <ul className="mt-1 divide-y-2 divide-line">
            {upcoming.slice(0, 4).map((night) => (
              <NightRow key={night.night} series={series} night={night} onChanged={onChanged} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className="text-xl">{t('series.past')}</h2>
          <ul className="mt-1 divide-y-2 divide-line">
            {past.slice(0, 4).map((night) => (
              <PastRow key={night.night} night={night} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const NightRow = ({ series, night, onChanged }: NightsProps & { night: UpcomingNight }) => {
  const t = useEveningsTexts();
  const common = useTexts();
  const words = useScheduleWords();
  const [changing, setChanging] = useState(false);
  const { skipped } = night;
  const date = words.date(night.night);
  const isMade = series.past.some((one) => one.night === night.night && one.state === 'made');
  const turn = async (): Promise<void> => {
    setChanging(true);
    try {
      onChanged(await skipNight(series.id, night.night, !skipped));
    } catch (error) {
      tellFailure(common, error);
    }
    setChanging(false);
  };
  return (
    <li data-testid="night" className="flex min-h-12 items-center justify-between gap-3">
      <span className={skipped ? 'text-muted line-through' : undefined}>{date}</span>
      {isMade ? (
        <span className="text-sm text-muted">{t('series.tonight')}</span>
      ) : (
        <Button
          tone="quiet"
          busy={changing}
          aria-label={t(skipped ? 'series.haveNight' : 'series.skipNight', { night: date })}
          onClick={() => void turn()}
          className="-me-3"
        >
          {t(skipped ? 'series.have' : 'series.skip')}
        </Button>
      )}
    </li>
  );
};

const stateWords = { making: 'series.making', missed: 'series.missed', skipped: 'series.skipped' } as const;

const PastRow = ({ night: { night, state, gameId } }: { night: PastNight }) => {
  const t = useEveningsTexts();
  const date = useScheduleWords().date(night);
  return (
    <li data-testid="past-night" className="flex min-h-12 items-center justify-between gap-3">
      {date}
      {state === 'made' && gameId !== null ? (
        <ButtonLink
          to={paths.results(gameId)}
          tone="quiet"
          aria-label={t('series.results', { night: date })}
          className="-me-3"
        >
          {t('series.resultsShort')}
        </ButtonLink>
      ) : (
        state !== 'made' && <span className="text-sm text-muted">{t(stateWords[state])}</span>
      )}
    </li>
  );
};

const EndSeries = ({ series: { id, title } }: { series: SeriesView }) => {
  const t = useEveningsTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const end = async (): Promise<void> => {
    setEnding(true);
    try {
      await endSeries(id);
      await navigate(paths.series, { replace: true });
      queries.setQueryData(mySeries.queryKey, (now) => now?.filter((one) => one.id !== id));
    } catch (error) {
      tellFailure(common, error);
      setEnding(false);
    }
  };
  return (
    <div className="mt-8 mb-12 border-t-2 border-line pt-4">
      <Button tone="quiet" className="-ms-3" onClick={() => setAsking(true)}>
        {t('series.end')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('series.endTitle', { title })}
          text={t('series.endText')}
          confirm={t('series.end')}
          cancel={common('common.cancel')}
          busy={ending}
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};
