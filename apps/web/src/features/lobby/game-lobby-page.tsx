import type { GameCard } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import type { Passed } from '../../frame/gates.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { ModalBox } from '../../ui/modal.js';
import { Lobby } from './lobby.js';
import { RoomStatus } from './lobby-frame.js';
import { LobbyPeople } from './lobby-people.js';
import type { LobbyPicture } from './lobby-picture.js';

/** /game-lobby: the game's particulars, and the way into it (LOBB-02, LOBB-03). */
const GameLobbyPage = ({ part }: Pick<Passed, 'part'>) => {
  const t = useRoomTexts();
  usePageTitle(t('lobby.game'));
  return <Lobby part={part}>{(room) => <GameLobby room={room} />}</Lobby>;
};
export default GameLobbyPage;

const GameLobby = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-5">
        <header>
          <h1 className="text-3xl sm:text-4xl">{t('lobby.game')}</h1>
          <p dir="auto" className="mt-1 truncate text-lg text-muted">
            {room.game.title}
          </p>
        </header>
        <RoomFacts game={room.game} />
        <RoomStatus room={room} />
        <div className="flex flex-wrap gap-3">
          {room.as === 'host' ? <HostActions room={room} /> : <PlayerActions room={room} />}
        </div>
      </section>
      <LobbyPeople room={room} title={t('lobby.players')} />
    </div>
  );
};

const HostActions = ({ room: { game, state } }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const [sharing, setSharing] = useState(false);
  if (state.status === 'finished') {
    return (
      <ButtonLink to={paths.results(game.id)} tone="main">
        {t('lobby.results')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={paths.hostPanel(game.id)} tone="main" className="min-h-14 grow px-8 text-lg">
        {t('lobby.beginNow')}
      </ButtonLink>
      <Button onClick={() => setSharing(true)} className="min-h-14 grow px-6 text-lg">
        {t('lobby.showQr')}
      </Button>
      {sharing && <ShareDialog link={game.joinUrl} onClose={() => setSharing(false)} />}
    </>
  );
};

const PlayerActions = ({ room: { game, state } }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const over = state.status === 'finished';
  return (
    <>
      {!over && (
        <ButtonLink to={paths.playerGame(game.id)} tone="main" className="min-h-14 grow px-8 text-lg">
          {t('lobby.startTrivia')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.joinTeam} tone={over ? 'main' : 'plain'} className="min-h-14 grow px-6 text-lg">
        {t('lobby.joinAnother')}
      </ButtonLink>
    </>
  );
};

interface ShareDialogProps {
  link: string;
  onClose: () => void;
}

/** The join link to be scanned off this screen, or copied (OP-19: 280 px). */
const ShareDialog = ({ link, onClose }: ShareDialogProps) => {
  const t = useRoomTexts();
  return (
    <PlainDialog title={t('lobby.scan')} close={t('lobby.close')} onClose={onClose}>
      <div className="mt-4 flex flex-col items-center gap-4">
        <JoinQr link={link} className="w-[280px] max-w-full" />
        <p className="text-center text-sm wrap-anywhere">{link}</p>
        <OnlyHere link={link} className="text-sm" />
        <CopyButton label={t('lobby.copyLink')} text={link} alertText={t('lobby.linkCopied')} />
      </div>
    </PlainDialog>
  );
};

/** A game's particulars, as one tells them over the phone. */
const RoomFacts = ({ game }: { game: GameCard }) => {
  const t = useRoomTexts();
  const texts = useTexts();
  const facts = [
    { name: t('lobby.joinCode'), value: game.gameCode },
    { name: t('lobby.questions'), value: texts('common.figure', { count: game.questionCount }) },
    { name: t('lobby.gameId'), value: game.id },
    { name: t('lobby.teamId'), value: game.teamId ?? t('lobby.noTeam') },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-muted">{name}</dt>
          <dd className="numbers font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface PlainDialogProps {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something to look at over the page, and a button that puts it away. */
const PlainDialog = ({ title, close, onClose, children }: PlainDialogProps) => (
  <ModalBox title={title} onClose={onClose}>
    {children}
    <div className="mt-6 flex justify-end">
      <Button onClick={onClose}>{close}</Button>
    </div>
  </ModalBox>
);
