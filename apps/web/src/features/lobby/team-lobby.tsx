import { useQuery } from '@tanstack/react-query';
import { getTeam } from '../../api/get-team.js';
import { ApiError } from '../../api/request.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { LeadAway } from '../../shared/lead-away.js';
import { Unavailable } from '../../shared/unavailable.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { linkOn } from './link-on.js';
import { Lobby } from './lobby.js';
import { LobbyPeople } from './lobby-people.js';
import { ReadyButton } from './ready-button.js';
import { RoomStatus } from './room-status.js';
import { StartButton } from './start-button.js';
import { TeamFrame } from './team-frame.js';
import { TeamMembers } from './team-members.js';

/** Whether a game was opened, and who joined the team, is asked for; the open game's lobby is live. */
const askEveryMs = 2_000;

/** A team's lobby: the live one of its open game, or who is there while it has none. */
export const TeamLobby = ({ teamId }: { teamId: string }) => {
  const t = useTexts();
  const texts = useRoomTexts();
  const team = useQuery({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => getTeam(teamId, signal),
    refetchInterval: askEveryMs,
  });
  if (team.isPending) return <Loading text={t('common.loading')} />;
  if (!team.data) {
    if (team.error instanceof ApiError && team.error.statusCode === 404)
      return <LeadAway to={paths.joinTeam} saying={texts('lobby.noTeamHere')} />;
    return <Unavailable again={team.refetch} />;
  }
  const { openGame, members, code } = team.data;
  const join = paths.joinTeamByCode(code);
  const mayEnter = openGame !== null && (members !== undefined || seats().find(openGame.gameId) !== null);
  if (!mayEnter) {
    return (
      <TeamFrame team={team.data} link={linkOn(team.data, join)} people={<TeamMembers team={team.data} />}>
        <p className="text-muted">{texts(openGame ? 'lobby.joinFirst' : 'lobby.noGameYet')}</p>
        <Button tone="main" disabled className="min-h-14 px-8 text-lg">
          {texts('lobby.startGame')}
        </Button>
      </TeamFrame>
    );
  }
  return (
    <Lobby asked={openGame.gameId}>
      {(room) => (
        <TeamFrame
          team={team.data}
          link={linkOn(room.game, join)}
          people={<LobbyPeople room={room} title={texts('lobby.members')} />}
        >
          <RoomStatus room={room} />
          <div className="flex flex-wrap gap-3">
            <StartButton room={room} label={texts('lobby.startGame')} playerTo={paths.playTrivia} />
            <ReadyButton room={room} />
          </div>
        </TeamFrame>
      )}
    </Lobby>
  );
};
