import type { UserView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { playerPaths, serverPaths } from '../player-paths.js';
import { brand } from '../texts/brand.js';
import { useTexts } from '../texts/texts.js';
import { Avatar } from '../ui/avatar.js';
import { DropDownMenu } from '../ui/drop-down-menu.js';
import { Link } from '../ui/link.js';
import { Logo } from '../ui/logo.js';
import { LanguageSwitch } from './language-switch.js';
import { useSessionStatus } from './session.js';

const link =
  'inline-flex min-h-11 items-center rounded-full px-3 font-bold underline-offset-4 hover:underline max-md:min-h-12 md:max-lg:px-1.5';

/** The bar of the quiet pages; the stage has none. */
export const TopBar = () => {
  const t = useTexts();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-2 px-4 py-2 print:hidden">
      <Link
        to={playerPaths.home}
        className="inline-flex min-h-11 items-center gap-2 font-display text-[min(1.25rem,6vw)] font-extrabold tracking-tight"
      >
        <Logo className="size-[min(2rem,10vw)]" />
        {brand()}
      </Link>
      <nav
        aria-label={t('common.mainMenu')}
        className="hidden flex-wrap items-center justify-end gap-1 whitespace-nowrap md:flex"
      >
        <Links />
        <LanguageSwitch className={link} />
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
      <Link to={playerPaths.startTrivia} className={link}>
        {t('common.startTrivia')}
      </Link>
      <Link to={playerPaths.joinTeam} className={link}>
        {t('common.joinTeam')}
      </Link>
      <Link to={playerPaths.bank} className={link}>
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
      <Link to={playerPaths.dashboard} className={link}>
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

/** Who is signed in, and what opens from that. */
const ProfileMenu = ({ user, children }: { user: UserView; children: ReactNode }) => {
  const t = useTexts();
  return (
    <DropDownMenu
      id="profile-menu"
      label={t('common.profileMenu')}
      face={() => <Avatar user={user} className="size-9 text-sm" />}
      className="ms-1"
    >
      <p className="max-w-64 truncate px-3 pt-1 pb-2 text-sm text-muted">{user.email}</p>
      <div className="flex flex-col">{children}</div>
    </DropDownMenu>
  );
};

const bars = 'M4 7h16M4 12h16M4 17h16';
const cross = 'M6 6l12 12M18 6L6 18';

/** The bar's links on a phone. */
const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  return (
    <DropDownMenu id="phone-menu" label={t('common.menu')} face={barsOrCross} className="md:hidden">
      <nav aria-label={t('common.mainMenu')} className="flex flex-col">
        {children}
      </nav>
    </DropDownMenu>
  );
};

const barsOrCross = (open: boolean) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7" stroke="currentColor" strokeWidth="2.5">
    <path d={open ? cross : bars} strokeLinecap="round" />
  </svg>
);
