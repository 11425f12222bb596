import type { CoHostInvitation } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { beginCoHosting } from '../../api/co-hosts.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { useSessionStatus } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { asRecord, asText, stored } from '../../lib/stored.js';
import { paths, serverPaths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';

/** The link that this tab has opened: what stands behind a `#` does not come back from the sign-in. */
const opened = stored<{ gameId: string; secret: string } | null>({
  key: 'clockbeat.coHostLink',
  empty: null,
  inTab: true,
  read: (kept) => {
    const record = asRecord(kept);
    const [gameId, secret] = [asText(record?.gameId), asText(record?.secret)];
    return gameId !== null && secret !== null ? { gameId, secret } : null;
  },
});

/** /cohost/{gameId}#{secret}: the link by which a host lets somebody else lead a game. */
const CoHostPage = () => {
  const room = useRoomTexts();
  usePageTitle(room('coHost.pageTitle'));
  const { gameId = '' } = useParams();
  const { hash } = useLocation();
  const kept = opened.get();
  const secret = hash.slice(1) || (kept?.gameId === gameId ? kept.secret : '');
  useEffect(() => {
    if (secret !== '') opened.set({ gameId, secret });
  }, [gameId, secret]);
  return <Invitation gameId={gameId} secret={secret} />;
};
export default CoHostPage;

interface Link {
  gameId: string;
  secret: string;
}

/** Whose game it is, for whoever has the link; who leads it already goes to its panel. */
const Invitation = ({ gameId, secret }: Link) => {
  const t = useTexts();
  const room = useRoomTexts();
  const session = useSessionStatus();
  const signedIn = session.state === 'signed-in';
  const card = useQuery({ ...reading.game(gameId), enabled: signedIn });
  const invitation = useQuery(reading.coHostInvitation(gameId, secret));
  if (session.state === 'loading' || invitation.isPending || (signedIn && card.isPending))
    return <Loading text={t('common.loadingGame')} />;
  if (card.data && card.data.status !== 'finished' && (card.data.isOwner || card.data.coHostOf !== undefined))
    return <Navigate to={paths.hostPanel(gameId)} replace />;
  if (invitation.isError) {
    const status = invitation.error instanceof ApiError ? invitation.error.statusCode : 0;
    if (status === 404) return <Over text={room('coHost.overText')} />;
    if (status === 409) return <Over text={t('errors.game_finished')} />;
    return <Unavailable again={invitation.refetch} />;
  }
  return (
    <Invited invitation={invitation.data}>
      {signedIn ? <Begin gameId={gameId} secret={secret} /> : <SignInToLead gameId={gameId} />}
    </Invited>
  );
};

const Over = ({ text }: { text: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <MessagePage title={room('coHost.overTitle')} text={text}>
      <ButtonLink to={paths.dashboard} tone="main">
        {room('missing.goToDashboard')}
      </ButtonLink>
      <ButtonLink to={paths.joinTeam}>{t('common.joinTeam')}</ButtonLink>
    </MessagePage>
  );
};

/** What a co-host may do, and what stays the host's. */
const Invited = ({
  invitation: { title, host },
  children,
}: {
  invitation: CoHostInvitation;
  children: ReactNode;
}) => {
  const room = useRoomTexts();
  return (
    <section className="m-auto flex w-full max-w-xl flex-col items-start gap-4 px-5 py-12">
      <p className="font-bold text-muted">
        {host === null ? room('coHost.invitedBySomebody') : room('coHost.invitedBy', { host })}
      </p>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{room('coHost.may')}</p>
      {children}
    </section>
  );
};

const SignInToLead = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <>
      <p>{room('coHost.signIn')}</p>
      <a href={serverPaths.signIn(paths.coHost(gameId))} className={buttonClass('main')}>
        {t('common.signIn')}
      </a>
    </>
  );
};

const Begin = ({ gameId, secret }: Link) => {
  const t = useTexts();
  const room = useRoomTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      queries.setQueryData(reading.game(gameId).queryKey, await beginCoHosting(gameId, secret));
      opened.forget();
      void navigate(paths.hostPanel(gameId), { replace: true });
    } catch (error) {
      setBusy(false);
      const code = error instanceof ApiError ? error.code : null;
      setFailure(code === 'wrong_state' ? room('coHost.full') : failureText(t, error));
      if (code === 'unknown_code') await queries.invalidateQueries(reading.coHostInvitation(gameId, secret));
    }
  };
  return (
    <>
      <p role="status" className="font-bold text-bad empty:hidden">
        {failure}
      </p>
      <Button tone="main" busy={busy} onClick={() => void begin()}>
        {room('coHost.begin')}
      </Button>
    </>
  );
};
