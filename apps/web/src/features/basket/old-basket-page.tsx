import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { ActionBar } from '../../shared/action-bar.js';
import { DeskPage } from '../../shared/desk-page.js';
import { TooMany } from '../../shared/too-many.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { BasketList } from './basket-list.js';
import { ClearAll } from './clear-all.js';
import { EmptyBasket } from './empty-basket.js';
import { useProceed } from './use-proceed.js';

/** The same basket at its older address, without a team: the list and nothing else. */
const OldBasketPage = () => {
  const d = useDeskTexts();
  const { basket } = useKept(appState);
  const proceed = useProceed(d('basket.nothingYetOld'));
  const empty = basket.length === 0;
  return (
    <DeskPage title={d('basket.oldTitle')} aside={empty ? null : <ClearAll />}>
      <TooMany count={basket.length} />
      {empty ? (
        <EmptyBasket />
      ) : (
        <>
          <BasketList basket={basket} className="mt-6" />
          <ButtonLink to={paths.bank} className="my-6 self-start">
            {d('basket.addMore')}
          </ButtonLink>
        </>
      )}
      <ActionBar sticky={!empty}>
        <Button tone={empty ? 'plain' : 'main'} onClick={proceed} className="min-h-14 px-8 text-lg">
          {d('basket.oldProceed')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
export default OldBasketPage;
