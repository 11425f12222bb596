import { useRoomTexts } from '../texts/room/room-texts.js';
import { Button } from './button.js';

interface ShareButtonProps {
  title: string;
  url: string;
}

/** The device's own way to pass a link on; where it has none, copying must do. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const room = useRoomTexts();
  if (typeof navigator.share !== 'function') return null;
  const share = (): void => {
    navigator.share({ title, url }).catch(() => {
      // closed without a choice, or not allowed here: code and link stand beside it
    });
  };
  return <Button onClick={share}>{room('publish.share')}</Button>;
};
