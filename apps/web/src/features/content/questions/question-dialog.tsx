import { useId, useState } from 'react';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialog.js';
import { QuestionForm } from './question-form.js';
import { emptyFields, fieldsOf } from './question-rules.js';
import { useQuestionForm } from './use-question-form.js';

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
  const t = useDeskTexts();
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
  const [fields, setFields] = useState(subject === 'new' ? emptyFields(seconds) : fieldsOf(subject, seconds));
  const { errors, submit } = useQuestionForm({
    fields,
    seconds,
    ...(subject === 'new' ? {} : { id: subject.id }),
    onDone,
  });
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <QuestionForm fields={fields} errors={errors} onChange={setFields} />
    </form>
  );
};
