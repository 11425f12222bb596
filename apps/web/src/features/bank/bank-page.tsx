import { Link } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { bankCategories } from '../../hosting/bank-categories.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { ActionBar } from '../../shared/action-bar.js';
import { DeskPage } from '../../shared/desk-page.js';
import { Guarded } from '../../shared/guarded.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { BankSkeleton } from './bank-skeleton.js';
import { CategoryEntry, categoryGrid } from './category-entry.js';
import { samples } from './samples/index.js';
import { useBank } from './use-bank.js';

/** Every category there is: the bank's nine, one's own uploads, and three small ones to try. */
const BankPage = () => {
  const d = useDeskTexts();
  return (
    <Guarded waiting={<BankSkeleton />} reason={d('bank.signIn')}>
      {() => <Bank />}
    </Guarded>
  );
};
export default BankPage;

const Bank = () => {
  const d = useDeskTexts();
  const bank = useBank();
  const { basket } = useKept(appState);
  if (bank.loading) return <BankSkeleton />;
  return (
    <DeskPage
      wide
      step={2}
      title={d('bank.title')}
      lead={d('bank.lead')}
      aside={
        <ButtonLink to={paths.chooseTrivia} tone="quiet" className="-ml-3 sm:-mr-3 sm:ml-0">
          {d('bank.backToSource')}
        </ButtonLink>
      }
    >
      <ul className={categoryGrid}>
        {bankCategories.map(({ key, name }) => (
          <CategoryEntry
            key={key}
            to={paths.bankCategory(key)}
            name={name}
            count={d('bank.fixedCount')}
            peek={bank.peekOf(name)}
          />
        ))}
      </ul>
      {bank.extra.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{d('bank.uploads')}</h2>
          <ul className={categoryGrid}>
            {bank.extra.map(({ category, count }) => (
              <CategoryEntry
                key={category}
                to={paths.dynamicCategory(category)}
                name={category}
                count={d('bank.uploadedCount', { count })}
              />
            ))}
          </ul>
        </section>
      )}
      <section className="mt-10 mb-8">
        <h2 className="text-xl">{d('bank.samples')}</h2>
        <p className="mt-1 text-muted">{d('bank.samplesText')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {samples.map(({ key, title }) => (
            <li key={key}>
              <Link
                to={paths.sampleCategory(key)}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:no-underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mb-8">
        <h2 className="text-xl">{d('bank.practise')}</h2>
        <p className="mt-1 text-muted">{d('bank.practiseText')}</p>
        <p className="mt-2 -ml-3 flex flex-wrap">
          <ButtonLink to={paths.soloGeneral} tone="quiet">
            {d('bank.generalQuiz')}
          </ButtonLink>
          <ButtonLink to={paths.play('solo')} tone="quiet">
            {d('bank.anyCategory')}
          </ButtonLink>
        </p>
      </section>
      <ActionBar
        says={basket.length > 0 ? d('bank.inBasketCount', { count: basket.length }) : d('bank.basketEmpty')}
      >
        <ButtonLink to={paths.basket} tone={basket.length > 0 ? 'main' : 'plain'}>
          {d('bank.viewBasket')}
        </ButtonLink>
      </ActionBar>
    </DeskPage>
  );
};
