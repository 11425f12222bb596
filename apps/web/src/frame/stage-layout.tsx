import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';
import { Loading } from '../ui/loading.js';

/** Play, host panel and projector: the whole screen, no bar. */
export const StageLayout = () => {
  const t = useTexts();
  return (
    <main className="one-voice flex grow flex-col">
      <Suspense fallback={<Loading text={t('common.loading')} />}>
        <Outlet />
      </Suspense>
    </main>
  );
};
