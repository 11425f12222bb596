import { useState } from 'react';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { withQuestion } from '../questions/list-changes.js';
import { QuestionDialog } from '../questions/question-dialog.js';
import { QuestionEditor } from '../questions/question-editor.js';
import { QuestionList } from '../questions/question-list.js';
import { secondsPerQuestionOf } from '../sets/set-rules.js';
import { FinishBar } from './finish-bar.js';
import type { StepProps } from './setup-step.js';
import { StartOver } from './start-over.js';
import { StepHeader } from './step-header.js';

/** The second step: one question after another, the list beside them. */
export const QuestionsStep = ({ draft, onChange }: StepProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const [edited, setEdited] = useState<OwnQuestion | null>(null);
  const { details, questions, entry } = draft;
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  const any = questions.length > 0;
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-12 sm:pt-10">
      <StepHeader
        number={2}
        title={details.title}
        lead={[
          details.category,
          t(
            `sets.${details.difficulty === 'easy' || details.difficulty === 'hard' ? details.difficulty : 'medium'}`,
          ),
          t('sets.perGame', { count: Number(details.questionsPerGame) }),
          t('sets.perQuestion', { seconds }),
        ].join('\u00a0· ')}
      />
      <Button tone="quiet" className="mt-2 -ml-3" onClick={() => onChange({ step: 'setup' })}>
        {t('own.backToSetup')}
      </Button>
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start">
        <section>
          <h2 className="mb-3 text-xl">{t('own.newQuestion')}</h2>
          <QuestionEditor
            entry={entry}
            seconds={seconds}
            tone={any ? 'plain' : 'main'}
            onEntry={(typed) => onChange({ entry: typed })}
            onAdd={(question) => onChange({ questions: withQuestion(questions, question) })}
          />
        </section>
        <section>
          <h2 className="text-xl">
            {t('own.yours')}{' '}
            {any && (
              <span className="numbers text-base font-normal text-muted">
                {common('common.questions', { count: questions.length })}
              </span>
            )}
          </h2>
          {!any && <p className="mt-3 text-muted">{t('own.noneYet')}</p>}
          <QuestionList
            questions={questions}
            seconds={seconds}
            onEdit={setEdited}
            onChange={(changed) => onChange({ questions: changed })}
          />
          {any && <FinishBar draft={draft} />}
          <StartOver draft={draft} />
        </section>
      </div>
      <QuestionDialog
        subject={edited}
        seconds={seconds}
        onClose={() => setEdited(null)}
        onDone={(question) => {
          onChange({ questions: withQuestion(questions, question) });
          setEdited(null);
        }}
      />
    </div>
  );
};
