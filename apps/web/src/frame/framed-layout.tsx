import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.js';
import { brand } from '../texts/brand.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { ButtonLink } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage } from '../ui/message-page.js';

/** A page in another site's frame: without a bar, and with one way out, into a window of its own. */
export const FramedLayout = () => {
  const t = useTexts();
  return (
    <div className="flex grow flex-col">
      <main className="flex grow flex-col">
        <Suspense fallback={<Loading text={t('common.loading')} />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className="px-5 py-3 text-end text-sm text-muted">
        <a href={paths.home} target="_blank" rel="noopener" className="underline">
          {brand()}
        </a>
      </footer>
    </div>
  );
};

/** Whatever asks for a session, or leads anywhere that does. */
export const NotInAFrame = () => {
  const room = useRoomTexts();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={room('frames.title')} text={room('frames.text')}>
      <ButtonLink to={pathname + search} newTab tone="main">
        {room('frames.open')}
      </ButtonLink>
    </MessagePage>
  );
};
