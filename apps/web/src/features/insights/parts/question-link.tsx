import type { InsightsQuestion } from '@clockbeat/domain/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.js';

/** A question, leading to the newest game that asked it. */
export const QuestionLink = ({ question: { question, gameId } }: { question: InsightsQuestion }) => (
  <p className="min-w-0 font-bold">
    <Link
      to={paths.results(gameId)}
      className="inline-flex min-h-11 max-w-full items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <span className="line-clamp-3 wrap-anywhere">{question}</span>
    </Link>
  </p>
);
