import type { Passed } from '../../frame/gates.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { linkOn } from '../../lib/links.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Lobby } from './lobby.js';
import { ReadyButton, StartButton } from './lobby-buttons.js';
import { CodeText, LobbyFrame, RoomStatus } from './lobby-frame.js';
import { LobbyPeople } from './lobby-people.js';
import type { LobbyPicture } from './lobby-picture.js';

/** /trivia-lobby: the code and its QR, who is here and who is ready. */
const TriviaLobbyPage = ({ part }: Pick<Passed, 'part'>) => {
  const t = useRoomTexts();
  usePageTitle(t('lobby.trivia'));
  return <Lobby part={part}>{(room) => <TriviaLobby room={room} />}</Lobby>;
};
export default TriviaLobbyPage;

const TriviaLobby = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const { game } = room;
  return (
    <LobbyFrame
      title={t('lobby.trivia')}
      subtitle={game.title}
      link={linkOn(game, paths.scanWithCode(game.gameCode))}
      qrWidth="w-[250px]"
      people={<LobbyPeople room={room} title={t('lobby.players')} />}
    >
      <CodeText label={t('lobby.gameCode')} code={game.gameCode} />
      <RoomStatus room={room} />
      <div className="flex flex-wrap gap-3">
        <StartButton room={room} label={t('lobby.startGame')} playerTo={paths.playTrivia} />
        <ReadyButton room={room} />
      </div>
      <ButtonLink to={paths.home} tone="quiet" className="self-start">
        {t('lobby.backHome')}
      </ButtonLink>
    </LobbyFrame>
  );
};
