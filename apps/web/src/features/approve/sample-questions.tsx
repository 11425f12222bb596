import { type BasketQuestion, secondsOf } from '../../hosting/basket-question.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Mark } from '../../ui/mark.js';

const shown = 3;

/** The first few questions, each with its answer and its time, and how many follow. */
export const SampleQuestions = ({ basket }: { basket: readonly BasketQuestion[] }) => {
  const d = useDeskTexts();
  const more = basket.length - shown;
  return (
    <section className="mt-8 mb-6">
      <h2 className="text-lg">{d('approve.samples')}</h2>
      <ol className="mt-2">
        {basket.slice(0, shown).map((question) => (
          <li key={question.id} className="border-t-2 border-line py-3">
            <p className="font-bold wrap-anywhere">{question.question}</p>
            <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
              <Answer text={question.correctAnswer} />
              <span className="numbers text-muted">
                {d('approve.seconds', { count: secondsOf(question) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="border-t-2 border-line pt-3 font-bold text-muted">
          {d('approve.more', { count: more })}
        </p>
      )}
    </section>
  );
};

const Answer = ({ text }: { text: string | null }) => {
  const d = useDeskTexts();
  if (text === null) return <span className="text-muted">{d('approve.answerUnknown')}</span>;
  return (
    <span className="inline-flex min-w-0 items-baseline gap-2 text-good">
      <Mark right className="size-4 shrink-0" />
      <span className="sr-only">{d('approve.answer')}</span>
      <span className="min-w-0 font-bold wrap-anywhere">{text}</span>
    </span>
  );
};
