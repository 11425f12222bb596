import type { OpenQuestionView } from '@clockbeat/domain';

/** The largest text on the screen; a longer one is set smaller, so that the answers stay in reach without scrolling. */
export const QuestionText = ({ question }: { question: OpenQuestionView }) => (
  <div className="flex flex-[1_0_auto] items-center justify-center py-2">
    <h1
      key={question.index}
      className={`max-w-[34ch] animate-rise text-center wrap-anywhere ${sizeFor(question.question.length)}`}
    >
      {question.question}
    </h1>
  </div>
);

const sizeFor = (length: number): string => {
  if (length > 260) return 'text-base sm:text-lg lg:text-xl lg:max-w-[60ch]';
  if (length > 110) return 'text-[1.125rem] sm:text-xl lg:text-2xl lg:max-w-[44ch]';
  return 'text-xl sm:text-2xl lg:text-3xl';
};
