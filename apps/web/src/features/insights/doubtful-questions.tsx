import {
  type Choice,
  choices,
  type InsightsQuestion,
  type InsightsQuestions,
} from '@clockbeat/domain/contract';
import { useId } from 'react';
import { Reading } from '../../shared/charts/chart-frame.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { LetteredShape } from '../../ui/lettered-shape.js';
import { QuestionLink } from './parts/question-link.js';
import { ShareBar } from './parts/share-bar.js';

/** Questions where one wrong option drew more than half: a wrong key, or a trap that worked. */
export const DoubtfulQuestions = ({ questions }: { questions: InsightsQuestions }) => {
  const d = useDeskTexts();
  const titleId = useId();
  const { doubtful, answers } = questions;
  if (answers === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {d('insights.doubt')}
      </h2>
      <Reading sentences={[doubtful.length > 0 ? d('insights.doubtText') : d('insights.doubtNone')]} />
      <ul className="mt-2 divide-y-2 divide-line">
        {doubtful.map((question) => (
          <li
            key={`${question.question} ${question.answer}`}
            className="grid grid-cols-1 gap-x-10 gap-y-3 py-5 md:grid-cols-2 md:items-center"
          >
            <QuestionLink question={question} />
            <dl className="flex flex-col gap-3">
              <Option name={d('insights.mostChose')} choice={trapOf(question)} of={question} />
              <Option name={d('insights.key')} choice={question.answer} of={question} right />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The wrong option that most chose. */
const trapOf = ({ counts, answer }: InsightsQuestion): Choice =>
  choices
    .filter((choice) => choice !== answer)
    .reduce((most, choice) => (counts[choice] > counts[most] ? choice : most));

interface OptionProps {
  name: string;
  choice: Choice;
  of: InsightsQuestion;
  right?: boolean;
}

const Option = ({ name, choice, of: { options, counts, answers }, right = false }: OptionProps) => {
  const d = useDeskTexts();
  return (
    <div className="relative pl-12">
      <dt className="text-sm text-muted">
        <span className="absolute top-1/2 left-0 -translate-y-1/2">
          <LetteredShape choice={choice} onColour={false} className="size-9" />
        </span>
        {name}
        <span className="sr-only"> {letterOf(choice)}</span>
      </dt>
      <dd>
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-bold">{options[choice]}</span>
          <span className="numbers shrink-0 text-sm">
            {d('insights.chosenBy', { part: counts[choice], count: answers })}
          </span>
        </span>
        <ShareBar share={counts[choice] / answers} right={right} />
      </dd>
    </div>
  );
};
