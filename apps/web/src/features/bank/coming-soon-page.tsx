import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { type BankCategory, bankCategories } from '../../hosting/bank-categories.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { useLoadingError } from './use-loading-error.js';

/** The categories that were once announced here (BANK-13). */
const announced = ['geography', 'finance', 'afrobeats', 'movies', 'sports'];

/** For a category without questions. Once it has some, its address leads to them (OP-04). */
const ComingSoonPage = () => {
  const q = useQuestionsTexts();
  const { key = '' } = useParams();
  const category = bankCategories.find((one) => one.key === key && announced.includes(key));
  usePageTitle(category?.name ?? q('bank.unknownCategory'));
  return category ? <Announced category={category} /> : <NotReady name={q('bank.unknownCategory')} />;
};
export default ComingSoonPage;

const Announced = ({ category }: { category: BankCategory }) => {
  const t = useTexts();
  const q = useQuestionsTexts();
  const tell = useLoadingError();
  const categories = useQuery(reading.categories);
  const { error } = categories;
  useEffect(() => {
    if (error) tell(error);
  }, [error, tell]);
  if (categories.isPending) return <Loading text={q('bank.loading')} />;
  if (categories.isError) {
    return (
      <MessagePage title={category.name} text={q('bank.categoriesFailed')}>
        <Button tone="main" onClick={() => void categories.refetch()}>
          {t('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  const held = categories.data.items.find((one) => one.source === 'bank' && one.category === category.name);
  if (held && held.count > 0) return <Navigate to={paths.bankCategory(category.key)} replace />;
  return <NotReady name={category.name} />;
};

const NotReady = ({ name }: { name: string }) => {
  const q = useQuestionsTexts();
  return (
    <MessagePage title={q('bank.notReady', { category: name })} text={q('bank.notReadyText')}>
      <ButtonLink to={paths.bank} tone="main">
        {q('bank.title')}
      </ButtonLink>
    </MessagePage>
  );
};
