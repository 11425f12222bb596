import type { Language } from '@clockbeat/domain/contract';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useLanguage } from '../texts/language-context.js';
import { useTexts } from '../texts/texts.js';
import { classNames } from '../ui/class-names.js';
import { Loading } from '../ui/loading.js';
import { chooseTheme } from '../ui/theme.js';
import type { KnownAccount } from './agree-with-account.js';
import { OfflineLine } from './offline-line.js';
import { useSessionStatus } from './session.js';
import { TopBar } from './top-bar.js';

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
      <OfflineLine />
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
