import {
  type Insights,
  type InsightsPeriod,
  type InsightsStay,
  insightsPeriods,
} from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import { AuthenticationError } from '../../frame/gates.js';
import { isSessionOver } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ChartFrame, isNamed } from '../../ui/chart-frame.js';
import { Figures } from '../../ui/figures.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { AnswerPace } from './answer-pace.js';
import { AreaPlot, useShareText, wholePercent } from './area-plot.js';
import { DoubtfulQuestions, RankedQuestions, shareRight, WhatDecides } from './question-figures.js';
import { attendanceOf } from './shapes/attendance.js';
import { fewestForStays, type StaysShape, staysShapeOf } from './shapes/stays.js';
import { WhoComes } from './who-comes.js';

const usual: InsightsPeriod = '12w';

/** The period stands in the address: a reload, or a link to oneself, shows the same. */
const usePeriod = (): [InsightsPeriod, (period: InsightsPeriod) => void] => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('period');
  const period = insightsPeriods.find((each) => each === asked) ?? usual;
  return [period, (chosen) => setQuery({ period: chosen }, { replace: true })];
};

/** The page with its loading, empty and error states; the period can be changed in each of them. */
const InsightsPage = () => {
  const d = useDeskTexts();
  const a = useAfterTexts();
  usePageTitle(d('dashboard.insights'));
  const [period, setPeriod] = usePeriod();
  const insights = useQuery(reading.insights(period));
  if (isSessionOver(insights.error)) return <AuthenticationError />;
  return (
    <DeskPage title={d('dashboard.insights')} lead={a('insights.lead')} aside={<WaysOn />} wide>
      <div className="mt-6">
        <PillChoice
          label={a('insights.period')}
          options={insightsPeriods.map((value) => ({ value, label: a(`insights.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="mt-8 pb-16">
        {insights.isPending && <ChartsSkeleton />}
        {insights.isError && (
          <LoadFailed
            title={a('insights.failedTitle')}
            text={a('insights.failedText')}
            again={() => void insights.refetch()}
          />
        )}
        {insights.data?.games.length === 0 && (
          <NoGames showAll={period === 'all' ? null : () => setPeriod('all')} />
        )}
        {insights.data && insights.data.games.length > 0 && <InsightsView insights={insights.data} />}
      </div>
    </DeskPage>
  );
};
export default InsightsPage;

const WaysOn = () => (
  <p className="flex flex-wrap gap-x-3">
    <ButtonLink to={paths.export} tone="quiet" className="-mx-3">
      {useDeskTexts()('dashboard.export')}
    </ButtonLink>
    <BackToDashboard />
  </p>
);

/** What will be here, and the way to it. */
const NoGames = ({ showAll }: { showAll: (() => void) | null }) => {
  const d = useDeskTexts();
  const a = useAfterTexts();
  return (
    <section>
      <h2 className="text-2xl">{a('insights.emptyTitle')}</h2>
      <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{a('insights.emptyText')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.questionSource} tone="main">
          {d('history.createFirst')}
        </ButtonLink>
        {showAll && (
          <Button tone="quiet" onClick={showAll} className="max-sm:-ms-3">
            {a('insights.showAll')}
          </Button>
        )}
      </p>
    </section>
  );
};

/** From so many games on there is something to compare. */
const enoughGames = 3;

/** One chart for each question that a host asks after an evening, the sentence above the drawing. */
const InsightsView = ({ insights }: { insights: Insights }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const oneDigit = useOneDigit();
  const share = useShareText();
  const { games, gamesInPeriod, questions } = insights;
  return (
    <div className="flex flex-col gap-14">
      <section aria-label={a('insights.figures')} className="border-y-2 border-line py-5">
        <Figures
          figures={[
            { label: a('insights.games'), value: t('common.figure', { count: games.length }) },
            { label: a('insights.perGame'), value: oneDigit(attendanceOf(games).mean) },
            {
              label: a('insights.rightShare'),
              value: questions.answers === 0 ? '–' : share(shareRight(questions)),
            },
          ]}
        />
        {games.length < enoughGames && (
          <p className="mt-3 text-muted">{a('insights.few', { count: games.length })}</p>
        )}
        {games.length < gamesInPeriod && (
          <p className="mt-3 text-muted">
            {a('insights.capped', { count: games.length, all: gamesInPeriod })}
          </p>
        )}
      </section>
      <WhoComes insights={insights} />
      <DoubtfulQuestions questions={questions} />
      <RankedQuestions questions={questions} />
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
        <AnswerPace paces={insights.pace} />
        <WhoStays stays={insights.stays} />
      </div>
      <WhatDecides decided={insights.decided} />
    </div>
  );
};

/** The page before it is known whose it is. */
export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-56 max-w-full sm:h-12" />
    <Bone className="mt-3 h-6 w-96 max-w-full" />
    <Bone className="mt-6 h-12 w-80 max-w-full rounded-full" />
    <Charts />
  </Skeleton>
);

/** The charts before they are there. */
const ChartsSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')}>
    <Charts />
  </Skeleton>
);

const Charts = () => (
  <div className="mt-8 flex flex-col gap-12">
    <div className="grid grid-cols-3 gap-4">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </div>
    <Bone className="h-80 rounded-card" />
    <div className="grid gap-12 lg:grid-cols-2">
      <Bone className="h-72 rounded-card" />
      <Bone className="h-72 rounded-card" />
    </div>
  </div>
);

/** How many of those who came still answer, from the first question to the last that half of the games came to. */
const WhoStays = ({ stays }: { stays: readonly InsightsStay[] }) => {
  const a = useAfterTexts();
  const share = useShareText();
  const shape = staysShapeOf(stays);
  const reading = useReading();
  if (!shape) return null;
  const { shown } = shape;
  const points = shown.map(({ share: y }, index) => ({ x: index / Math.max(1, shown.length - 1), y }));
  return (
    <ChartFrame
      title={a('insights.stays')}
      reading={[...reading(shape), a('insights.staysWho')]}
      head={[a('insights.question'), a('insights.stillThere'), a('insights.players'), a('insights.games')]}
      rows={shown.map(({ questionIndex, share: part, stayed, players, games }) => ({
        key: String(questionIndex),
        cells: [
          a('charts.question', { number: questionIndex + 1 }),
          share(part),
          a('insights.chosenBy', { part: stayed, count: players }),
          String(games),
        ],
      }))}
    >
      <AreaPlot
        points={points.length === 1 ? [...points, { x: 1, y: points[0]?.y ?? 0 }] : points}
        labels={shown.flatMap(({ questionIndex }, index) =>
          isNamed(questionIndex + 1, shown.length, 8)
            ? { x: points[index]?.x ?? 0, label: String(questionIndex + 1) }
            : [],
        )}
      />
    </ChartFrame>
  );
};

const useReading = (): ((shape: StaysShape) => string[]) => {
  const a = useAfterTexts();
  return ({ last, drop, few, shown }) => {
    if (few) return [a('insights.staysFew', { count: shown[0]?.players ?? 0, fewest: fewestForStays })];
    if (last.share === 1) return [a('insights.staysAll', { number: last.number })];
    return [
      a('insights.staysText', { percent: wholePercent(last.share), number: last.number }),
      drop
        ? a('insights.staysDrop', { number: drop.number, percent: wholePercent(drop.share) })
        : a('insights.staysNoDrop'),
    ];
  };
};
