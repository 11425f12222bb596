import { demoCodes, type GameCard, type SignInRefusal } from '@clockbeat/domain/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getLatestGames } from '../../api/games.js';
import { QuickGameButton } from '../../frame/make-game.js';
import { NewsletterForm } from '../../frame/newsletter-form.js';
import { useSessionStatus } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { keptUser } from '../../hosting/kept-user.js';
import { useStore } from '../../lib/store.js';
import { cookiesPage, paths, serverPaths } from '../../paths.js';
import { signInRefusals } from '../../texts/en/visitor.js';
import { useLanguage } from '../../texts/language-context.js';
import { useDayText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { useModal } from '../../ui/modal.js';
import { notify } from '../../ui/notices.js';
import { TryOne } from './try-one.js';

/** Fetched once the page is there. It goes on well without. */
const PublicSets = lazy(() => import('./public-sets.js').catch(() => ({ default: () => null })));

const HomePage = () => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  usePageTitle('');
  useQueryMessage();
  return (
    <>
      {/* as high as the screen: what comes later below it moves nothing that is seen */}
      <div className="mx-auto grid min-h-[calc(100svh-3.75rem)] w-full max-w-6xl content-center items-center gap-x-16 gap-y-6 px-5 pt-3 pb-20 md:grid-cols-[3fr_2fr] md:py-8">
        <div>
          <h1 className="text-2xl text-balance sm:text-3xl md:text-5xl">{visitor('home.title')}</h1>
          <p className="mt-3 text-muted md:mt-4 md:text-lg">{visitor('home.lead')}</p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-8">
            <ButtonLink to={paths.joinTeam} tone="main" className="min-h-14 text-lg sm:px-8">
              {t('common.joinTeam')}
            </ButtonLink>
            <HostAGame className="min-h-14 text-lg sm:px-8" />
          </div>
          <HomeLinks />
          <HomeAccount />
        </div>
        <TryOne />
      </div>
      <Suspense>
        <PublicSets />
      </Suspense>
      <footer className="border-t-2 border-line">
        <div className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24">
          <div className="max-w-xl">
            <NewsletterForm />
          </div>
          <CookiesLink />
        </div>
      </footer>
      <ButtonLink
        to={paths.feedback}
        className="fixed end-2 bottom-2 z-20 bg-page! text-sm shadow-lg hover:bg-surface! md:end-4 md:bottom-4 md:text-base"
      >
        {visitor('front.feedback')}
      </ButtonLink>
    </>
  );
};
export default HomePage;

/** Who is here; while that is asked, who was here last, who keeps the place: nothing moves when it is known. */
const useWhoIsHere = () => {
  const session = useSessionStatus();
  const kept = useStore(keptUser);
  const waiting = session.state === 'loading';
  const user = session.state === 'signed-in' ? session.user : null;
  return { user: waiting ? kept : user, waiting };
};

/** Straight to the sign-in for whoever is known to need it: it is no page of its own on the way. */
const HostAGame = ({ className }: { className: string }) => {
  const label = useVisitorTexts()('home.hostGame');
  const { state } = useSessionStatus();
  if (state === 'signed-out')
    return (
      <a href={serverPaths.signIn(paths.pick)} className={buttonClass('plain', className)}>
        {label}
      </a>
    );
  return (
    <ButtonLink to={paths.pick} className={className}>
      {label}
    </ButtonLink>
  );
};

/** Where the server's own links stand below the page, they have it. */
const CookiesLink = () => {
  const visitor = useVisitorTexts();
  const { language } = useLanguage();
  if (document.getElementById('legal') !== null) return null;
  return (
    <a href={cookiesPage(language)} className={buttonClass('quiet', 'mt-6 -ms-3 text-sm')}>
      {visitor('front.cookies')}
    </a>
  );
};

/** Whoever is signed in: a welcome and the way on. */
const HomeAccount = () => {
  const visitor = useVisitorTexts();
  const { user, waiting } = useWhoIsHere();
  if (user === null) return null;
  const { id, firstName, username, email } = user;
  return (
    <section className={classNames('mt-8 border-t-2 border-line pt-6', waiting && 'invisible')}>
      <h2 className="text-xl">{visitor('home.welcome', { name: firstName ?? username ?? email })}</h2>
      <p className="mt-1 text-muted">{visitor('home.quickGameText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <QuickGame />
        <ButtonLink to={paths.dashboard} tone="quiet">
          {visitor('home.goToDashboard')}
        </ButtonLink>
      </div>
      <p className="mt-1 -ms-3 min-h-11">{!waiting && <LatestGame key={id} />}</p>
    </section>
  );
};

/** What else there is to do on the front page, smaller. */
const HomeLinks = () => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const { user, waiting } = useWhoIsHere();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-1 -ms-3 md:mt-3 flex flex-wrap">
        <ButtonLink to={paths.startTrivia} tone="quiet">
          {t('common.startTrivia')}
        </ButtonLink>
        <ButtonLink to={paths.bank} tone="quiet">
          {t('common.questionBank')}
        </ButtonLink>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {visitor('front.howToPlay')}
        </Button>
        <ButtonLink to={paths.play('general')} tone="quiet">
          {visitor('front.practise')}
        </ButtonLink>
        <ButtonLink to={paths.joinByCode(demoCodes[0])} tone="quiet">
          {visitor('front.demo')}
        </ButtonLink>
        <ButtonLink to={paths.discover} tone="quiet">
          {visitor('front.discover')}
        </ButtonLink>
        {user === null && (
          <a
            href={serverPaths.signIn(paths.home)}
            className={buttonClass('quiet', waiting ? 'invisible' : undefined)}
          >
            {t('common.signIn')}
          </a>
        )}
      </p>
      {asking && <HowToDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const isRefusal = (error: string): error is SignInRefusal => Object.hasOwn(signInRefusals, error);

/** What pages of ours may have said here, by its code. */
const messages = {
  dashboard_sign_in: 'account.dashboardSignIn',
  account_deleted: 'account.deleted',
} as const;
const isMessage = (message: string): message is keyof typeof messages => Object.hasOwn(messages, message);

/**
 * What ?error= and ?message= say is logged, shown once and taken out of the address (NAV-16, OP-21). Only codes of ours are
 * shown in our name, each in its own words: anybody can put a text into a link.
 */
const useQueryMessage = (): void => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const [query, setQuery] = useSearchParams();
  const error = query.get('error');
  const message = query.get('message');
  useEffect(() => {
    if (message === null && error === null) return;
    if (error !== null) log('error', error);
    if (message !== null) log('message', message);
    const said = message !== null && isMessage(message) ? visitor(messages[message]) : null;
    const wrong =
      error !== null && (isRefusal(error) ? visitor(`signInRefusals.${error}`) : t('errors.internal'));
    // One notice at a time: what a page of ours says goes first.
    const text = said ?? wrong;
    if (text) notify(text, { tone: error === null ? 'info' : 'error' });
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, message, setQuery, t, visitor]);
};

const log = (name: string, text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the specification has it in the browser's log
  console.info(`Home was opened with ${name}: ${text}`);
};

/** One press: ten questions of the bank, named after the day. */
const QuickGame = () => {
  const visitor = useVisitorTexts();
  const day = useDayText();
  const [now] = useState(Date.now);
  const title = `${visitor('home.quickGame')} · ${day(now)}`;
  return (
    <QuickGameButton tone="main" game={{ title }}>
      {visitor('home.quickGame')}
    </QuickGameButton>
  );
};

/** The game that is still open, or what was played last, one press from its panel. Its line is there before it is. */
const LatestGame = () => {
  const visitor = useVisitorTexts();
  const [latest, setLatest] = useState<GameCard | null>(null);
  useEffect(() => {
    const call = new AbortController();
    // A word in passing: where it does not come, the page is used without.
    getLatestGames(1, call.signal).then(
      ({ open, played: [last] }) => setLatest(open ?? last ?? null),
      () => {},
    );
    return () => call.abort();
  }, []);
  if (latest === null) return null;
  if (latest.status !== 'finished')
    return (
      <ButtonLink to={paths.hostPanel(latest.id)} tone="quiet" className="text-start wrap-anywhere">
        {visitor('home.backToGame', { title: latest.title })}
      </ButtonLink>
    );
  return (
    <QuickGameButton tone="quiet" game={{ fromGameId: latest.id }} className="text-start wrap-anywhere">
      {visitor('home.playAgain', { title: latest.title })}
    </QuickGameButton>
  );
};

const steps = ['timer', 'scoring', 'qr'] as const;

/** How a game goes, in three lines. Escape and a press beside it close it. */
const HowToDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const { titleId, modal } = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys close it by Escape, which the browser tells as cancel
    <dialog
      {...modal}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-3xl bg-surface text-text"
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {t('howTo.title')}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={common('common.close')}
            className="-mt-2 -me-2 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <ol className="mt-5 flex flex-col gap-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="numbers grid size-11 shrink-0 place-items-center rounded-full border-4 border-accent font-display font-extrabold"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-bold">{t(`howTo.${step}Title`)}</span>
                <span className="block text-muted">{t(`howTo.${step}Text`)}</span>
              </span>
            </li>
          ))}
        </ol>
        <Button tone="main" onClick={onClose} className="mt-7">
          {t('howTo.done')}
        </Button>
      </div>
    </dialog>
  );
};
