import { useRoomTexts } from '../../texts/room/room-texts.js';
import { JoinQr } from '../../ui/join-qr.js';

/**
 * Code and QR stay in sight from the lobby to the last question: late players are welcome. A phone must be able to scan it
 * from 3 m away (qr.spec.ts). On a screen as small as a phone nobody scans, and the clock needs the room.
 */
export const JoinCorner = ({ code, joinUrl }: { code: string; joinUrl: string }) => {
  const room = useRoomTexts();
  return (
    <aside className="flex items-center gap-[0.8em]">
      <p className="text-right leading-tight">
        <span className="block text-muted">{room('game.code')}</span>
        <span className="numbers text-[1.6em] font-extrabold tracking-[0.1em]">{code}</span>
      </p>
      <JoinQr link={joinUrl} className="w-[9em] shrink-0 max-sm:hidden" />
    </aside>
  );
};
