import type { QuestionKind } from '@clockbeat/domain/contract';
import { useCallback, useId, useRef, useState } from 'react';
import { markPrefix, type OwnQuestion, type QuestionFields } from '../../hosting/own-question.js';
import { randomUuid } from '../../lib/random-uuid.js';
import { useLanguage } from '../../texts/language-context.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, type ButtonTone } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { useForm } from '../form.js';
import { emptyFields, fieldsOf, withKind } from './question-fields.js';
import { QuestionForm } from './question-form.js';
import { fieldValues, type QuestionErrors, questionErrors, questionOf } from './question-rules.js';

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
  const t = useQuestionsTexts();
  // whoever has written one of a kind writes another
  const [kind, setKind] = useState<QuestionKind>('single');
  const fields = entry ?? withKind(emptyFields(seconds), kind);
  const form = useRef<HTMLFormElement>(null);
  const [justAdded, setJustAdded] = useState(false);
  const { errors, submit, onSending } = useQuestionForm({
    fields,
    seconds,
    onDone: (question) => {
      onAdd(question);
      onEntry(null);
      setKind(fields.kind);
      setJustAdded(true);
      form.current?.querySelector('textarea')?.focus();
    },
  });
  /** A second press on an emptied form that nobody has touched since still means the question that was just added. */
  const add: typeof submit = async (event) => {
    if (!justAdded) return submit(event);
    event?.preventDefault();
    form.current?.querySelector('textarea')?.focus();
    return false;
  };
  const type = (typed: QuestionFields): void => {
    setJustAdded(false);
    onEntry(typed);
  };
  return (
    <form ref={form} noValidate onSubmit={add}>
      <QuestionForm fields={fields} errors={errors} onChange={type} onSending={onSending} />
      <Button type="submit" tone={tone} className="mt-3 min-h-14 px-8 text-lg max-sm:w-full">
        {t('own.add')}
      </Button>
    </form>
  );
};

interface QuestionDialogProps {
  /** The question to change, 'new' for one more, null while it is closed. */
  subject: OwnQuestion | 'new' | null;
  /** Seconds of a question that names none. */
  seconds: number;
  onClose: () => void;
  onDone: (question: OwnQuestion) => void;
}

/** One question in a sheet of its own. */
export const QuestionDialog = ({ subject, onClose, ...rest }: QuestionDialogProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const formId = useId();
  const isNew = subject === 'new';
  return (
    <Dialog
      open={subject !== null}
      onClose={onClose}
      title={t(isNew ? 'own.newQuestion' : 'own.editTitle')}
      footer={
        <>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button tone="main" type="submit" form={formId}>
            {t(isNew ? 'own.add' : 'own.saveChange')}
          </Button>
        </>
      }
    >
      {subject && <Body key={isNew ? 'new' : subject.id} formId={formId} subject={subject} {...rest} />}
    </Dialog>
  );
};

interface BodyProps extends Pick<QuestionDialogProps, 'seconds' | 'onDone'> {
  formId: string;
  subject: OwnQuestion | 'new';
}

const Body = ({ formId, subject, seconds, onDone }: BodyProps) => {
  const { language } = useLanguage();
  const [fields, setFields] = useState(
    subject === 'new' ? emptyFields(seconds) : fieldsOf(subject, seconds, language),
  );
  const { errors, submit, onSending } = useQuestionForm({
    fields,
    seconds,
    ...(subject === 'new' ? {} : { id: subject.id }),
    onDone,
  });
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <QuestionForm fields={fields} errors={errors} onChange={setFields} onSending={onSending} />
    </form>
  );
};

interface QuestionFormOptions {
  fields: QuestionFields;
  /** The stored or marked one that is being changed; else a new one is made. */
  id?: string;
  /** What a question has when it names no time of its own. */
  seconds: number;
  onDone: (question: OwnQuestion) => void;
}

/** The form of one question: what it makes is sound. */
const useQuestionForm = ({ fields, id, seconds, onDone }: QuestionFormOptions) => {
  const { language } = useLanguage();
  const [sending, setSending] = useState(0);
  const onSending = useCallback(
    (isSending: boolean): void => setSending((files) => files + (isSending ? 1 : -1)),
    [],
  );
  const wrong = questionErrors(fields, language);
  const form = useForm<QuestionErrors>({
    fields: fieldValues(fields),
    wrong: sending > 0 ? { ...wrong, media: 'media.coming' } : wrong,
    send: () => {
      const question = questionOf(fields, id ?? markPrefix + randomUuid(), seconds, language);
      if (question) onDone(question);
    },
  });
  return { ...form, onSending };
};
