import { paths } from '../../paths.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

/** A category without a single question. */
export const NoQuestions = ({ category }: { category: string }) => {
  const d = useDeskTexts();
  usePageTitle(category);
  return (
    <MessagePage title={d('bank.noQuestions')} text={d('bank.noQuestionsText')}>
      <ButtonLink to={paths.upload} tone="main">
        {d('bank.upload')}
      </ButtonLink>
      <ButtonLink to={paths.bank}>{d('bank.backToBank')}</ButtonLink>
    </MessagePage>
  );
};

/** There are questions, but none like that. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const d = useDeskTexts();
  return (
    <div role="status" className="mt-4 mb-10 border-t-2 border-line pt-6">
      <p className="text-lg font-bold">{d('bank.nothingFound')}</p>
      <p className="text-muted">{d('bank.nothingFoundText')}</p>
      <Button onClick={onClear} className="mt-4">
        {d('bank.clearFilter')}
      </Button>
    </div>
  );
};
