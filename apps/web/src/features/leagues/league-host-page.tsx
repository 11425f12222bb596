import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { leagueReading } from '../../api/league-queries.js';
import { beginOrganising } from '../../api/leagues.js';
import { ApiError } from '../../api/request.js';
import { Accept, Invited, SignInToAccept, useLinkSecret } from '../../frame/invited.js';
import { useSessionStatus } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useLeaguesTexts } from '../../texts/leagues-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';

/** /league-host/{leagueId}#{secret}: the link by which the owner of a league lets somebody else run it, too. */
const LeagueHostPage = () => {
  const t = useLeaguesTexts();
  const common = useTexts();
  usePageTitle(t('leagues.title'));
  const { leagueId = '' } = useParams();
  const secret = useLinkSecret();
  const session = useSessionStatus();
  const invitation = useQuery(leagueReading.invitation(leagueId, secret));
  const navigate = useNavigate();
  const queries = useQueryClient();
  if (session.state === 'loading' || invitation.isPending) return <Loading text={common('common.loading')} />;
  if (invitation.isError) {
    const isOver = invitation.error instanceof ApiError && invitation.error.statusCode === 404;
    if (!isOver) return <Unavailable again={invitation.refetch} />;
    return (
      <MessagePage title={t('leagues.linkOver')} text={t('leagues.linkOverText')}>
        <ButtonLink to={paths.home}>{common('common.goHome')}</ButtonLink>
      </MessagePage>
    );
  }
  const { title, owner } = invitation.data;
  const begin = async (): Promise<void> => {
    await beginOrganising(leagueId, secret);
    await queries.invalidateQueries(leagueReading.list);
    await navigate(paths.leagueDesk(leagueId), { replace: true });
  };
  return (
    <Invited
      lead={owner === null ? t('leagues.invited') : t('leagues.invitedBy', { owner })}
      title={title}
      text={t('leagues.may')}
    >
      {session.state === 'signed-in' ? (
        <Accept
          label={t('leagues.begin')}
          accept={begin}
          failureIn={(error) => {
            if (error instanceof ApiError && error.code === 'unknown_code') void invitation.refetch();
            return failureText(common, error);
          }}
        />
      ) : (
        <SignInToAccept text={t('leagues.signInFirst')} to={paths.leagueHost(leagueId)} />
      )}
    </Invited>
  );
};
export default LeagueHostPage;
