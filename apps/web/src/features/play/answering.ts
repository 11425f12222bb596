import type { OpenQuestionView, SentAnswer } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';

/** A question to answer, what has become of it, and how to. */
export interface AnswersProps {
  question: OpenQuestionView;
  turn: Turn;
  /** When the question closes for this seat, by the server's clock. */
  endsAt: number | null;
  session: { readonly serverNow: () => number; answer: (answer: SentAnswer) => unknown };
}
