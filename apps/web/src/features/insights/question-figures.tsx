import {
  type Choice,
  choicesFor,
  type InsightsDecided,
  type InsightsQuestion,
  type InsightsQuestions,
  limits,
} from '@clockbeat/domain/contract';
import { useId } from 'react';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { ChartFrame, Reading } from '../../ui/chart-frame.js';
import { classNames } from '../../ui/class-names.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Link } from '../../ui/link.js';
import { useShareText } from './area-plot.js';

const fewest = limits.insights.fewestAnswers;

/** The hardest questions beside the easiest, with how many were right. */
export const RankedQuestions = ({ questions }: { questions: InsightsQuestions }) => {
  const a = useAfterTexts();
  const titleId = useId();
  const { hardest, easiest, answers } = questions;
  if (answers === 0) return null;
  const ranked = hardest.length + easiest.length > 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {a('insights.ranked')}
      </h2>
      <Reading sentences={[a(ranked ? 'insights.rankedText' : 'insights.rankedNone', { fewest })]} />
      {ranked && (
        <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Ranking title={a('insights.hardest')} questions={hardest} />
          <Ranking title={a('insights.easiest')} questions={easiest} />
        </div>
      )}
    </section>
  );
};

/** How much of the answers was right: what is right in part counts as that part. */
export const shareRight = ({
  shares,
  correct,
  answers,
}: Pick<InsightsQuestion, 'shares' | 'correct' | 'answers'>): number => (shares ?? correct) / answers;

const Ranking = ({ title, questions }: { title: string; questions: readonly InsightsQuestion[] }) => {
  const a = useAfterTexts();
  const share = useShareText();
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ol className="divide-y-2 divide-line">
        {questions.map((question) => (
          <li key={`${question.question} ${question.answer}`} className="py-3">
            <QuestionLink question={question} />
            <p className="numbers flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="text-lg font-bold text-text">{share(shareRight(question))}</span>
              {a(question.shares === undefined ? 'insights.rightOf' : 'insights.rightInFull', {
                right: question.correct,
                count: question.answers,
              })}{' '}
              · {a('insights.inGames', { count: question.games })}
            </p>
            <ShareBar share={shareRight(question)} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Questions where one wrong option drew more than half: a wrong key, or a trap that worked. */
export const DoubtfulQuestions = ({ questions }: { questions: InsightsQuestions }) => {
  const a = useAfterTexts();
  const titleId = useId();
  const { doubtful, answers, asked, judged = asked } = questions;
  if (answers === 0) return null;
  const reading = (): string => {
    if (doubtful.length > 0) return a('insights.doubtText');
    if (judged === 0) return a('insights.doubtFew', { fewest });
    return a('insights.doubtNone', { count: judged, all: asked, fewest });
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {a('insights.doubt')}
      </h2>
      <Reading sentences={[reading()]} />
      <ul className="mt-2 divide-y-2 divide-line">
        {doubtful.map((question) => (
          <li
            key={`${question.question} ${question.answer}`}
            className="grid grid-cols-1 gap-x-10 gap-y-3 py-5 md:grid-cols-2 md:items-center"
          >
            <QuestionLink question={question} />
            <dl className="flex flex-col gap-3">
              <Option name={a('insights.mostChose')} choice={trapOf(question)} of={question} />
              {question.answer !== null && (
                <Option name={a('insights.key')} choice={question.answer} of={question} right />
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The wrong option that most chose. */
const trapOf = ({ options, counts, answer }: InsightsQuestion): Choice =>
  choicesFor(options)
    .filter((choice) => choice !== answer)
    .reduce((most, choice) => ((counts[choice] ?? 0) > (counts[most] ?? 0) ? choice : most));

interface OptionProps {
  name: string;
  choice: Choice;
  of: InsightsQuestion;
  right?: boolean;
}

const Option = ({ name, choice, of: { options, counts, answers }, right = false }: OptionProps) => {
  const a = useAfterTexts();
  const part = counts[choice] ?? 0;
  return (
    <div className="relative ps-12">
      <dt className="text-sm text-muted">
        <span className="absolute top-1/2 start-0 -translate-y-1/2">
          <LetteredShape choice={choice} onColour={false} className="size-9" />
        </span>
        {name}
        <span className="sr-only"> {letterOf(choice)}</span>
      </dt>
      <dd>
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-bold">{withFormulas(options[choice] ?? '')}</span>
          <span className="numbers shrink-0 text-sm">{a('insights.chosenBy', { part, count: answers })}</span>
        </span>
        <ShareBar share={part / answers} right={right} />
      </dd>
    </div>
  );
};

/** Of fewer games an evening's luck is most of it. */
const fewestGames = 3;

const kinds = ['knowledge', 'tie', 'speed'] as const;
/** By fill and frame, as the strip of a game's results: colour alone says nothing. */
const looks: Record<(typeof kinds)[number], string> = {
  knowledge: 'bg-text',
  tie: 'border-2 border-dashed border-line-strong',
  speed: 'border-2 border-text bg-coral',
};

/** Whether the first place went to who knew most, and how often to who was quickest. */
export const WhatDecides = ({ decided }: { decided: InsightsDecided }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const games = kinds.reduce((sum, kind) => sum + decided[kind], 0);
  if (games === 0) return null;
  const { speed, tie } = decided;
  return (
    <ChartFrame
      title={a('insights.decides')}
      reading={[
        games < fewestGames
          ? a('insights.decidesFew', { count: games, fewest: fewestGames })
          : speed === 0
            ? a('insights.decidesNever')
            : a('insights.decidesText', { count: speed, games }),
        ...(speed === 0 || games < fewestGames ? [] : [a('insights.decidesSelf')]),
        ...(tie === 0 || games < fewestGames ? [] : [a('insights.decidesTie', { count: tie })]),
      ]}
      head={[a('insights.decidedBy'), a('insights.games')]}
      rows={kinds.map((kind) => ({ key: kind, cells: [a(`insights.${kind}`), String(decided[kind])] }))}
    >
      <div aria-hidden="true">
        <div className="flex h-12 gap-1">
          {kinds.map(
            (kind) =>
              decided[kind] > 0 && (
                <span
                  key={kind}
                  className={`rounded-md ${looks[kind]}`}
                  style={{ flex: `${decided[kind]} 1 0` }}
                />
              ),
          )}
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {kinds.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <span className={`size-4 rounded-sm ${looks[kind]}`} />
              {a(`insights.${kind}`)}
              <span className="numbers font-bold">{t('common.figure', { count: decided[kind] })}</span>
            </span>
          ))}
        </p>
      </div>
    </ChartFrame>
  );
};

/** A question, leading to the newest game that asked it. */
const QuestionLink = ({ question: { question, gameId } }: { question: InsightsQuestion }) => (
  <p className="min-w-0 font-bold">
    <Link
      to={paths.results(gameId)}
      className="inline-flex min-h-11 max-w-full items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <span className="line-clamp-3 wrap-anywhere">{withFormulas(question)}</span>
    </Link>
  </p>
);

/** A share of a whole, beside the figures that say it. */
const ShareBar = ({ share, right = true }: { share: number; right?: boolean }) => (
  <span aria-hidden="true" className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-line">
    <span
      className={classNames('block h-full rounded-full', right ? 'bg-good' : 'bg-bad')}
      style={{ width: `${100 * share}%` }}
    />
  </span>
);
