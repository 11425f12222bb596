import type { OpenQuestionView } from '@clockbeat/domain';

const longText = 110;

/** The largest text on the screen; a long one is set a step smaller, so that the answers stay in reach. */
export const QuestionText = ({ question }: { question: OpenQuestionView }) => (
  <div className="flex min-h-0 flex-1 items-center justify-center overflow-y-auto py-2">
    <h1
      key={question.index}
      className={`max-w-[34ch] animate-rise text-center wrap-anywhere hyphens-auto ${
        question.question.length > longText
          ? 'text-lg sm:text-xl lg:text-2xl'
          : 'text-xl sm:text-2xl lg:text-3xl'
      }`}
    >
      {question.question}
    </h1>
  </div>
);
