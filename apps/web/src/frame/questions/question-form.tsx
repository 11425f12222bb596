import { type Choice, choicesFor, limits, optionText } from '@clockbeat/domain/contract';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { choiceAmong } from '../../hosting/basket-question.js';
import type { QuestionFields } from '../../hosting/own-question.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { controlClass, controlState } from '../../ui/field.js';
import { NumberField } from '../../ui/number-field.js';
import { TextArea } from '../../ui/text-area.js';
import { type QuestionErrorKey, type QuestionErrors, withoutOption } from './question-rules.js';

interface QuestionFormProps {
  fields: QuestionFields;
  errors: QuestionErrors;
  onChange: (fields: QuestionFields) => void;
}

/** The fields of one question. */
export const QuestionForm = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useDeskTexts();
  return (
    <>
      <TextArea
        label={t('own.question')}
        hint={t('own.questionHint')}
        error={errors.question && t(errors.question)}
        value={fields.question}
        onChange={(event) => onChange({ ...fields, question: event.target.value })}
        rows={2}
      />
      <OptionFields fields={fields} errors={errors} onChange={onChange} />
      <NumberField
        label={t('own.timer')}
        hint={t('own.timerHint')}
        error={errors.timer && t(errors.timer)}
        bounds={limits.timeLimit}
        value={fields.timer}
        onChange={(timer) => onChange({ ...fields, timer })}
        className="max-w-40"
      />
    </>
  );
};

const { min, max } = limits.optionsOfKind;

/** Two to six options, and which of them is the right one. */
const OptionFields = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useDeskTexts();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { options, answer } = fields;
  const said = (key: QuestionErrorKey | undefined): string | undefined => key && t(key);
  /** What was pressed is gone or has moved: the field that comes next has the focus. */
  const change = (changed: QuestionFields, place: number, field = 'input:not([type=radio])'): void => {
    flushSync(() => onChange(changed));
    list.current?.querySelectorAll<HTMLElement>(field)[place]?.focus();
  };
  const trueOrFalse = (): void => {
    const two = [t('own.true'), t('own.false')];
    change({ ...fields, options: two, answer: choiceAmong(two, answer) }, 0, 'input[type=radio]');
  };
  const remove = (choice: Choice): void =>
    change(withoutOption(fields, choice), Math.min(choice, options.length - 2));
  const removable = options.length > min;
  return (
    <fieldset ref={list} aria-describedby={`${group}-note`} className="mt-2">
      <legend
        className={classNames(
          'mb-2 flex w-full items-baseline justify-between gap-3 font-bold',
          removable && 'pr-8',
        )}
      >
        <span>{t('own.options')}</span>
        <span aria-hidden="true" className="text-sm text-muted">
          {t('own.rightColumn')}
        </span>
      </legend>
      {choicesFor(options).map((choice) => (
        <OptionField
          key={choice}
          choice={choice}
          text={optionText(options, choice)}
          right={answer === choice}
          group={group}
          error={said(errors[choice])}
          undecided={errors.answer !== undefined}
          onText={(text) =>
            onChange({ ...fields, options: options.map((was, index) => (index === choice ? text : was)) })
          }
          onRight={() => onChange({ ...fields, answer: choice })}
          onRemove={removable ? () => remove(choice) : undefined}
        />
      ))}
      <p
        id={`${group}-note`}
        role={errors.answer ? 'alert' : undefined}
        className="min-h-6 text-sm font-bold text-bad"
      >
        {said(errors.answer)}
      </p>
      <div className="mb-3 -ml-3 flex flex-wrap">
        {options.length < max && (
          <Button
            tone="quiet"
            onClick={() => change({ ...fields, options: [...options, ''] }, options.length)}
          >
            {t('own.addOption')}
          </Button>
        )}
        {options.every((text) => text.trim() === '') && (
          <Button tone="quiet" onClick={trueOrFalse}>
            {t('own.trueOrFalse')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};

interface OptionFieldProps {
  choice: Choice;
  text: string;
  right: boolean;
  /** The name that the radio buttons share. */
  group: string;
  error: string | undefined;
  /** No right one is chosen yet. */
  undecided: boolean;
  onText: (text: string) => void;
  onRight: () => void;
  /** Where there are more than there must be. */
  onRemove: (() => void) | undefined;
}

/** One option in its shape, and whether it is the right one. */
const OptionField = ({
  choice,
  text,
  right,
  group,
  error,
  undecided,
  onText,
  onRight,
  onRemove,
}: OptionFieldProps) => {
  const t = useDeskTexts();
  const id = useId();
  const letter = letterOf(choice);
  return (
    <div>
      <div className="flex items-center gap-2 sm:gap-3">
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
        {onRemove && (
          <button
            type="button"
            aria-label={t('own.removeOption', { letter })}
            onClick={onRemove}
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-surface sm:-ml-3"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        )}
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
