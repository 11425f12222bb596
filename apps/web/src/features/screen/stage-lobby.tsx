import type { GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';
import { nameInLobby } from '../../shared/name-in-lobby.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { JoinQr } from '../../ui/join-qr.js';

interface StageLobbyProps {
  picture: GamePicture;
  state: GameStateView;
  joinUrl: string;
}

/** Before the start: how to come in, and how many have. */
export const StageLobby = ({ picture, state, joinUrl }: StageLobbyProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const address = joinUrl.replace(/^https?:\/\//, '');
  return (
    <section className="m-auto grid items-center gap-[2em] lg:grid-cols-[auto_1fr] lg:gap-[3em]">
      <JoinQr framed link={joinUrl} className="w-[min(18em,70vw)]" />
      <div className="min-w-0">
        <p className="text-muted">{state.title}</p>
        <h1 className="text-[3.157em]">{room('screen.starting')}</h1>
        <p className="mt-[0.6em] wrap-anywhere">{room('screen.joinAt', { address })}</p>
        <p className="numbers text-[min(5.6em,17vw)] leading-none font-extrabold tracking-[0.08em]">
          {state.gameCode}
        </p>
        <p className="mt-[0.5em] text-[1.333em] font-bold" aria-live="polite">
          {t('common.players', { count: picture.participants.count })}
        </p>
        <ul className="mt-[0.4em] flex max-h-[4.5em] flex-wrap gap-[0.4em] overflow-hidden">
          {picture.lobby.map((entry) => (
            <li
              key={entry.id}
              className="max-w-[12em] truncate rounded-full bg-surface px-[0.7em] py-[0.1em]"
            >
              {nameInLobby(entry, t('play.host'))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
