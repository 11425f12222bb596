import type { Passed } from '../../frame/gates.js';
import { PreparedTeamsForm } from '../../frame/prepared-teams.js';
import { TeamChoice } from '../../frame/team-choice.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { SwitchField } from '../../ui/switch-field.js';
import { Lobby } from './lobby.js';
import { StartButton } from './lobby-buttons.js';
import { CodeText, RoomStatus } from './lobby-frame.js';
import { LobbyPeople, Readiness } from './lobby-people.js';
import type { LobbyPicture } from './lobby-picture.js';

/** /lobby/{gameId}: everybody says ready, the host says teams or not, and starts (LOBB-04, LOBB-05). */
const PreGamePage = ({ part }: Pick<Passed, 'part'>) => {
  const t = useRoomTexts();
  usePageTitle(t('lobby.preGame'));
  return <Lobby part={part}>{(room) => <PreGame room={room} />}</Lobby>;
};
export default PreGamePage;

const PreGame = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const { game, state, ownId, teamName } = room;
  const waiting = state.status === 'waiting';
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-5">
        <header>
          <h1 className="text-3xl sm:text-4xl">{t('lobby.preGame')}</h1>
          <p dir="auto" className="mt-1 truncate text-lg text-muted">
            {game.title}
          </p>
        </header>
        <CodeText label={t('lobby.gameCode')} code={game.gameCode} />
        <SwitchField
          label={t('lobby.teamMode')}
          hint={t(room.as === 'host' ? 'lobby.teamModeText' : 'lobby.teamModeIs')}
          checked={state.teamMode}
          disabled={room.as !== 'host' || !waiting}
          onChange={room.setTeamMode}
        />
        {room.as === 'host' && state.teamMode && waiting && (
          <PreparedTeamsForm prepared={state} onSave={room.prepareTeams} />
        )}
        {room.as === 'player' && state.teamMode && waiting && (
          <TeamChoice chosen={teamName} state={state} lobby={room.entries} onChoose={room.chooseTeam} />
        )}
        <RoomStatus room={room} />
        <div className="flex">
          <StartButton
            room={room}
            label={t('lobby.start')}
            playerTo={paths.play(game.id)}
            hostTo={paths.play(game.id)}
          />
        </div>
      </section>
      <LobbyPeople
        room={room}
        title={t('lobby.players')}
        end={(entry) =>
          entry.id === ownId && waiting ? (
            <SwitchField label={t('lobby.ready')} checked={entry.ready} onChange={room.setReady} />
          ) : (
            <Readiness ready={entry.ready} />
          )
        }
      />
    </div>
  );
};
