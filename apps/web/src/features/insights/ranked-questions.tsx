import { type InsightsQuestion, type InsightsQuestions, limits } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { Reading } from '../../shared/charts/chart-frame.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { QuestionLink } from './parts/question-link.js';
import { ShareBar } from './parts/share-bar.js';
import { useShareText } from './parts/share-text.js';

const fewest = limits.insights.fewestAnswers;

/** The hardest questions beside the easiest, with how many were right. */
export const RankedQuestions = ({ questions }: { questions: InsightsQuestions }) => {
  const d = useDeskTexts();
  const titleId = useId();
  const { hardest, easiest, answers } = questions;
  if (answers === 0) return null;
  const ranked = hardest.length + easiest.length > 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {d('insights.ranked')}
      </h2>
      <Reading sentences={[d(ranked ? 'insights.rankedText' : 'insights.rankedNone', { fewest })]} />
      {ranked && (
        <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Ranking title={d('insights.hardest')} questions={hardest} />
          <Ranking title={d('insights.easiest')} questions={easiest} />
        </div>
      )}
    </section>
  );
};

const Ranking = ({ title, questions }: { title: string; questions: readonly InsightsQuestion[] }) => {
  const d = useDeskTexts();
  const share = useShareText();
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ol className="divide-y-2 divide-line">
        {questions.map((question) => (
          <li key={`${question.question} ${question.answer}`} className="py-3">
            <QuestionLink question={question} />
            <p className="numbers flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="text-lg font-bold text-text">
                {share(question.correct / question.answers)}
              </span>
              {d('insights.rightOf', { right: question.correct, count: question.answers })} ·{' '}
              {d('insights.inGames', { count: question.games })}
            </p>
            <ShareBar share={question.correct / question.answers} />
          </li>
        ))}
      </ol>
    </section>
  );
};
