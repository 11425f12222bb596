import { Link, useLocation } from 'react-router-dom';
import { paths, serverPaths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { Avatar } from '../ui/avatar.js';
import { Logo } from '../ui/logo.js';
import { LanguageSwitch } from './language-switch.js';
import { PhoneMenu } from './phone-menu.js';
import { ProfileMenu } from './profile-menu.js';
import { useSessionStatus } from './use-session-status.js';

const link =
  'inline-flex min-h-11 items-center rounded-full px-3 font-bold underline-offset-4 hover:underline max-md:min-h-12';

/** The bar of the quiet pages; the stage has none. */
export const TopBar = () => {
  const t = useTexts();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-2 px-4 py-2">
      <Link
        to={paths.home}
        className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-extrabold tracking-tight"
      >
        <Logo className="size-8" />
        {t('common.brand')}
      </Link>
      <nav aria-label={t('common.mainMenu')} className="hidden items-center gap-1 whitespace-nowrap md:flex">
        <Links />
        <LanguageSwitch className={link} short />
        <WideAccount />
      </nav>
      <PhoneMenu>
        <Links />
        <PhoneAccount />
        <SignIn />
        <LanguageSwitch className={link} />
      </PhoneMenu>
    </header>
  );
};

const Links = () => {
  const t = useTexts();
  return (
    <>
      <Link to={paths.startTrivia} className={link}>
        {t('common.startTrivia')}
      </Link>
      <Link to={paths.joinTeam} className={link}>
        {t('common.joinTeam')}
      </Link>
      <Link to={paths.bank} className={link}>
        {t('common.questionBank')}
      </Link>
    </>
  );
};

const WideAccount = () => {
  const session = useSessionStatus();
  if (session.state !== 'signed-in') return <SignIn />;
  return (
    <ProfileMenu user={session.user}>
      <AccountLinks />
    </ProfileMenu>
  );
};

/** The profile menu's content, in the phone's menu (NAV-03). */
const PhoneAccount = () => {
  const session = useSessionStatus();
  if (session.state !== 'signed-in') return null;
  return (
    <div className="mt-2 flex flex-col border-t-2 border-line pt-2">
      <p className="flex items-center gap-2.5 px-3 py-1 text-sm text-muted">
        <Avatar user={session.user} className="size-8 text-xs" />
        <span className="max-w-56 truncate">{session.user.email}</span>
      </p>
      <AccountLinks />
    </div>
  );
};

/** What a signed-in person finds in the menu. */
const AccountLinks = () => {
  const t = useTexts();
  if (useSessionStatus().state !== 'signed-in') return null;
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
};

const SignIn = () => {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { state } = useSessionStatus();
  if (state === 'signed-in') return null;
  // The place is kept while it isn't known who is here, so the bar does not jump.
  const hidden = state === 'loading' ? 'invisible' : '';
  return (
    <a href={serverPaths.signIn(pathname + search)} className={`${link} ${hidden}`}>
      {t('common.signIn')}
    </a>
  );
};
