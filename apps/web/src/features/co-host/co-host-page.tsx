import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { beginCoHosting } from '../../api/co-hosts.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { Accept, Invited, SignInToAccept, useLinkSecret } from '../../frame/invited.js';
import { useSessionStatus } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';

/** /cohost/{gameId}#{secret}: the link by which a host lets somebody else lead a game. */
const CoHostPage = () => {
  const room = useRoomTexts();
  usePageTitle(room('coHost.pageTitle'));
  const { gameId = '' } = useParams();
  return <Invitation gameId={gameId} secret={useLinkSecret()} />;
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
  const { title, host } = invitation.data;
  return (
    <Invited
      lead={host === null ? room('coHost.invitedBySomebody') : room('coHost.invitedBy', { host })}
      title={title}
      text={room('coHost.may')}
    >
      {signedIn ? (
        <Begin gameId={gameId} secret={secret} />
      ) : (
        <SignInToAccept text={room('coHost.signIn')} to={paths.coHost(gameId)} />
      )}
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

const Begin = ({ gameId, secret }: Link) => {
  const t = useTexts();
  const room = useRoomTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begin = async (): Promise<void> => {
    queries.setQueryData(reading.game(gameId).queryKey, await beginCoHosting(gameId, secret));
    void navigate(paths.hostPanel(gameId), { replace: true });
  };
  const failureIn = (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'unknown_code') void queries.invalidateQueries(reading.coHostInvitation(gameId, secret));
    return code === 'wrong_state' ? room('coHost.full') : failureText(t, error);
  };
  return <Accept label={room('coHost.begin')} accept={begin} failureIn={failureIn} />;
};
