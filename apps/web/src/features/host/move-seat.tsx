import type { HostPlayer, SeatCodeView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { createSeatCode } from '../../api/games.js';
import { paths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useMomentText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { ModalBox } from '../../ui/modal.js';

interface MoveSeatProps {
  gameId: string;
  /** The game's own: a seat's code is typed and scanned at the same address. */
  joinUrl: string;
  player: Pick<HostPlayer, 'id' | 'name'>;
  onClose: () => void;
}

/** Hands a player's seat over to another phone: asks once, since the code of before is over then, and shows the new one. */
export const MoveSeat = ({ gameId, joinUrl, player, onClose }: MoveSeatProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const [made, setMade] = useState<SeatCodeView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setMade(await createSeatCode(gameId, player.id));
    } catch (error) {
      setFailure(failureText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalBox title={room('host.moveTitle', { name: player.name })} onClose={onClose}>
      {made ? (
        <HandOver made={made} joinUrl={joinUrl} />
      ) : (
        <p className="mt-3 text-muted">{room('host.moveText')}</p>
      )}
      <p role="status" className="mt-3 font-bold text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{room('lobby.close')}</Button>
        {!made && (
          <Button tone="main" busy={busy} onClick={() => void ask()}>
            {room('host.moveCode')}
          </Button>
        )}
      </div>
    </ModalBox>
  );
};

/** The code in letters for who types it, and in a picture for who scans it. */
const HandOver = ({ made: { code, expiresAt }, joinUrl }: { made: SeatCodeView; joinUrl: string }) => {
  const room = useRoomTexts();
  const moment = useMomentText();
  const link = new URL(paths.joinByCode(code), joinUrl).href;
  return (
    <>
      <p
        role="status"
        className="numbers mt-3 text-center text-[2rem] leading-none font-extrabold tracking-[0.08em]"
      >
        {code.slice(0, 5)} {code.slice(5)}
      </p>
      <JoinQr link={link} className="mx-auto mt-4 w-[min(18rem,65vw,40dvh)]" />
      <p className="mt-3 text-center text-muted text-pretty">
        {room('host.moveHow', { until: moment(expiresAt) })}
      </p>
    </>
  );
};
