import type { GameCard, UserView } from '@clockbeat/domain/contract';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { serverAway } from '../api/server-away.js';
import { type CurrentTeam, currentTeam, ownGameId } from '../hosting/current-game.js';
import { claimGuestSets, guestSession } from '../hosting/guest-session.js';
import { keptUser } from '../hosting/kept-user.js';
import { useStore } from '../lib/store.js';
import { type KeptSeat, seats } from '../live/seat-storage.js';
import { paths, serverPaths, setUpFor } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { bySignIn } from '../texts/sign-in-name.js';
import { useTexts } from '../texts/texts.js';
import { useVisitorTexts } from '../texts/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage } from '../ui/message-page.js';
import { notify } from '../ui/notices.js';
import { type OwnPart, OwnPartIn } from './own-part.js';
import { OwnedGame } from './owned-game.js';
import { askSessionAgain, useSessionStatus } from './session.js';
import { SignInFirst } from './sign-in-first.js';

const redirectMs = 1_500;

/** What a page may need of its visitor, and what it gets then, under the same name. */
export interface Passed {
  /** Signed in. Whoever is on the way to a game needs no profile for it (decision 043). */
  user: UserView;
  /** Signed in, with a complete profile: what belongs to the account shows its name. */
  account: UserView;
  /** The team that this browser makes a game for. */
  team: CurrentTeam;
  /** The game of `?gameId=` or of the path, as its owner sees it. */
  game: GameCard;
  /** Whose saved sets: a guest's id, or null for the account (OP-85). */
  setsOf: string | null;
  /** What this browser is in the game that the address names, else in its own (OP-11). */
  part: OwnPart;
  /** The seat to play on, or a signed-in host's look at a game without one (OP-73). */
  view: StepView;
}

type StepView = { as: 'player'; seat: KeptSeat } | { as: 'host'; gameId: string | null };

export interface Needs {
  /** In the order in which they are asked for. */
  readonly needs: readonly (keyof Passed)[];
  /** Where strangers go: to the sign-in (else), home with a word, to the join form, or nowhere, with the way on the page. */
  readonly strangers?: 'home' | 'join' | 'told';
  /** Why one must sign in here; else that hosting needs it. */
  readonly reason?: 'reasons.bank' | 'reasons.replay';
  /** Whether the game may be one that its visitor leads for another, by a link. */
  readonly coHosts?: boolean;
}

interface GateProps extends Needs {
  Page: ComponentType<never>;
  /** What stands there until it is known who is here; else the ring. */
  waiting?: ReactNode;
  got?: Partial<Passed>;
}

/**
 * Who may see a page: asked one need after the other. Who lacks something is told so, brought to where it is to be had, and
 * back here after it. Which page needs what is data of its route (pages.tsx).
 */
export const Gate = ({ Page, needs, got, ...rest }: GateProps) => {
  const [need, ...others] = needs;
  const on = (more: Partial<Passed>) => (
    <Gate Page={Page} needs={others} got={{ ...got, ...more }} {...rest} />
  );
  switch (need) {
    case 'user':
      return <UserGate {...rest}>{(user) => on({ user })}</UserGate>;
    case 'account':
      return <AccountGate {...rest}>{(account) => on({ account })}</AccountGate>;
    case 'team':
      return <WithTeam>{(team) => on({ team })}</WithTeam>;
    case 'game':
      return <GameGate {...rest}>{(game) => on({ game })}</GameGate>;
    case 'setsOf':
      return <SetsGate {...rest}>{(setsOf) => on({ setsOf })}</SetsGate>;
    case 'part':
      return <PartGate {...rest}>{(part) => on({ part })}</PartGate>;
    case 'view':
      return <ViewGate {...rest}>{(view) => on({ view })}</ViewGate>;
    default: {
      const Open = Page as ComponentType<Partial<Passed>>;
      return <Open {...got} />;
    }
  }
};

type Gated<T> = Omit<GateProps, 'Page' | 'needs' | 'got'> & { children: (got: T) => ReactNode };

const AccountGate = ({ children, ...gate }: Gated<UserView>) => (
  <UserGate {...gate}>{(user) => (user.isProfileComplete ? children(user) : <ToSetUp />)}</UserGate>
);

const UserGate = ({ waiting, strangers, reason, children }: Gated<UserView>) => {
  const t = useTexts();
  const d = useDeskTexts();
  const visitor = useVisitorTexts();
  const whyIn = (why: typeof reason): string => {
    if (why === 'reasons.replay') return d(why);
    if (why === 'reasons.bank')
      return bySignIn(
        (provider) => d(why, provider),
        () => d('reasons.bankPlain'),
      );
    return bySignIn(
      (provider) => visitor('account.signInText', provider),
      () => visitor('account.signInTextPlain'),
    );
  };
  const session = useSessionStatus();
  const away = useStore(serverAway);
  const notYet = waiting ?? <Loading text={t('common.loading')} />;
  const toSignIn = <ToSignIn reason={whyIn(reason)}>{reason === 'reasons.bank' && <PlayWithout />}</ToSignIn>;
  switch (session.state) {
    case 'loading':
      return notYet;
    case 'failed':
      // Nothing is wrong with who is here: the line about the network says what is, and this goes on by itself.
      if (away) return notYet;
      return strangers === 'home' ? <AuthenticationError /> : <CheckFailed />;
    case 'signed-out':
      // Not to Google (ACCT-10, OP-22); the older pages say so themselves (OP-15).
      if (strangers === 'home') return <Navigate to={`${paths.home}?message=dashboard_sign_in`} replace />;
      if (strangers === 'told') return <SignInFirst />;
      return toSignIn;
    case 'nameless':
      return strangers === 'home' ? <NamelessAccount /> : toSignIn;
    case 'signed-in':
      return children(session.user);
  }
};

/** Saved sets are for accounts, and for guests who saved some in this browser (OP-85); others are brought to the sign-in. */
const SetsGate = ({ children, ...gate }: Gated<string | null>) => {
  const session = useSessionStatus();
  const guest = useStore(guestSession);
  if (session.state === 'signed-out' && guest !== null) return children(guest);
  return <UserGate {...gate}>{() => <Claimed waiting={gate.waiting}>{children(null)}</Claimed>}</UserGate>;
};

/** A guest's sets that the sign-in could not bring along come along now. */
const Claimed = ({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) => {
  const [ready, setReady] = useState(guestSession.get() === null);
  useEffect(() => {
    if (!ready) void claimGuestSets().then(() => setReady(true));
  }, [ready]);
  return ready ? children : waiting;
};

/** The game that the address names, in its path or in `?gameId=`. */
const useGameAsked = (): string | null => {
  const { gameId } = useParams();
  const [query] = useSearchParams();
  return gameId ?? query.get('gameId');
};

const GameGate = ({ waiting, coHosts, children }: Gated<GameCard>) => (
  <OwnedGame gameId={useGameAsked() ?? ''} waiting={waiting} coHosts={coHosts}>
    {children}
  </OwnedGame>
);

const PartGate = ({ children }: Gated<OwnPart>) => (
  <OwnPartIn gameId={useGameAsked() ?? ownGameId()}>{children}</OwnPartIn>
);

const ViewGate = ({ strangers, children }: Gated<StepView>) => {
  const t = useTexts();
  const session = useSessionStatus();
  const gameId = useGameAsked() ?? ownGameId();
  const seat = gameId === null ? null : seats().find(gameId);
  if (seat) return children({ as: 'player', seat });
  if (session.state === 'loading') return <Loading text={t('common.loading')} />;
  // Where the server could not be asked, whom it knew last time may look on; it decides all the same.
  if (session.state === 'signed-in' || (session.state === 'failed' && keptUser.get()))
    return children({ as: 'host', gameId });
  const other = seats().latest();
  if (other) return children({ as: 'player', seat: other });
  return <Navigate to={strangers === 'join' ? paths.joinTeam : paths.home} replace />;
};

const CheckFailed = () => {
  const t = useTexts();
  return (
    <MessagePage title={t('errors.oops')} text={useVisitorTexts()('account.checkFailed')}>
      <Button tone="main" onClick={() => void askSessionAgain()}>
        {t('common.tryAgain')}
      </Button>
    </MessagePage>
  );
};

/** The profile comes first; after it the page that was wanted (OP-23). */
const ToSetUp = () => {
  const { pathname, search } = useLocation();
  return <Navigate to={setUpFor(pathname + search)} replace />;
};

const ToSignIn = ({ reason, children }: { reason: string; children?: ReactNode }) => {
  const visitor = useVisitorTexts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    notify(reason, { title: visitor('account.signInTitle'), tone: 'error' });
    // In the place of this page: the back button leads to where one came from, not into the same again.
    const timer = setTimeout(() => location.replace(serverPaths.signIn(pathname + search)), redirectMs);
    return () => clearTimeout(timer);
  }, [visitor, reason, pathname, search]);
  return (
    <>
      <Loading text={visitor('account.redirecting')} />
      {children}
    </>
  );
};

/** Questions are to be had without an account, too: who looks for them is not only sent away. */
const PlayWithout = () => (
  <p className="-mt-6 pb-10 text-center">
    <ButtonLink to={paths.play('general')} tone="quiet">
      {useVisitorTexts()('account.playWithout')}
    </ButtonLink>
  </p>
);

const SignInWords = () => {
  const d = useDeskTexts();
  const t = useTexts();
  return bySignIn(
    (provider) => d('dashboard.signInWith', provider),
    () => t('common.signIn'),
  );
};

/** Google, or the provider of the house, named nobody to us (OP-22). */
const NamelessAccount = () => {
  const visitor = useVisitorTexts();
  return (
    <MessagePage title={visitor('account.signInTitle')} text={visitor('account.dashboardSignIn')}>
      <a href={serverPaths.signIn(paths.dashboard)} className={buttonClass('main')}>
        <SignInWords />
      </a>
    </MessagePage>
  );
};

/** Who is here could not be told, or a call said that the session has ended (DASH-02). */
export const AuthenticationError = () => {
  const t = useTexts();
  const d = useDeskTexts();
  return (
    <MessagePage title={d('dashboard.authError')} text={d('dashboard.authErrorText')}>
      <a href={serverPaths.signIn(paths.dashboard)} className={buttonClass('main')}>
        <SignInWords />
      </a>
      <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
    </MessagePage>
  );
};

/** A step that comes after the team: without one, it is made first. */
export const WithTeam = ({ children }: { children: (team: CurrentTeam) => ReactNode }) => {
  const team = useStore(currentTeam);
  return team === null ? <Navigate to={paths.createTeam} replace /> : children(team);
};
