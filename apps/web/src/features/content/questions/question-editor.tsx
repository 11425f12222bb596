import { useRef } from 'react';
import type { OwnQuestion, QuestionFields } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button, type ButtonTone } from '../../../ui/button.js';
import { QuestionForm } from './question-form.js';
import { emptyFields } from './question-rules.js';
import { useQuestionForm } from './use-question-form.js';

interface QuestionEditorProps {
  /** What is typed so far, kept by the page; null is an empty form. */
  entry: QuestionFields | null;
  /** Seconds that a new question begins with. */
  seconds: number;
  tone: ButtonTone;
  onEntry: (entry: QuestionFields | null) => void;
  onAdd: (question: OwnQuestion) => void;
}

/** A form for one question after another: once one is added, the next begins. */
export const QuestionEditor = ({ entry, seconds, tone, onEntry, onAdd }: QuestionEditorProps) => {
  const t = useDeskTexts();
  const fields = entry ?? emptyFields(seconds);
  const form = useRef<HTMLFormElement>(null);
  const { errors, submit } = useQuestionForm({
    fields,
    seconds,
    onDone: (question) => {
      onAdd(question);
      onEntry(null);
      form.current?.querySelector('textarea')?.focus();
    },
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <QuestionForm fields={fields} errors={errors} onChange={onEntry} />
      <Button type="submit" tone={tone} className="mt-3 min-h-14 px-8 text-lg max-sm:w-full">
        {t('own.add')}
      </Button>
    </form>
  );
};
