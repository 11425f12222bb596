import { useState } from 'react';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import type { SetEdit } from '../../../hosting/set-edit.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { withQuestion } from '../questions/list-changes.js';
import { QuestionDialog } from '../questions/question-dialog.js';
import { QuestionList } from '../questions/question-list.js';
import { secondsPerQuestionOf } from './set-rules.js';

interface EditQuestionsProps {
  edit: SetEdit;
  onChange: (part: Pick<SetEdit, 'questions'>) => void;
}

/** The questions that live in the set, in their order. */
export const EditQuestions = ({ edit: { questions, selected, details }, onChange }: EditQuestionsProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const [subject, setSubject] = useState<OwnQuestion | 'new' | null>(null);
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {t('sets.questionsTitle')}{' '}
          {questions.length > 0 && (
            <span className="numbers text-base font-normal text-muted">
              {common('common.questions', { count: questions.length })}
            </span>
          )}
        </h2>
        <Button onClick={() => setSubject('new')}>{t('sets.addQuestion')}</Button>
      </div>
      {questions.length + selected.length === 0 && <p className="mt-3 text-muted">{t('sets.noQuestions')}</p>}
      <QuestionList
        questions={questions}
        seconds={seconds}
        onEdit={setSubject}
        onChange={(changed) => onChange({ questions: changed })}
      />
      <QuestionDialog
        subject={subject}
        seconds={seconds}
        onClose={() => setSubject(null)}
        onDone={(question) => {
          onChange({ questions: withQuestion(questions, question) });
          setSubject(null);
        }}
      />
    </section>
  );
};
