import type { GameStateView } from '@clockbeat/domain/contract';
import { withoutScheme } from '../../lib/links.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { HeaderDialog } from './header-dialog.js';

interface CodeAndQrProps {
  state: GameStateView;
  joinUrl: string;
}

/** Code, QR and link over the panel, for who comes late. */
export const CodeAndQr = ({ state, joinUrl }: CodeAndQrProps) => {
  const room = useRoomTexts();
  return (
    <HeaderDialog label={room('host.share')}>
      {(close) => (
        <>
          <p className="big-code mt-3 text-center text-[min(2.75rem,11.5vw)]">{state.gameCode}</p>
          <JoinQr link={joinUrl} className="mx-auto mt-4 w-[min(20rem,70vw,45dvh)]" />
          <p className="mt-3 text-center text-muted wrap-anywhere">{withoutScheme(joinUrl)}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <CopyButton
              label={room('publish.copyLink')}
              text={joinUrl}
              alertText={room('publish.linkCopied')}
            />
            <Button tone="main" onClick={close}>
              {room('lobby.close')}
            </Button>
          </div>
        </>
      )}
    </HeaderDialog>
  );
};
