import type { ReactNode } from 'react';
import { withoutScheme } from '../../lib/links.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import type { LobbyPicture } from './lobby-picture.js';

interface LobbyFrameProps {
  title: string;
  subtitle: string;
  /** What the QR code opens; without one there is none. */
  link?: string;
  /** A class: the code's own width, its frame not counted. */
  qrWidth: string;
  people: ReactNode;
  children: ReactNode;
}

/** A lobby on a quiet page: what it is and what to do, the code to scan, and the people in it. */
export const LobbyFrame = ({ title, subtitle, link, qrWidth, people, children }: LobbyFrameProps) => (
  <div className="mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-[1fr_auto]">
    <section className="flex min-w-0 flex-col gap-5">
      <header>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-1 truncate text-lg text-muted">{subtitle}</p>
      </header>
      {children}
    </section>
    {link !== undefined && (
      <section className="flex flex-col items-center gap-3 max-md:order-last md:row-span-2">
        <JoinQr framed link={link} className={qrWidth} />
        <p className="max-w-72 text-center text-sm wrap-anywhere text-muted">{withoutScheme(link)}</p>
        <OnlyHere link={link} className="max-w-72 text-sm" />
      </section>
    )}
    {people}
  </div>
);

const words = { active: 'lobby.running', paused: 'lobby.paused', finished: 'lobby.finished' } as const;

/** How the game stands; while it waits, a player is told who starts it. */
export const RoomStatus = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const { status } = room.state;
  const text =
    status === 'waiting' ? (room.as === 'player' ? t('lobby.hostStarts') : null) : t(words[status]);
  return (
    <p role="status" className="text-pretty text-muted">
      {text}
    </p>
  );
};

/** A code to read out across the room. */
export const CodeText = ({ label, code }: { label: string; code: string }) => (
  <div>
    <p className="text-sm font-bold text-muted">{label}</p>
    <p data-testid="room-code" className="big-code sm:text-6xl">
      {code}
    </p>
  </div>
);
