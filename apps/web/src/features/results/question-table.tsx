import type { QuestionFigures } from '@clockbeat/domain';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';

/** The host's figures: how many were right, and how fast. */
export const QuestionTable = ({ questions }: { questions: readonly QuestionFigures[] }) => {
  const t = useTexts();
  return (
    <section>
      <h2 className="text-xl">{t('results.questions')}</h2>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4">
                {t('results.question')}
              </th>
              <th scope="col" className="py-2 pr-4">
                {t('results.right')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right">
                {t('results.correctShareHead')}
              </th>
              <th scope="col" className="py-2 text-right">
                {t('results.median')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {questions.map((figures) => (
              <tr key={figures.questionIndex}>
                <th scope="row" className="min-w-48 py-2 pr-4 font-medium">
                  {figures.question}
                </th>
                <td className="py-2 pr-4">{`${letterOf(figures.correctAnswer)} · ${figures.correctAnswerText}`}</td>
                <td className="numbers py-2 pr-4 text-right">{Math.round(figures.correctShare * 100)} %</td>
                <td className="numbers py-2 text-right">
                  {figures.medianMs !== null &&
                    t('results.seconds', { seconds: (figures.medianMs / 1_000).toFixed(1) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
