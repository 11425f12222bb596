import { Component, type ReactNode } from 'react';
import { usePageTitle } from '../../frame/use-page-title.js';
import { playerPaths } from '../../player-paths.js';
import { useTexts } from '../../texts/texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

/** The last net: an uncaught error in a page shows the error screen, never a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

/** Shown outside the router, which may be what failed: plain links and a reload. */
const ErrorPage = () => {
  const t = useTexts();
  usePageTitle(t('errors.oops'));
  return (
    <main className="flex min-h-dvh">
      <MessagePage title={t('errors.oops')} text={t('errors.oopsText')}>
        <Button tone="main" onClick={() => location.reload()}>
          {t('common.tryAgain')}
        </Button>
        <a href={playerPaths.home} className={buttonClass()}>
          {t('common.goHome')}
        </a>
      </MessagePage>
    </main>
  );
};
