import { type Choice, choicesFor, optionText } from '@clockbeat/domain/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { choiceAmong } from '../../hosting/asking.js';
import type { MediaFields } from '../../hosting/media.js';
import type { QuestionFields } from '../../hosting/own-question.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { SwitchField } from '../../ui/switch-field.js';
import { OptionField } from './option-field.js';
import {
  fewestOptions,
  mayShowOptions,
  mostOptions,
  withOptionMedia,
  withoutOption,
  withRight,
} from './question-fields.js';
import type { QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';

interface OptionFieldsProps extends QuestionFormProps {
  /** That one more file is on its way, or one is so no more. */
  onSending: (isSending: boolean) => void;
}

/** Two to six options, and which of them are right: one, several, or none where opinions are asked for. */
export const OptionFields = ({ fields, errors, onChange, onSending }: OptionFieldsProps) => {
  const t = useQuestionsTexts();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const said = useErrorText();
  const { kind, options, answer, right } = fields;
  const rows = useRows(options.length);
  // a picture takes its time, and what is typed meanwhile is not to be lost
  const latest = useRef({ fields, onChange });
  useEffect(() => {
    latest.current = { fields, onChange };
  });
  const show = (choice: Choice, media: MediaFields | null): void =>
    latest.current.onChange(withOptionMedia(latest.current.fields, choice, media));
  /** What was pressed is gone or has moved: the field that comes next has the focus. */
  const change = (changed: QuestionFields, place: number, field = '[data-option]'): void => {
    flushSync(() => onChange(changed));
    list.current?.querySelectorAll<HTMLElement>(field)[place]?.focus();
  };
  const trueOrFalse = (): void => {
    const two = [t('own.true'), t('own.false')];
    change({ ...fields, options: two, answer: choiceAmong(two, answer) }, 0, 'input[type=radio]');
  };
  const remove = (choice: Choice): void => {
    rows.remove(choice);
    change(withoutOption(fields, choice), Math.min(choice, options.length - 2));
  };
  const removable = options.length > fewestOptions(kind);
  const several = kind === 'multi';
  return (
    <fieldset ref={list} aria-describedby={`${group}-note`} className="min-w-0">
      <legend
        className={classNames(
          'mb-2 flex w-full items-baseline justify-between gap-3 font-bold',
          removable && 'pe-8',
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
          key={rows.keys[choice]}
          choice={choice}
          text={optionText(options, choice)}
          right={kind === 'poll' ? null : several ? right.includes(choice) : answer === choice}
          several={several}
          group={group}
          error={said(errors[choice])}
          undecided={errors.answer !== undefined}
          shows={
            mayShowOptions(kind)
              ? {
                  media: fields.optionMedia[choice] ?? null,
                  errors: {
                    alt: errors[`alt${choice}`],
                    credit: errors[`credit${choice}`],
                    source: errors[`source${choice}`],
                    coming: errors.media,
                  },
                  onMedia: (media) => show(choice, media),
                  onSending,
                }
              : null
          }
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
      <div className="mb-3 -ms-3 flex flex-wrap">
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

/** A key for each option that stays with it: its file may be on its way while others come and go. */
const useRows = (count: number): { keys: readonly number[]; remove: (place: number) => void } => {
  const [kept, setKept] = useState<readonly number[]>([]);
  const keys = kept.slice(0, count);
  while (keys.length < count) keys.push(Math.max(-1, ...keys) + 1);
  return { keys, remove: (place) => setKept(keys.toSpliced(place, 1)) };
};
