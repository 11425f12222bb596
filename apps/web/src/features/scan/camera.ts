/** Why there is no picture: not allowed, none there, held by another program, or a page that came by plain http (browsers keep it shut there). */
export type NoCamera = 'refused' | 'missing' | 'taken' | 'insecure';

/** The other side's camera where there are two; enough pixels for a code across a room. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Opens the camera. What can't be opened is told as a reason, not thrown. */
export const openCamera = async (): Promise<MediaStream | NoCamera> => {
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

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
