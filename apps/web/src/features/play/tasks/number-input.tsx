import { readNumber } from '@clockbeat/domain';
import { intlTag } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { asText } from '../../../lib/stored.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { Button } from '../../../ui/button.js';
import type { AnswersProps } from '../answering.js';
import { AnswerField } from './answer-field.js';
import { useDraft } from './draft.js';
import { givenOf, TaskForm } from './task-form.js';

const longest = 30;
/** Places of a slider, roughly: as many as a thumb can tell apart. */
const places = 200;

/** As it would be typed, without groups. */
const typedAs = (value: number, language: string): string =>
  new Intl.NumberFormat(intlTag(language), { useGrouping: false, maximumFractionDigits: 6 }).format(value);

/** The digits of a phone have no minus. */
const withOtherSign = (text: string): string => {
  const digits = text.trim();
  return /^[-−]/.test(digits) ? digits.slice(1).trim() : `-${digits}`;
};

/** A whole 1, 2 or 5, or a power of ten of it, unless the range is too narrow for it. */
const stepOf = ({ from, to }: { from: number; to: number }): number => {
  const least = (to - from) / places;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= least) ?? least;
  return Number.isInteger(from) && Number.isInteger(to) ? Math.max(1, step) : step;
};

/** A number, typed as its reader's language writes it, with what was understood below; or with a thumb, where it is said how far. */
export const NumberInput = (props: AnswersProps) => {
  const { question, turn } = props;
  const { unit = '', range } = question;
  const t = useBesidesTexts();
  const { language } = useLanguage();
  const noteId = useId();
  const given = givenOf(turn, 'number');
  const [text, setText] = useDraft(props, {
    given: given ? typedAs(given.value, language) : undefined,
    empty: '',
    read: asText,
  });
  const value = text.trim() === '' ? null : readNumber(text, language);
  const understood =
    value === null
      ? ''
      : [
          value.toLocaleString(intlTag(language), { useGrouping: 'min2', maximumFractionDigits: 6 }),
          unit,
        ].join(' ');
  return (
    <TaskForm
      {...props}
      asks={unit ? t('tasks.numberIn', { unit }) : t('tasks.number')}
      answer={value === null ? null : { kind: 'number', value }}
      missing={t(text.trim() === '' ? 'tasks.numberFirst' : 'tasks.noNumber')}
    >
      <div className="flex gap-2">
        <div className="min-w-0 grow">
          <AnswerField
            label={t('tasks.yourNumber')}
            value={text}
            longest={longest}
            onChange={(typed) => setText(() => typed)}
            inputMode="decimal"
            describedBy={noteId}
            focused
          />
        </div>
        {(!range || range.from < 0) && (
          <Button
            aria-label={t('tasks.sign')}
            onClick={() => setText(withOtherSign)}
            className="mt-1 min-h-13 shrink-0"
          >
            +/−
          </Button>
        )}
      </div>
      <p id={noteId} role="status" className="numbers mt-1 min-h-[1.5em] text-center text-lg font-bold">
        {understood}
      </p>
      {range && (
        <div className="mt-1">
          <input
            type="range"
            aria-label={t('tasks.slider')}
            min={range.from}
            max={range.to}
            step={stepOf(range)}
            value={value ?? (range.from + range.to) / 2}
            aria-valuetext={understood || t('tasks.numberFirst')}
            onChange={({ target }) => setText(() => typedAs(target.valueAsNumber, language))}
            className="h-11 w-full accent-accent"
          />
          <p aria-hidden="true" className="numbers flex justify-between text-sm text-muted">
            <span>{range.from.toLocaleString(intlTag(language))}</span>
            <span>{range.to.toLocaleString(intlTag(language))}</span>
          </p>
        </div>
      )}
    </TaskForm>
  );
};
