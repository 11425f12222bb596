import type { GameRules } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { unusual } from './rules-words.js';

interface RulesLineProps {
  /** Absent in cards that are not their owner's. */
  rules: GameRules | undefined;
  className?: string;
}

/** How a game that waits will be played: its pace, and what else is not as usual. */
export const RulesLine = ({ rules, className }: RulesLineProps) => {
  const q = useQuestionsTexts();
  if (!rules) return null;
  const { pacing } = rules;
  const others = unusual(q, rules);
  return (
    <p className={className}>
      <span className="sr-only">{q('rules.ofGame')} </span>
      <span className="font-bold">{q(`rules.${pacing}`)}</span>{' '}
      <span className="text-muted">{q(`rules.${pacing}Text`)}</span>
      {others.length > 0 && <span className="block text-muted">{others.join(' · ')}</span>}
    </p>
  );
};
