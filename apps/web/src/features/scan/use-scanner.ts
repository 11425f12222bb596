import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export type ScannerState = 'starting' | 'looking' | NoCamera;

interface Scanner {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
}

/** The camera on a video element for as long as the page is shown, and every text that is read from it. */
export const useScanner = (onText: (text: string) => void): Scanner => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const tell = useEffectEvent(onText);
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
      await readFrames(video.current, (text) => tell(text), over.signal);
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

/** Why there is no picture: not allowed, none there, held by another program, or a page that came by plain http (browsers keep it shut there). */
type NoCamera = 'refused' | 'missing' | 'taken' | 'insecure';

/** The other side's camera where there are two; enough pixels for a code across a room. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Opens the camera. What can't be opened is told as a reason, not thrown. */
const openCamera = async (): Promise<MediaStream | NoCamera> => {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!navigator.mediaDevices?.getUserMedia) return 'missing';
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    return reasonOf(error);
  }
};

/** The names are the standard's (Media Capture and Streams, "getUserMedia"). */
const reasonOf = (error: unknown): NoCamera => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'taken' : 'missing';
};

const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Looked at so often: quick for a hand, and the phone stays cool. */
const restMs = 120;
/** Side of the square that is looked at, px: the modules of a code in the frame stay several of them wide. */
const side = 640;

/**
 * Reads QR codes from the middle square of a video until `signal` aborts, and tells each text it finds. The decoder is
 * loaded here: nobody else needs it.
 */
const readFrames = async (
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  while (context && !signal.aborted) {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      drawMiddle(context, video);
      const text = attempt(() => decode(context.getImageData(0, 0, side, side)));
      if (text !== null && !signal.aborted) onText(text);
    }
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
};

const drawMiddle = (context: CanvasRenderingContext2D, video: HTMLVideoElement): void => {
  const { videoWidth: width, videoHeight: height } = video;
  const part = Math.min(width, height);
  context.drawImage(video, (width - part) / 2, (height - part) / 2, part, part, 0, 0, side, side);
};

/** The decoder throws where there is no code, which is most of the time. */
const attempt = (decode: () => string): string | null => {
  try {
    return decode();
  } catch {
    return null;
  }
};
