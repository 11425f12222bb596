import { DeskPage } from '../../frame/desk-page.js';
import { TooMany } from '../../frame/hosting-parts.js';
import { AllSeconds } from '../../frame/question-seconds.js';
import { appState } from '../../hosting/app-state.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { BasketList, ClearAll, EmptyBasket, useProceed } from './basket-list.js';
import { SaveAsSet } from './save-as-set.js';

/** The same basket at its older address, without a team: the list and nothing else. */
const OldBasketPage = () => {
  const q = useQuestionsTexts();
  const { basket, title } = useStore(appState);
  const proceed = useProceed(q('basket.nothingYetOld'));
  const empty = basket.length === 0;
  return (
    <DeskPage title={q('basket.oldTitle')} aside={empty ? null : <ClearAll />}>
      <TooMany count={basket.length} />
      {empty ? (
        <EmptyBasket />
      ) : (
        <>
          <div className="mt-6">
            <AllSeconds basket={basket} />
          </div>
          <BasketList basket={basket} className="mt-4" />
          <div className="my-6 flex flex-wrap gap-3">
            <ButtonLink to={paths.bank}>{q('basket.addMore')}</ButtonLink>
            <SaveAsSet basket={basket} title={title} />
          </div>
        </>
      )}
      <ActionBar sticky={!empty}>
        <Button tone={empty ? 'plain' : 'main'} onClick={proceed} className="min-h-14 px-8 text-lg">
          {q('basket.oldProceed')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
export default OldBasketPage;
