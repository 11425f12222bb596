import { DeskPage } from '../../frame/desk-page.js';
import type { Passed } from '../../frame/gates.js';
import { TeamLine, TooMany } from '../../frame/hosting-parts.js';
import { AllSeconds } from '../../frame/question-seconds.js';
import { appState } from '../../hosting/app-state.js';
import { basketMinutes, countBy } from '../../hosting/basket.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Figures, Tally } from '../../ui/figures.js';
import { BasketList, ClearAll, EmptyBasket, useProceed } from './basket-list.js';
import { SaveAsSet } from './save-as-set.js';

/** Everything that was picked, from whichever source, for the current team. */
const BasketPage = ({ team }: Pick<Passed, 'team'>) => {
  const q = useQuestionsTexts();
  const { basket, title } = useStore(appState);
  const proceed = useProceed(q('basket.nothingYet'));
  const categories = countBy(basket, ({ category }) => category);
  return (
    <DeskPage
      step={2}
      title={q('basket.title')}
      lead={basket.length > 0 ? q('basket.lead') : undefined}
      aside={<TeamLine team={team} />}
    >
      <div className="mt-8">
        <Figures
          figures={[
            { label: q('basket.total'), value: String(basket.length) },
            { label: q('basket.categories'), value: String(categories.length) },
            {
              label: q('basket.time'),
              value: q('basket.minutes', { count: basketMinutes(basket.length) }),
            },
          ]}
        />
      </div>
      <TooMany count={basket.length} />
      {basket.length === 0 ? (
        <EmptyBasket />
      ) : (
        <>
          <section className="mt-8">
            <h2 className="text-lg">{q('basket.breakdown')}</h2>
            <Tally rows={categories} />
          </section>
          <section className="mt-8">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 id="basket-list" className="text-lg">
                {q('basket.list')}
              </h2>
              <ClearAll />
            </div>
            <div className="mt-1 mb-4">
              <AllSeconds basket={basket} />
            </div>
            <BasketList basket={basket} labelledBy="basket-list" className="max-h-[400px] overflow-y-auto" />
          </section>
        </>
      )}
      <div className="my-6 flex flex-wrap gap-3">
        {basket.length > 0 && (
          <>
            <ButtonLink to={paths.bank}>{q('basket.addMore')}</ButtonLink>
            <SaveAsSet basket={basket} title={title} />
          </>
        )}
        <ButtonLink to={paths.chooseTrivia} tone="quiet" className="first:-ms-3 max-sm:-ms-3">
          {q('basket.backToSource')}
        </ButtonLink>
      </div>
      <ActionBar sticky={basket.length > 0}>
        <Button
          tone={basket.length > 0 ? 'main' : 'plain'}
          onClick={proceed}
          className="min-h-14 px-8 text-lg"
        >
          {q('basket.proceed')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
export default BasketPage;
