import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';
import { Loading } from '../ui/loading.js';
import { TopBar } from './top-bar.js';

/** Set-up and account pages: a bar, much paper, one column. */
export const QuietLayout = () => {
  const t = useTexts();
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {t('common.skip')}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <Suspense fallback={<Loading text={t('common.loading')} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
};
