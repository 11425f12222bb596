import type { Insights } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { Figures } from '../../ui/figures.js';
import { AnswerPace } from './answer-pace.js';
import { DoubtfulQuestions } from './doubtful-questions.js';
import { useShareText } from './parts/share-text.js';
import { RankedQuestions } from './ranked-questions.js';
import { attendanceOf } from './shapes/attendance.js';
import { WhatDecides } from './what-decides.js';
import { WhoComes } from './who-comes.js';
import { WhoStays } from './who-stays.js';

/** From so many games on there is something to compare. */
const enoughGames = 3;

/** One chart for each question that a host asks after an evening, the sentence above the drawing. */
export const InsightsView = ({ insights }: { insights: Insights }) => {
  const d = useDeskTexts();
  const t = useTexts();
  const oneDigit = useOneDigit();
  const share = useShareText();
  const { games, gamesInPeriod, questions } = insights;
  return (
    <div className="flex flex-col gap-14">
      <section aria-label={d('insights.figures')} className="border-y-2 border-line py-5">
        <Figures
          figures={[
            { label: d('insights.games'), value: t('common.figure', { count: games.length }) },
            { label: d('insights.perGame'), value: oneDigit(attendanceOf(games).mean) },
            {
              label: d('insights.rightShare'),
              value: questions.answers === 0 ? '–' : share(questions.correct / questions.answers),
            },
          ]}
        />
        {games.length < enoughGames && (
          <p className="mt-3 text-muted">{d('insights.few', { count: games.length })}</p>
        )}
        {games.length < gamesInPeriod && (
          <p className="mt-3 text-muted">
            {d('insights.capped', { count: games.length, all: gamesInPeriod })}
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
