import { Link, useLocation } from 'react-router-dom';
import { paths, serverPaths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { buttonClass } from '../ui/button.js';
import { Logo } from '../ui/logo.js';
import { useSessionStatus } from './use-session-status.js';

const link = 'inline-flex min-h-11 items-center px-2 font-bold hover:underline underline-offset-4';

/** The bar of the quiet pages; the stage has none. */
export const TopBar = () => {
  const t = useTexts();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-x-2 px-4 py-2">
      <Link
        to={paths.home}
        className="mr-auto inline-flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight"
      >
        <Logo className="size-8" />
        <span className="max-sm:sr-only">{t('common.brand')}</span>
      </Link>
      <nav aria-label={t('common.mainMenu')} className="flex items-center gap-1 whitespace-nowrap sm:gap-3">
        <Link to={paths.joinTeam} className={link}>
          {t('common.joinTeam')}
        </Link>
        <AccountLinks />
      </nav>
    </header>
  );
};

const AccountLinks = () => {
  const t = useTexts();
  const session = useSessionStatus();
  const { pathname, search } = useLocation();
  if (session.state === 'signed-in') {
    return (
      <>
        <Link to={paths.dashboard} className={link}>
          {t('common.dashboard')}
        </Link>
        <a href={serverPaths.signOut} className={link}>
          {t('common.signOut')}
        </a>
      </>
    );
  }
  // The place is kept while it isn't known who is here, so the bar does not jump.
  const hidden = session.state === 'loading' ? 'invisible' : '';
  return (
    <a href={serverPaths.signIn(pathname + search)} className={buttonClass('plain', hidden)}>
      {t('common.signIn')}
    </a>
  );
};
