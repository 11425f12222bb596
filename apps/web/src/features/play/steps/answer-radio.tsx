import type { Choice } from '@clockbeat/domain/contract';
import { useTexts } from '../../../texts/texts.js';
import { fillOf, letterOf } from '../../../ui/answer-look.js';
import { classNames } from '../../../ui/class-names.js';
import { LetteredShape } from '../../../ui/lettered-shape.js';

interface AnswerRadioProps {
  choice: Choice;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

/** One answer to choose before it is submitted: the browser's radio button, dressed as the answers are. */
export const AnswerRadio = ({ choice, text, checked, onChoose }: AnswerRadioProps) => {
  const t = useTexts();
  return (
    <label
      className={classNames(
        'flex min-h-16 cursor-pointer items-center gap-3 rounded-tile border-2 px-3 py-1.5 leading-tight font-bold has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4',
        checked ? `${fillOf(choice)} border-transparent text-ink` : 'border-line-strong bg-surface',
      )}
    >
      <input type="radio" name="answer" checked={checked} onChange={onChoose} className="sr-only" />
      <LetteredShape choice={choice} onColour={checked} className="size-11 text-base" />
      <span className="sr-only">{t('play.answer', { letter: letterOf(choice) })}</span>
      <span className="min-w-0 grow wrap-anywhere">{text}</span>
    </label>
  );
};
