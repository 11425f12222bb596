import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeCamera, type NoCamera, openCamera } from './camera.js';
import { readFrames } from './read-frames.js';

export type ScannerState = 'starting' | 'looking' | NoCamera;

interface Scanner {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
}

/** The camera on a video element for as long as the page is shown, and every text that is read from it. */
export const useScanner = (onText: (text: string) => void): Scanner => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const told = useRef(onText);
  useEffect(() => {
    told.current = onText;
  });
  useEffect(() => {
    const over = new AbortController();
    let stream: MediaStream | null = null;
    const run = async (): Promise<void> => {
      const opened = await openCamera();
      if (typeof opened === 'string') {
        if (!over.signal.aborted) setState(opened);
        return;
      }
      stream = opened;
      if (over.signal.aborted || !video.current) return closeCamera(opened);
      video.current.srcObject = opened;
      await video.current.play();
      setState('looking');
      await readFrames(video.current, (text) => told.current(text), over.signal);
    };
    run().catch(() => {
      // Left while it started, or taken by another program.
      if (!over.signal.aborted) setState('missing');
    });
    return () => {
      over.abort();
      if (stream) closeCamera(stream);
    };
  }, []);
  return { video, state };
};
