import { paths } from '../../paths.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

/** Shown outside the router, which may be what failed: plain links and a reload. */
export const ErrorPage = () => {
  const t = useTexts();
  usePageTitle(t('errors.oops'));
  return (
    <main className="flex min-h-dvh">
      <MessagePage title={t('errors.oops')} text={t('errors.oopsText')}>
        <Button tone="main" onClick={() => location.reload()}>
          {t('common.tryAgain')}
        </Button>
        <a href={paths.home} className={buttonClass()}>
          {t('common.goHome')}
        </a>
      </MessagePage>
    </main>
  );
};
