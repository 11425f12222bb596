import type { GamePhase, GameStateView } from '@clockbeat/domain/contract';
import { isPaced } from '../../live/picture.js';

/** What comes when the host leads on. */
export type NextStep = 'read' | 'open' | 'close' | 'board' | 'break' | 'question' | 'endBreak' | 'end';

/** What leading on does in this phase, so that its button can say it. What a question's break is only its host knows. */
export const nextStep = (state: GameStateView, phase: GamePhase): NextStep => {
  const isLast = state.currentQuestionIndex === state.questionCount - 1;
  const onward = isLast ? 'end' : 'question';
  if (!isPaced(state)) return onward;
  switch (phase) {
    case 'round':
      return isRead(state) ? 'read' : 'open';
    case 'reading':
      return 'open';
    case 'question':
      return 'close';
    case 'revealed':
      return !isLast && isBoardDue(state) ? 'board' : afterBoard(state, onward);
    case 'board':
      return afterBoard(state, onward);
    case 'break':
      return isLast ? 'end' : 'endBreak';
    default:
      return onward;
  }
};

/** Whether a question stands alone for a while after the title of its round. */
const isRead = ({ readsAt, opensAt }: GameStateView): boolean =>
  readsAt !== undefined && opensAt !== null && opensAt > readsAt;

const afterBoard = (state: GameStateView, onward: 'end' | 'question'): NextStep =>
  onward === 'question' && state.questions?.[state.currentQuestionIndex]?.breakAfter ? 'break' : onward;

const isBoardDue = ({ rules, questions, currentQuestionIndex }: GameStateView): boolean => {
  const roundAt = (index: number): number | undefined => questions?.[index]?.round?.number;
  const next = roundAt(currentQuestionIndex + 1);
  const endsRound = next !== undefined && next !== roundAt(currentQuestionIndex);
  return rules?.boardEvery === 'question' || (rules?.boardEvery === 'round' && endsRound);
};
