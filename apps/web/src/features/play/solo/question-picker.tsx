import { limits, type QuestionView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { paths } from '../../../paths.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useSending } from '../../../shared/use-sending.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { FailureNote } from '../../../ui/failure-note.js';
import { PickerRow } from './picker-row.js';
import { PickerSkeleton } from './picker-skeleton.js';
import { useGeneralQuestions } from './use-general-questions.js';

interface QuestionPickerProps {
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  /** The ids in the order of the list. */
  onStart: (questionIds: string[]) => Promise<void>;
}

const { max } = limits.questionsPerGame;

/** The questions of general knowledge, to be picked. None shows its answer: that is what the game is for. */
export const QuestionPicker = ({ picked, onPick, onStart }: QuestionPickerProps) => {
  const t = useVisitorTexts();
  const common = useTexts();
  usePageTitle(t('solo.generalTitle'));
  const { questions, failed, askAgain } = useGeneralQuestions();
  const [problem, setProblem] = useState<string | null>(null);
  const { pending, failure, send } = useSending();
  const chosen = (questions ?? []).filter(({ id }) => picked.has(id)).map(({ id }) => id);
  const pick = (ids: Iterable<string>): void => {
    setProblem(null);
    onPick(new Set(ids));
  };
  const start = (): void => {
    const wrong = whatIsWrong();
    setProblem(wrong);
    if (wrong === null) void send(() => onStart(chosen));
  };
  return (
    <section className="mx-auto w-full max-w-2xl px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('solo.generalTitle')}</h1>
      <p className="mt-2 text-lg text-muted">{t('solo.generalLead')}</p>
      <p className="-ml-3">
        <ButtonLink to={paths.bank} tone="quiet">
          {t('solo.backToBank')}
        </ButtonLink>
      </p>
      {failed && (
        <div className="mt-6">
          <p className="mb-3 font-bold text-bad">{t('solo.loadFailed')}</p>
          <Button onClick={askAgain}>{common('common.tryAgain')}</Button>
        </div>
      )}
      {!failed && questions === null && <PickerSkeleton text={common('common.loading')} />}
      {questions?.length === 0 && <p className="mt-6 text-lg">{t('solo.noQuestions')}</p>}
      {questions !== null && questions.length > 0 && (
        <>
          <Questions questions={questions} picked={picked} onPick={pick} />
          <div className="sticky bottom-0 z-10 -mx-5 border-t-2 border-line bg-page px-5 pt-2 pb-4">
            <FailureNote text={problem ?? failure} />
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button tone="main" busy={pending} onClick={start}>
                {pending ? t('solo.starting') : t('solo.startQuiz')}
              </Button>
              <p role="status" className="numbers text-muted">
                {t('solo.selected', { count: chosen.length })}
              </p>
            </div>
          </div>
        </>
      )}
    </section>
  );

  function whatIsWrong(): string | null {
    if (chosen.length === 0) return t('solo.pickFirst');
    return chosen.length > max ? t('solo.pickFewer', { count: max }) : null;
  }
};

interface QuestionsProps {
  questions: readonly QuestionView[];
  picked: ReadonlySet<string>;
  onPick: (ids: Iterable<string>) => void;
}

const Questions = ({ questions, picked, onPick }: QuestionsProps) => {
  const t = useVisitorTexts();
  // As many as one game may ask.
  const all = questions.slice(0, max);
  const hasAll = all.every(({ id }) => picked.has(id));
  const toggle = (id: string): void =>
    onPick(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id]);
  return (
    <>
      <p className="mt-2 -ml-3">
        <Button tone="quiet" onClick={() => onPick(hasAll ? [] : all.map(({ id }) => id))}>
          {t(hasAll ? 'solo.selectNone' : 'solo.selectAll')}
        </Button>
      </p>
      <ul className="mt-2 mb-6 flex flex-col divide-y-2 divide-line border-y-2 border-line">
        {questions.map((question) => (
          <PickerRow
            key={question.id}
            question={question}
            picked={picked.has(question.id)}
            onToggle={() => toggle(question.id)}
          />
        ))}
      </ul>
    </>
  );
};
