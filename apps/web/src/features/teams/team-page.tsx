import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { getTeam } from '../../api/get-team.js';
import { ApiError } from '../../api/request.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';
import { TeamSkeleton } from './team-skeleton.js';
import { TeamView } from './team-view.js';

/** One team, for anybody who has its address. */
const TeamPage = () => {
  const t = useTexts();
  const d = useDeskTexts();
  const { teamId = '' } = useParams();
  const team = useQuery({ queryKey: ['team', teamId], queryFn: ({ signal }) => getTeam(teamId, signal) });
  if (team.isPending) return <TeamSkeleton />;
  if (team.isSuccess) return <TeamView team={team.data} />;
  if (team.error instanceof ApiError && team.error.statusCode === 404) return <NoTeam />;
  return (
    <MessagePage title={d('team.loadFailed')} text={t('errors.unavailable')}>
      <Button tone="main" onClick={() => void team.refetch()}>
        {t('common.tryAgain')}
      </Button>
    </MessagePage>
  );
};
export default TeamPage;

const NoTeam = () => {
  const d = useDeskTexts();
  useEffect(() => notify(d('team.notFound'), { tone: 'error' }), [d]);
  return <Navigate to={paths.home} replace />;
};
