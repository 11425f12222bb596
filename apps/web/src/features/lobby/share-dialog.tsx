import { useRoomTexts } from '../../texts/room/room-texts.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { PlainDialog } from '../../ui/plain-dialog.js';

interface ShareDialogProps {
  link: string;
  onClose: () => void;
}

/** The join link to be scanned off this screen, or copied (OP-19: 280 px). */
export const ShareDialog = ({ link, onClose }: ShareDialogProps) => {
  const t = useRoomTexts();
  return (
    <PlainDialog title={t('lobby.scan')} close={t('lobby.close')} onClose={onClose}>
      <div className="mt-4 flex flex-col items-center gap-4">
        <JoinQr link={link} className="w-[280px] max-w-full" />
        <p className="text-center text-sm wrap-anywhere">{link}</p>
        <CopyButton label={t('lobby.copyLink')} text={link} alertText={t('lobby.linkCopied')} />
      </div>
    </PlainDialog>
  );
};
