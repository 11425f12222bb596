import type { CorrectionView, QuestionFigures as Figures } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { AnswerBars } from './answer-bars.js';
import { CorrectButton } from './corrections/correct-button.js';
import { CorrectedNote } from './corrections/corrected-note.js';
import { correctionOf, isVoided } from './corrections/correction-of.js';

interface QuestionFiguresProps {
  gameId: string;
  questions: readonly Figures[];
  corrections: readonly CorrectionView[];
}

/** The host's figures, drawn: who chose what on each question, how many were right, and how fast; and the way to correct it. */
export const QuestionFigures = ({ gameId, questions, corrections }: QuestionFiguresProps) => {
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  return (
    <section>
      <h2 className="text-xl">{room('results.questions')}</h2>
      <ol className="mt-2 divide-y-2 divide-line">
        {questions.map((figures) => (
          <li
            key={figures.questionIndex}
            className="grid gap-x-10 gap-y-4 py-6 md:grid-cols-[2fr_3fr] md:items-center"
          >
            <div className="min-w-0">
              <p className="line-clamp-4 font-bold wrap-anywhere">
                <span className="numbers text-muted">{figures.questionIndex + 1}. </span>
                {figures.question}
              </p>
              <p className="numbers mt-2 text-sm text-muted">
                {!isVoided(corrections, figures.questionIndex) && (
                  <>
                    <span className="text-lg font-bold text-text">
                      {room('results.share', { percent: Math.round(figures.correctShare * 100) })}
                    </span>{' '}
                    {room('results.wereRight')}
                  </>
                )}
                {figures.medianMs !== null &&
                  ` · ${room('results.typically', { seconds: oneDigit(figures.medianMs / 1_000) })}`}
              </p>
              <CorrectedNote correction={correctionOf(corrections, figures.questionIndex)} />
              <CorrectButton
                gameId={gameId}
                question={figures}
                correction={correctionOf(corrections, figures.questionIndex)}
              />
            </div>
            <AnswerBars figures={figures} />
          </li>
        ))}
      </ol>
    </section>
  );
};
