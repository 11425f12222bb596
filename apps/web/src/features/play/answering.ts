import type { GameStateView, SentAnswer } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import type { AskedQuestion } from '../../live/seen-order.js';

/** A question to answer, what has become of it, and how to. */
export interface AnswersProps {
  question: AskedQuestion;
  turn: Turn;
  /** Which game it is of, and when the question closes for this seat, by the server's clock. */
  state: Pick<GameStateView, 'gameId' | 'endsAt'>;
  session: { readonly serverNow: () => number; answer: (answer: SentAnswer) => unknown };
}
