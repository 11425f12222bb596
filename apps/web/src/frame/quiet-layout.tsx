import type { Language, UserView } from '@clockbeat/domain/contract';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { paths, serverPaths } from '../paths.js';
import { useLanguage } from '../texts/language-context.js';
import { useTexts } from '../texts/texts.js';
import { Avatar } from '../ui/avatar.js';
import { classNames } from '../ui/class-names.js';
import { Link } from '../ui/link.js';
import { Loading } from '../ui/loading.js';
import { Logo } from '../ui/logo.js';
import { chooseTheme } from '../ui/theme.js';
import type { KnownAccount } from './agree-with-account.js';
import { LanguageSwitch } from './language-switch.js';
import { useSessionStatus } from './session.js';

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

/**
 * Another page begins at its top, as pages do; going back returns to where one was. The focus begins there too where it went
 * with the link: a screen reader then reads the new page, and a keyboard does not begin again at the bar.
 */
const useTopOfPage = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened
  useLayoutEffect(() => {
    if (way === 'PUSH' && document.activeElement === document.body)
      document.getElementById('content')?.focus();
    if (way !== 'POP') scrollTo(0, 0);
  }, [pathname, way]);
};

/** What is known of the account since the page was loaded. */
let known: Promise<KnownAccount | null> | null = null;

/** What does it comes apart: players have no account. */
const agree = async (
  last: typeof known,
  userId: string,
  language: Language,
): Promise<KnownAccount | null> => {
  const file = await import('./agree-with-account.js').catch(() => null);
  return file ? file.agreeWithAccount(last, userId, language) : null;
};

/**
 * Dresses the site as the account wants it, on every device of its owner, and lets the account know the language that it is
 * read in; without an account the system decides, and nobody is written to.
 */
const useAccountSettings = (): void => {
  const session = useSessionStatus();
  const { language } = useLanguage();
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const away = session.state === 'signed-out';
  useEffect(() => {
    if (userId !== null) known = agree(known, userId, language);
    if (!away) return;
    known = null;
    chooseTheme(null);
  }, [userId, away, language]);
};

const link =
  'inline-flex min-h-11 items-center rounded-full px-3 font-bold underline-offset-4 hover:underline max-md:min-h-12 md:max-lg:px-1.5';

/** The bar of the quiet pages; the stage has none. */
const TopBar = () => {
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

/** Who is signed in, and what opens from that. */
const ProfileMenu = ({ user, children }: { user: UserView; children: ReactNode }) => {
  const t = useTexts();
  return (
    <DropDownMenu
      id="profile-menu"
      label={t('common.profileMenu')}
      face={() => <Avatar user={user} className="size-9 text-sm" />}
      className="ml-1"
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

interface DropDownMenuProps {
  id: string;
  /** What the button opens, for those who don't see its face. */
  label: string;
  face: (open: boolean) => ReactNode;
  className?: string;
  children: ReactNode;
}

/** A round button of the bar and what opens from it. The browser's own elements: the bar is on the player's way in too. */
const DropDownMenu = ({ id, label, face, className, children }: DropDownMenuProps) => {
  const { open, setOpen, button, whole } = useDropDown(useLocation().key);
  return (
    <div ref={whole} className={classNames('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full"
      >
        {face(open)}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 min-w-56 animate-rise rounded-card border-2 border-line bg-surface p-2 shadow-xl"
      >
        {children}
      </div>
    </div>
  );
};

interface DropDown {
  open: boolean;
  setOpen: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Around the button and what it opens. */
  whole: RefObject<HTMLDivElement | null>;
}

/** Something that a button opens. Closes by Escape, by a touch beside it, and when `place` becomes another. */
const useDropDown = (place: string): DropDown => {
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(place);
  if (place !== openedAt) {
    setOpenedAt(place);
    setOpen(false);
  }
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);
  return { open, setOpen, button, whole };
};
