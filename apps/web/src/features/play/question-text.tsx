import type { OpenQuestionView } from '@clockbeat/domain/contract';

/** The largest text on the screen; a longer one is set smaller, so that the answers stay in reach. It is never cut. */
export const QuestionText = ({ question }: { question: OpenQuestionView }) => (
  <div className="flex min-h-16 shrink-0 grow py-2">
    <h1
      key={question.index}
      className={`m-auto max-w-[34ch] animate-rise text-center wrap-anywhere ${sizeFor(question.question.length)} leading-tight`}
    >
      {question.question}
    </h1>
  </div>
);

const sizeFor = (length: number): string => {
  if (length > 260) return 'text-base sm:text-lg lg:text-xl lg:max-w-[60ch]';
  if (length > 110) return 'text-lg sm:text-xl lg:text-2xl lg:max-w-[44ch]';
  return length > 60 ? 'text-xl sm:text-2xl lg:text-3xl' : 'text-2xl sm:text-3xl lg:text-4xl';
};
