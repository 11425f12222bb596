import { useSyncExternalStore } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { StageButton } from './stage-button.js';

const onFullScreen = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const isFullScreen = (): boolean => document.fullscreenElement !== null;

/** Where the browser can: the stage without the browser around it. Escape leads back, as always. */
export const FullScreenButton = () => {
  const room = useRoomTexts();
  const on = useSyncExternalStore(onFullScreen, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  // A browser that refuses leaves the page as it is, which is all there is to say.
  const toggle = (): void =>
    void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <StageButton label={room('screen.fullScreen')} pressed={on} onPress={toggle}>
      <path d={on ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
    </StageButton>
  );
};
