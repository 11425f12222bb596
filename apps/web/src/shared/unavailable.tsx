import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { MessagePage } from '../ui/message-page.js';

/** The place of a page that could not be asked for, and the way to ask again. */
export const Unavailable = ({ again }: { again: () => unknown }) => {
  const t = useTexts();
  return (
    <MessagePage title={t('errors.oops')} text={t('errors.unavailable')}>
      <Button tone="main" onClick={() => void again()}>
        {t('common.tryAgain')}
      </Button>
    </MessagePage>
  );
};
