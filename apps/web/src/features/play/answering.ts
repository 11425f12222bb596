import type { GameStateView, OpenQuestionView, SentAnswer } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';

/** A question to answer, what has become of it, and how to. */
export interface AnswersProps {
  question: OpenQuestionView;
  turn: Turn;
  /** Which game it is of, and when the question closes for this seat, by the server's clock. */
  state: Pick<GameStateView, 'gameId' | 'endsAt'>;
  session: { readonly serverNow: () => number; answer: (answer: SentAnswer) => unknown };
}
