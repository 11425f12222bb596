import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';
import { classNames } from '../ui/class-names.js';
import { Loading } from '../ui/loading.js';
import { TopBar } from './top-bar.js';
import { useAccountSettings } from './use-account-settings.js';
import { useTopOfPage } from './use-top-of-page.js';

interface QuietLayoutProps {
  /** On the player's way in: the display face alone, so that one font is loaded. */
  oneVoice?: boolean;
  /** What is most likely opened next: fetched once this page is shown. */
  next?: () => Promise<unknown>;
}

/** Set-up and account pages: a bar, much paper, one column. */
export const QuietLayout = ({ oneVoice = false, next }: QuietLayoutProps) => {
  useEffect(() => {
    // A page that didn't come is asked for again when it is opened.
    next?.().catch(() => {});
  }, [next]);
  return (
    <QuietFrame oneVoice={oneVoice}>
      <Outlet />
    </QuietFrame>
  );
};

interface QuietFrameProps {
  oneVoice?: boolean;
  children: ReactNode;
}

/** The same around one page, for an address that is quiet at first and a stage later. */
export const QuietFrame = ({ oneVoice = false, children }: QuietFrameProps) => {
  const t = useTexts();
  useTopOfPage();
  useAccountSettings();
  return (
    <div className={classNames('flex grow flex-col', oneVoice && 'one-voice')}>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {t('common.skip')}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <Suspense fallback={<Loading text={t('common.loading')} />}>{children}</Suspense>
      </main>
    </div>
  );
};
