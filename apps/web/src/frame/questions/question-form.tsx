import { limits, questionKinds } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Select } from '../../ui/desk/select.js';
import { NumberField } from '../../ui/number-field.js';
import { TextArea } from '../../ui/text-area.js';
import { MediaPart } from './media-part.js';
import { NumberFields } from './number-fields.js';
import { OptionFields } from './option-fields.js';
import { OrderFields } from './order-fields.js';
import { withKind } from './question-fields.js';
import { QuestionPreview } from './question-preview.js';
import type { QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';
import { TypedFields } from './typed-fields.js';

interface WholeFormProps extends QuestionFormProps {
  /** That one more file is on its way, or one is so no more. */
  onSending: (isSending: boolean) => void;
}

/** The fields of one question: its kind first, which decides what else is asked. */
export const QuestionForm = ({ onSending, ...props }: WholeFormProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const { fields, errors, onChange } = props;
  return (
    <div className="grid grid-cols-1 gap-y-2">
      <Select
        label={t('kinds.label')}
        hint={t(`kinds.${fields.kind}Example`)}
        options={questionKinds.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          hint: t(`kinds.${kind}Example`),
        }))}
        value={fields.kind}
        onChange={(value) => {
          const kind = questionKinds.find((known) => known === value);
          if (kind) onChange(withKind(fields, kind));
        }}
        placeholder={t('kinds.label')}
      />
      <TextArea
        label={t('own.question')}
        hint={t('own.questionHint')}
        error={said(errors.question)}
        value={fields.question}
        onChange={(event) => onChange({ ...fields, question: event.target.value })}
        rows={2}
      />
      <TaskFieldsOf {...props} onSending={onSending} />
      <MediaPart {...props} onSending={onSending} />
      <NumberField
        label={t('own.timer')}
        hint={t('own.timerHint')}
        error={said(errors.timer)}
        bounds={limits.timeLimit}
        value={fields.timer}
        onChange={(timer) => onChange({ ...fields, timer })}
        className="max-w-40"
      />
      <QuestionPreview fields={fields} />
    </div>
  );
};

const TaskFieldsOf = (props: WholeFormProps) => {
  const t = useQuestionsTexts();
  switch (props.fields.kind) {
    case 'single':
    case 'multi':
    case 'poll':
      return <OptionFields {...props} />;
    case 'typed':
      return <TypedFields {...props} />;
    case 'number':
      return <NumberFields {...props} />;
    case 'order':
      return <OrderFields {...props} />;
    case 'cloud':
      return <p className="mb-2 text-muted">{t('own.cloudNote')}</p>;
  }
};
