import { type Choice, choices, type QuestionFigures } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { letterOf } from '../../../ui/answer-look.js';

interface ChangeFieldProps {
  question: QuestionFigures;
  wanted: Choice | 'void';
  onWant: (wanted: Choice | 'void') => void;
}

/** Nobody's points, or another answer that was right: any but the one that counts now. */
export const ChangeField = ({ question, wanted, onWant }: ChangeFieldProps) => {
  const d = useDeskTexts();
  const others = choices.filter((choice) => choice !== question.correctAnswer);
  return (
    <fieldset>
      <legend className="font-bold">{d('corrections.change')}</legend>
      <Way checked={wanted === 'void'} onChoose={() => onWant('void')}>
        {d('corrections.void')}
      </Way>
      {others.map((choice) => (
        <Way key={choice} checked={wanted === choice} onChoose={() => onWant(choice)}>
          {d('corrections.rekey', { letter: letterOf(choice), text: question.options[choice] })}
        </Way>
      ))}
    </fieldset>
  );
};

interface WayProps {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Way = ({ checked, onChoose, children }: WayProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
    <input
      type="radio"
      name="change"
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-coral"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
);
