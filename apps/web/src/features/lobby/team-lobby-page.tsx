import type { TeamView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { LeadAway } from '../../frame/lead-away.js';
import { OwnPartIn } from '../../frame/own-part.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { currentTeam, ownGameId } from '../../hosting/current-game.js';
import { linkOn } from '../../lib/links.js';
import { useStore } from '../../lib/store.js';
import { seats } from '../../live/seat-storage.js';
import { openTeamWatch } from '../../live/team-watch.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { Unavailable } from '../../ui/message-page.js';
import { Lobby } from './lobby.js';
import { ReadyButton, StartButton } from './lobby-buttons.js';
import { CodeText, LobbyFrame, RoomStatus } from './lobby-frame.js';
import { LobbyPeople } from './lobby-people.js';

/** /team-lobby: the team that the address names, else the one this browser hosts or plays with (OP-11). */
const TeamLobbyPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('lobby.team'));
  const [query] = useSearchParams();
  const kept = useStore(currentTeam);
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
  const card = useQuery(reading.game(gameId));
  if (card.isPending) return <Loading text={t('common.loading')} />;
  const unknown = card.error instanceof ApiError && card.error.statusCode === 404;
  if (card.isError && !unknown) return <Unavailable again={card.refetch} />;
  return card.data?.teamId ? <TeamLobby teamId={card.data.teamId} /> : <NoTeam />;
};

const NoTeam = () => {
  const t = useRoomTexts();
  return <LeadAway to={paths.joinTeam} saying={t('lobby.noTeamHere')} />;
};

/** A team's lobby: the live one of its open game, or who is there while it has none. */
const TeamLobby = ({ teamId }: { teamId: string }) => {
  const t = useTexts();
  const texts = useRoomTexts();
  const team = useQuery(reading.team(teamId));
  if (team.isPending) return <Loading text={t('common.loading')} />;
  if (!team.data) {
    if (team.error instanceof ApiError && team.error.statusCode === 404)
      return <LeadAway to={paths.joinTeam} saying={texts('lobby.noTeamHere')} />;
    return <Unavailable again={team.refetch} />;
  }
  const { openGame, members, code } = team.data;
  const join = paths.joinTeamByCode(code);
  const again = () => void team.refetch();
  const mayEnter = openGame !== null && (members !== undefined || seats().find(openGame.gameId) !== null);
  if (!mayEnter) {
    return (
      <TeamFrame team={team.data} link={linkOn(team.data, join)} people={<TeamMembers team={team.data} />}>
        <p className="text-muted">{texts(openGame ? 'lobby.joinFirst' : 'lobby.noGameYet')}</p>
        <NextGame code={code} known={openGame?.gameId ?? null} onOther={again} />
        <Button tone="main" disabled className="min-h-14 px-8 text-lg">
          {texts('lobby.startGame')}
        </Button>
      </TeamFrame>
    );
  }
  return (
    <OwnPartIn gameId={openGame.gameId}>
      {(part) => (
        <Lobby part={part}>
          {(room) => (
            <TeamFrame
              team={team.data}
              link={linkOn(room.game, join)}
              people={<LobbyPeople room={room} title={texts('lobby.members')} />}
            >
              {room.state.status === 'finished' && <Once then={again} />}
              <RoomStatus room={room} />
              <div className="flex flex-wrap gap-3">
                <StartButton room={room} label={texts('lobby.startGame')} playerTo={paths.playTrivia} />
                <ReadyButton room={room} />
              </div>
            </TeamFrame>
          )}
        </Lobby>
      )}
    </OwnPartIn>
  );
};

interface NextGameProps {
  code: string;
  /** The game that is shown. */
  known: string | null;
  onOther: () => void;
}

/** Nothing to see: waits until the team's code leads to another game. */
const NextGame = ({ code, known, onOther }: NextGameProps) => {
  const told = useEffectEvent((gameId: string | null) => {
    if (gameId !== known) onOther();
  });
  useEffect(() => {
    const watch = openTeamWatch(code, (gameId) => told(gameId));
    return () => watch.close();
  }, [code]);
  return null;
};

/** Nothing to see: does something when it is there. */
const Once = ({ then }: { then: () => void }) => {
  const act = useEffectEvent(then);
  useEffect(() => act(), []);
  return null;
};

interface TeamFrameProps {
  team: TeamView;
  /** What the QR code opens. */
  link: string;
  people: ReactNode;
  children: ReactNode;
}

/** A team's name, code and QR round what can be done. */
const TeamFrame = ({ team, link, people, children }: TeamFrameProps) => {
  const t = useRoomTexts();
  return (
    <LobbyFrame title={t('lobby.team')} subtitle={team.name} link={link} qrWidth="w-[200px]" people={people}>
      <CodeText label={t('lobby.teamCode')} code={team.code} />
      {children}
    </LobbyFrame>
  );
};

/** Who has joined with the team's code so far. Names are the owner's to see; others see how many. */
const TeamMembers = ({ team }: { team: TeamView }) => {
  const t = useTexts();
  const texts = useRoomTexts();
  return (
    <section aria-label={texts('lobby.members')} className="min-w-0">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {texts('lobby.members')}
        <span className="numbers text-sm font-normal text-muted">
          {t('common.players', { count: team.memberCount })}
        </span>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {team.members?.map(({ id, name }) => (
          <li key={id} data-testid="lobby-entry" className="flex min-h-14 items-center">
            <span dir="auto" className="truncate">
              {name}
            </span>
          </li>
        ))}
      </ul>
      {team.memberCount === 0 && <p className="py-3 text-muted">{texts('lobby.nobody')}</p>}
    </section>
  );
};
