import { type Choice, choicesFor, optionText } from '@clockbeat/domain/contract';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { choiceAmong } from '../../hosting/asking.js';
import type { QuestionFields } from '../../hosting/own-question.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { controlClass, controlState } from '../../ui/field.js';
import { RemoveButton } from '../../ui/remove-button.js';
import { SwitchField } from '../../ui/switch-field.js';
import { fewestOptions, mostOptions, withoutOption, withRight } from './question-fields.js';
import type { QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';

/** Two to six options, and which of them are right: one, several, or none where opinions are asked for. */
export const OptionFields = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useDeskTexts();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const said = useErrorText();
  const { kind, options, answer, right } = fields;
  /** What was pressed is gone or has moved: the field that comes next has the focus. */
  const change = (changed: QuestionFields, place: number, field = 'input[type=text]'): void => {
    flushSync(() => onChange(changed));
    list.current?.querySelectorAll<HTMLElement>(field)[place]?.focus();
  };
  const trueOrFalse = (): void => {
    const two = [t('own.true'), t('own.false')];
    change({ ...fields, options: two, answer: choiceAmong(two, answer) }, 0, 'input[type=radio]');
  };
  const remove = (choice: Choice): void =>
    change(withoutOption(fields, choice), Math.min(choice, options.length - 2));
  const removable = options.length > fewestOptions(kind);
  const several = kind === 'multi';
  return (
    <fieldset ref={list} aria-describedby={`${group}-note`} className="min-w-0">
      <legend
        className={classNames(
          'mb-2 flex w-full items-baseline justify-between gap-3 font-bold',
          removable && 'pr-8',
        )}
      >
        <span>{t('own.options')}</span>
        {kind !== 'poll' && (
          <span aria-hidden="true" className="text-sm text-muted">
            {t(several ? 'own.rightColumnMany' : 'own.rightColumn')}
          </span>
        )}
      </legend>
      {choicesFor(options).map((choice) => (
        <OptionField
          key={choice}
          choice={choice}
          text={optionText(options, choice)}
          right={kind === 'poll' ? null : several ? right.includes(choice) : answer === choice}
          several={several}
          group={group}
          error={said(errors[choice])}
          undecided={errors.answer !== undefined}
          onText={(text) =>
            onChange({ ...fields, options: options.map((was, index) => (index === choice ? text : was)) })
          }
          onRight={(isRight) =>
            onChange(several ? withRight(fields, choice, isRight) : { ...fields, answer: choice })
          }
          onRemove={removable ? () => remove(choice) : undefined}
        />
      ))}
      <p
        id={`${group}-note`}
        role={errors.answer ? 'alert' : undefined}
        className={classNames('min-h-6 text-sm', errors.answer ? 'font-bold text-bad' : 'text-muted')}
      >
        {said(errors.answer) ?? (kind === 'poll' && t('own.pollNote'))}
      </p>
      <div className="mb-3 -ml-3 flex flex-wrap">
        {options.length < mostOptions && (
          <Button
            tone="quiet"
            onClick={() => change({ ...fields, options: [...options, ''] }, options.length)}
          >
            {t('own.addOption')}
          </Button>
        )}
        {kind === 'single' && options.every((text) => text.trim() === '') && (
          <Button tone="quiet" onClick={trueOrFalse}>
            {t('own.trueOrFalse')}
          </Button>
        )}
      </div>
      {several && (
        <SwitchField
          label={t('own.exactOnly')}
          hint={t('own.exactOnlyHint')}
          checked={fields.exactOnly}
          onChange={(exactOnly) => onChange({ ...fields, exactOnly })}
        />
      )}
    </fieldset>
  );
};

interface OptionFieldProps {
  choice: Choice;
  text: string;
  /** Null where none is. */
  right: boolean | null;
  /** Whether others may be right as well. */
  several: boolean;
  /** The name that the radio buttons share. */
  group: string;
  error: string | undefined;
  /** No right one is chosen yet. */
  undecided: boolean;
  onText: (text: string) => void;
  onRight: (isRight: boolean) => void;
  /** Where there are more than there must be. */
  onRemove: (() => void) | undefined;
}

/** One option in its shape, and whether it is the right one. */
const OptionField = ({
  choice,
  text,
  right,
  several,
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
          type="text"
          value={text}
          onChange={(event) => onText(event.target.value)}
          autoComplete="off"
          placeholder={t('own.option', { letter })}
          className={controlClass(error, 'mt-0 min-w-0')}
        />
        {right !== null && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">{t(several ? 'own.isRightToo' : 'own.isRight', { letter })}</span>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={group}
              checked={right}
              onChange={({ target }) => onRight(target.checked)}
              data-invalid={undecided || undefined}
              className="size-7 cursor-pointer accent-good"
            />
          </label>
        )}
        {onRemove && (
          <RemoveButton
            label={t('own.removeOption', { letter })}
            onPress={onRemove}
            className={right === null ? undefined : '-ml-2 sm:-ml-3'}
          />
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
