/** Looked at so often: quick for a hand, and the phone stays cool. */
const restMs = 120;
/** Side of the square that is looked at, px: the modules of a code in the frame stay several of them wide. */
const side = 640;

/**
 * Reads QR codes from the middle square of a video until `signal` aborts, and tells each text it finds. The decoder is
 * loaded here: nobody else needs it.
 */
export const readFrames = async (
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
