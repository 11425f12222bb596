import { useState } from 'react';
import { removeFromBasket, replaceInBasket } from '../../../hosting/basket.js';
import type { BasketQuestion } from '../../../hosting/basket-question.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { QuestionDialog } from '../questions/question-dialog.js';
import { QuestionItem } from '../questions/question-item.js';
import { fromBasket, manualSeconds, toBasketQuestion } from './manual-question.js';

/** What was added on this page. Imported questions are stored as they came; typed ones can be changed. */
export const AddedQuestions = ({ added }: { added: readonly BasketQuestion[] }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const [edited, setEdited] = useState<{ question: OwnQuestion; category: string } | null>(null);
  return (
    <>
      <h2 className="text-xl">
        {t('own.addedHere')}{' '}
        {added.length > 0 && (
          <span className="numbers text-base font-normal text-muted">
            {common('common.questions', { count: added.length })}
          </span>
        )}
      </h2>
      {added.length === 0 && <p className="mt-3 text-muted">{t('own.noneYet')}</p>}
      <ol className="divide-y-2 divide-line">
        {added.map((one, place) => {
          const question = fromBasket(one);
          return (
            question && (
              <QuestionItem
                key={one.id}
                question={question}
                number={place + 1}
                count={added.length}
                seconds={manualSeconds}
                onRemove={() => removeFromBasket(one.id)}
                {...(one.stored ? {} : { onEdit: () => setEdited({ question, category: one.category }) })}
              />
            )
          );
        })}
      </ol>
      <QuestionDialog
        subject={edited?.question ?? null}
        seconds={manualSeconds}
        onClose={() => setEdited(null)}
        onDone={(question) => {
          replaceInBasket(toBasketQuestion(question, edited?.category ?? ''));
          setEdited(null);
        }}
      />
    </>
  );
};
