import { type ReactNode, useEffect, useState } from 'react';
import { useRoomTexts } from '../texts/room-texts.js';
import { classNames } from './class-names.js';
import { paletteEveryMs, qrPalettes } from './qr-palettes.js';
import type { QrPath } from './qr-path.js';
import { QrPicture } from './qr-picture.js';

interface JoinQrProps {
  link: string;
  className?: string;
  /** With the ring of time around it, which comes full as the colours change. */
  framed?: boolean;
}

/** The join link as a QR code whose colours change. Without it the code and the link stay as good as before. */
export const JoinQr = ({ link, className, framed = false }: JoinQrProps) => {
  const room = useRoomTexts();
  const qr = useQrPath(link);
  const turn = useTurn();
  const palette = qrPalettes[turn % qrPalettes.length] ?? qrPalettes[0];
  const frame = classNames('aspect-square', className);
  if (qr === 'failed')
    return (
      <div className={classNames(frame, 'grid place-content-center gap-3 p-4 text-center')}>
        <p className="text-muted">{room('game.qrFailed')}</p>
        <p className="font-bold wrap-anywhere">{link}</p>
      </div>
    );
  const picture =
    qr === null ? (
      <div className={classNames(frame, 'rounded-2xl bg-surface')} />
    ) : (
      <QrPicture
        qr={qr}
        palette={palette}
        label={room('game.qrAlt', { link })}
        className={classNames(frame, 'block rounded-2xl')}
      />
    );
  return framed ? <Framed turn={turn}>{picture}</Framed> : picture;
};

/** Names of the machine that asks: behind such a link, scanned or typed, a phone finds only itself. */
const loopback = /^(?:.*\.)?localhost$|^127\.|^\[::1\]$/;

/** Says of a join link that phones can't follow it, where they can't; stands where the link does. */
export const OnlyHere = ({ link, className }: { link: string; className?: string }) => {
  const room = useRoomTexts();
  if (!URL.canParse(link) || !loopback.test(new URL(link).hostname)) return null;
  return (
    <p className={classNames('border-s-4 border-accent ps-4 text-start text-pretty', className)}>
      {room('game.onlyHere')}
    </p>
  );
};

const Framed = ({ turn, children }: { turn: number; children: ReactNode }) => (
  <div className="relative w-fit p-[max(1rem,0.9em)] max-sm:p-2">
    {children}
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
      <rect x="1" y="1" width="98" height="98" rx="8" strokeWidth="1.2" className="stroke-line" />
      <rect
        key={turn}
        x="1"
        y="1"
        width="98"
        height="98"
        rx="8"
        strokeWidth="2"
        pathLength="1"
        strokeDasharray="1"
        className="animate-fill stroke-accent"
      />
    </svg>
  </div>
);

/** The last one: a wall shows its code in each phase anew, and it must not go out between two. */
let drawn: { link: string; path: QrPath } | null = null;

const useQrPath = (link: string): QrPath | 'failed' | null => {
  const [qr, setQr] = useState<QrPath | 'failed' | null>(drawn?.link === link ? drawn.path : null);
  useEffect(() => {
    let gone = false;
    import('./qr-path.js')
      .then(({ qrPath }) => {
        const path = qrPath(link);
        drawn = { link, path };
        return path;
      })
      .then(
        (path) => gone || setQr(path),
        () => gone || setQr('failed'),
      );
    return () => {
      gone = true;
    };
  }, [link]);
  return qr;
};

const useTurn = (): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), paletteEveryMs);
    return () => clearInterval(timer);
  }, []);
  return turn;
};
