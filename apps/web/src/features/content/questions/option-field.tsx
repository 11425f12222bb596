import type { Choice } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { controlClass, controlState } from '../../../ui/field.js';
import { LetteredShape } from '../../../ui/lettered-shape.js';

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
export const OptionField = ({
  choice,
  text,
  right,
  group,
  error,
  undecided,
  onText,
  onRight,
}: OptionFieldProps) => {
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
