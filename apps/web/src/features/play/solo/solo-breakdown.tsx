import type { SoloAnswer } from '../../../hosting/solo-result.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { classNames } from '../../../ui/class-names.js';
import { Mark } from '../../../ui/mark.js';

/** Each question with a sign and a word, and its right answer. */
export const SoloBreakdown = ({ answers }: { answers: readonly SoloAnswer[] }) => {
  const t = useVisitorTexts();
  return (
    <section>
      <h2 className="text-xl">{t('solo.breakdown')}</h2>
      <ol className="mt-3 flex flex-col divide-y-2 divide-line border-y-2 border-line">
        {answers.map(({ question, correct, correctAnswer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers neither move nor change
          <li key={index} className="flex gap-3 py-3">
            <Mark
              right={correct}
              className={classNames('mt-1 size-5 shrink-0', correct ? 'text-good' : 'text-bad')}
            />
            <div className="min-w-0">
              <p className="font-bold wrap-anywhere">{question}</p>
              <p className="text-muted wrap-anywhere">
                <span className={classNames('font-bold', correct ? 'text-good' : 'text-bad')}>
                  {t(correct ? 'solo.right' : 'solo.wrong')}
                </span>
                {' · '}
                {t('solo.rightAnswer', { text: correctAnswer })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
