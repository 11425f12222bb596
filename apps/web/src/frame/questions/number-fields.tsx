import { useId } from 'react';
import { useLanguage } from '../../texts/language-context.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { classNames } from '../../ui/class-names.js';
import { useAnswerWords } from '../../ui/crowd/asked.js';
import { controlClass, TextField } from '../../ui/field.js';
import { bandIn, numberIn, type QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';

/** The right number as its author's language writes it, with what was understood of it, and how near counts. */
export const NumberFields = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const { language } = useLanguage();
  const { number } = useAnswerWords();
  const unit = fields.unit.trim();
  const textOf = (value: number): string => number({ unit }, value);
  const value = numberIn(fields.value, language);
  const band = bandIn(fields, language);
  const [from, to] = [numberIn(fields.from, language), numberIn(fields.to, language)];
  const group = useId();
  const field = (name: 'value' | 'unit' | 'band' | 'from' | 'to') => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...fields, [name]: target.value }),
    autoComplete: 'off',
  });
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <TextField
        {...field('value')}
        label={t('own.value')}
        hint={value === null ? t('own.valueHint') : t('own.understood', { number: textOf(value) })}
        hintSpoken={value !== null}
        error={said(errors.value)}
        inputMode="decimal"
        className="numbers"
      />
      <TextField
        {...field('unit')}
        label={t('own.unit')}
        hint={t('own.unitHint')}
        error={said(errors.unit)}
      />
      <TextField
        {...field('band')}
        label={t('own.band')}
        hint={band ? t('own.bandRange', { from: textOf(band.from), to: textOf(band.to) }) : t('own.bandHint')}
        hintSpoken={band !== null}
        error={said(errors.band)}
        inputMode="decimal"
        className="numbers"
      />
      <fieldset aria-describedby={`${group}-note`} className="min-w-0">
        <legend className="font-bold">{t('own.slider')}</legend>
        <div className="flex items-center gap-2">
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              {...field(end)}
              type="text"
              inputMode="decimal"
              aria-label={t(end === 'from' ? 'own.sliderFrom' : 'own.sliderTo')}
              placeholder={t(`own.${end}`)}
              aria-invalid={errors.range ? true : undefined}
              aria-describedby={`${group}-note`}
              className={controlClass(said(errors.range), 'numbers min-w-0')}
            />
          ))}
        </div>
        <p
          id={`${group}-note`}
          role={errors.range ? 'alert' : undefined}
          className={classNames('mt-1 min-h-6 text-sm', errors.range ? 'font-bold text-bad' : 'text-muted')}
        >
          {said(errors.range) ??
            (from === null || to === null
              ? t('own.sliderHint')
              : t('kinds.between', { from: number({}, from), to: number({}, to) }))}
        </p>
      </fieldset>
    </div>
  );
};
