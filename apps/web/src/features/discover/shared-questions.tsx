import type { SharedQuestionView, SharedSetView } from '@clockbeat/domain/contract';
import { AskedFor } from '../../frame/questions/asked-for.js';
import { useSessionStatus } from '../../frame/session.js';
import { type Asking, choiceAmong } from '../../hosting/asking.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';

/** The first questions of a set; with what is right where the server has told it. */
export const SharedQuestions = ({ set }: { set: SharedSetView }) => {
  const t = useDiscoverTexts();
  const { state } = useSessionStatus();
  const { questions, questionCount } = set;
  const lang = set.language ?? undefined;
  return (
    <section className="mt-10 mb-8">
      <h2 className="text-xl">{t('shared.questions')}</h2>
      {questions.length < questionCount && (
        <p className="mt-1 text-muted">
          {t('shared.first', { shown: questions.length, all: questionCount })}
        </p>
      )}
      {state === 'signed-out' && <p className="mt-1 text-muted">{t('shared.noAnswers')}</p>}
      <ol className="mt-4">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and their order is fixed
          <li key={index} className="flex gap-3 border-t-2 border-line py-4">
            <span
              aria-hidden="true"
              className="numbers min-w-7 font-display text-lg font-extrabold text-muted"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p lang={lang} dir="auto" className="font-bold wrap-anywhere">
                {withFormulas(question.question)}
              </p>
              <div className="mt-2">
                <AskedFor question={asAsking(question)} lang={lang} />
              </div>
              {question.explanation && (
                <p lang={lang} dir="auto" className="mt-2 text-sm wrap-anywhere text-muted">
                  {withFormulas(question.explanation)}
                </p>
              )}
            </div>
            {question.media && <MediaThumb media={question.media} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What is right of four options is told in words. */
const asAsking = ({ question: _, explanation: __, answer, ...asked }: SharedQuestionView): Asking => ({
  ...asked,
  answer:
    (asked.kind ?? 'single') === 'single' && answer !== undefined
      ? choiceAmong(asked.options, asked.options.indexOf(answer))
      : null,
});
