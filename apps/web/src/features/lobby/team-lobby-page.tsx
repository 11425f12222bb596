import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/request.js';
import { currentTeam } from '../../hosting/current-team.js';
import { useKept } from '../../hosting/use-kept.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { LeadAway } from '../../shared/lead-away.js';
import { ownGameId } from '../../shared/own-game-id.js';
import { Unavailable } from '../../shared/unavailable.js';
import { useGameCard } from '../../shared/use-game-card.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { TeamLobby } from './team-lobby.js';

/** /team-lobby: the team that the address names, else the one this browser hosts or plays with (OP-11). */
const TeamLobbyPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('lobby.team'));
  const [query] = useSearchParams();
  const kept = useKept(currentTeam);
  const teamId = query.get('teamId') ?? kept?.teamId ?? null;
  const waiting = seats().waiting();
  if (teamId !== null) return <TeamLobby teamId={teamId} />;
  if (waiting) return <LeadAway to={paths.playerGame(waiting.teamCode)} saying={t('lobby.noGameYet')} />;
  const gameId = ownGameId();
  return gameId === null ? <NoTeam /> : <TeamOfGame gameId={gameId} />;
};
export default TeamLobbyPage;

const TeamOfGame = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const card = useGameCard(gameId);
  if (card.isPending) return <Loading text={t('common.loading')} />;
  const unknown = card.error instanceof ApiError && card.error.statusCode === 404;
  if (card.isError && !unknown) return <Unavailable again={card.refetch} />;
  return card.data?.teamId ? <TeamLobby teamId={card.data.teamId} /> : <NoTeam />;
};

const NoTeam = () => {
  const t = useRoomTexts();
  return <LeadAway to={paths.joinTeam} saying={t('lobby.noTeamHere')} />;
};
