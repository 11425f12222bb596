import { type Choice, choices, type OptionTexts, limits } from '@clockbeat/domain/contract';
import { useId } from 'react';
import type { QuestionFields } from '../../hosting/own-question.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { controlClass, controlState } from '../../ui/field.js';
import { NumberField } from '../../ui/number-field.js';
import { TextArea } from '../../ui/text-area.js';
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
            error={said(errors[choice])}
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

const replaced = (options: OptionTexts, choice: number, text: string): OptionTexts => {
  const [a, b, c, d] = options.map((option, index) => (index === choice ? text : option));
  return [a ?? '', b ?? '', c ?? '', d ?? ''];
};

interface OptionFieldProps {
  choice: Choice;
  text: string;
  right: boolean;
  /** The name that the four radio buttons share. */
  group: string;
  error: string | undefined;
  /** No right one is chosen yet. */
  undecided: boolean;
  onText: (text: string) => void;
  onRight: () => void;
}

/** One option in its shape, and whether it is the right one. */
const OptionField = ({ choice, text, right, group, error, undecided, onText, onRight }: OptionFieldProps) => {
  const t = useDeskTexts();
  const id = useId();
  const letter = letterOf(choice);
  return (
    <div>
      <div className="flex items-center gap-3">
        <LetteredShape choice={choice} onColour={false} className="size-9 text-sm" />
        <label htmlFor={id} className="sr-only">
          {t('own.option', { letter })}
        </label>
        <input
          {...controlState(id, error)}
          value={text}
          onChange={(event) => onText(event.target.value)}
          autoComplete="off"
          placeholder={t('own.option', { letter })}
          className={controlClass(error, 'mt-0 min-w-0')}
        />
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{t('own.isRight', { letter })}</span>
          <input
            type="radio"
            name={group}
            checked={right}
            onChange={onRight}
            data-invalid={undecided || undefined}
            className="size-7 cursor-pointer accent-good"
          />
        </label>
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="min-h-6 pr-14 pl-12 text-sm font-bold text-bad"
      >
        {error}
        {!error && right && text.trim() !== '' && <span className="text-good">{t('own.rightAnswer')}</span>}
      </p>
    </div>
  );
};
