import type { RefObject } from 'react';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { Ring } from '../../ui/ring.js';
import type { ScannerState } from './use-scanner.js';

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
  found: string | null;
}

/** The camera's picture in a frame, and under it what is going on; without a camera the reason, and no black square. */
export const CameraView = ({ video, state, found }: CameraViewProps) => {
  const t = useRoomTexts();
  const running = state === 'starting' || state === 'looking';
  return (
    <div>
      <div hidden={!running} className="relative aspect-square overflow-hidden rounded-card bg-ink">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scan.video')}
          className="size-full object-cover"
        />
        <Corners />
        {state === 'starting' && (
          <Ring share={0.25} className="absolute inset-0 m-auto size-20 animate-turn text-coral" />
        )}
      </div>
      <p role="status" className="mt-3 text-center text-muted">
        {running && (found ? t('scan.found', { code: found }) : t(`scan.${state}`))}
      </p>
      {!running && (
        <div role="alert" className="rounded-card border-2 border-line bg-surface p-5">
          <p className="font-bold">{t('scan.unavailable')}</p>
          <p className="mt-2 text-muted">{t(`scan.${state}`)}</p>
        </div>
      )}
    </div>
  );
};

const corner = 'M4 22V10a6 6 0 0 1 6-6h12';

/** Where to hold the code. */
const Corners = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-[12%] size-[76%]" fill="none">
    {[0, 90, 180, 270].map((turn) => (
      <path
        key={turn}
        d={corner}
        transform={`rotate(${turn} 50 50)`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-coral"
      />
    ))}
  </svg>
);
