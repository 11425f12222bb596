import { choices, type FourTexts, limits } from '@clockbeat/domain/contract';
import { useId } from 'react';
import type { QuestionFields } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { TextArea } from '../../../ui/text-area.js';
import { NumberField } from '../number-field.js';
import { OptionField } from './option-field.js';
import type { QuestionErrorKey, QuestionErrors } from './question-rules.js';

interface QuestionFormProps {
  fields: QuestionFields;
  errors: QuestionErrors;
  onChange: (fields: QuestionFields) => void;
}

/** The fields of one question. */
export const QuestionForm = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useDeskTexts();
  const group = useId();
  const said = (key: QuestionErrorKey | undefined): string | undefined => key && t(key);
  return (
    <>
      <TextArea
        label={t('own.question')}
        hint={t('own.questionHint')}
        error={said(errors.question)}
        value={fields.question}
        onChange={(event) => onChange({ ...fields, question: event.target.value })}
        rows={2}
      />
      <fieldset aria-describedby={`${group}-note`} className="mt-2">
        <legend className="mb-2 flex w-full items-baseline justify-between gap-3 font-bold">
          <span>{t('own.options')}</span>
          <span aria-hidden="true" className="text-sm text-muted">
            {t('own.rightColumn')}
          </span>
        </legend>
        {choices.map((choice) => (
          <OptionField
            key={choice}
            choice={choice}
            text={fields.options[choice]}
            right={fields.answer === choice}
            group={group}
            error={said(errors.options[choice])}
            undecided={errors.answer !== undefined}
            onText={(text) => onChange({ ...fields, options: replaced(fields.options, choice, text) })}
            onRight={() => onChange({ ...fields, answer: choice })}
          />
        ))}
        <p
          id={`${group}-note`}
          role={errors.answer ? 'alert' : undefined}
          className="min-h-6 text-sm font-bold text-bad"
        >
          {said(errors.answer)}
        </p>
      </fieldset>
      <NumberField
        label={t('own.timer')}
        hint={t('own.timerHint')}
        error={said(errors.timer)}
        bounds={limits.timeLimit}
        value={fields.timer}
        onChange={(timer) => onChange({ ...fields, timer })}
        className="max-w-40"
      />
    </>
  );
};

const replaced = (options: FourTexts, choice: number, text: string): FourTexts => {
  const [a, b, c, d] = options.map((option, index) => (index === choice ? text : option));
  return [a ?? '', b ?? '', c ?? '', d ?? ''];
};
