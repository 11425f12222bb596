import type { QuestionView } from '@clockbeat/domain/contract';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';

const difficultyTexts = { Easy: 'solo.easy', Medium: 'solo.medium', Hard: 'solo.hard' } as const;

interface PickerRowProps {
  question: QuestionView;
  picked: boolean;
  onToggle: () => void;
}

/** One question with its box: the whole row is to be touched. */
export const PickerRow = ({ question, picked, onToggle }: PickerRowProps) => {
  const t = useVisitorTexts();
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-center gap-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          checked={picked}
          onChange={onToggle}
          className="size-6 shrink-0 accent-coral outline-none"
        />
        <span className="min-w-0 grow leading-snug font-bold wrap-anywhere">{question.question}</span>
        <span className="shrink-0 text-sm text-muted">{t(difficultyTexts[question.difficulty])}</span>
      </label>
    </li>
  );
};
