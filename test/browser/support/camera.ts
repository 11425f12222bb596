import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/**
 * What a phone's camera gets of a screen that stands 3 m away.
 *
 * The screen: 1080p on 55 inches, as in a bar or a class room; 1920 px are 1.218 m, so 1,576 px a metre. (A projector's
 * picture is larger and easier.)
 * The camera: a 1080p preview, 1920 px over a field of view of 60°. In 3 m that field is 2 · 3 m · tan 30° = 3.46 m wide,
 * so 554 px a metre.
 * One pixel of the screen is 554 / 1,576 = 0.35 pixels of the camera. A code of 29 modules (links of up to 42 letters at
 * level M), with its quiet ground 37 modules wide, comes out like this:
 *
 *   share page            320 px  0.203 m  →  112 px, 3.0 a module
 *   projector, lobby      505 px  0.320 m  →  177 px, 4.8 a module
 *   projector, question   252 px  0.160 m  →   88 px, 2.4 a module
 */
const screenPxPerMetre = 1920 / 1.218;
const cameraPxPerMetre = 1920 / (2 * 3 * Math.tan(Math.PI / 6));
const scale = cameraPxPerMetre / screenPxPerMetre;

/** How the phone is held: turned by so many degrees, and how far light spills over a pixel of its own, in pixels. */
interface Hand {
  degrees: number;
  spill: number;
}

export const hands: Record<string, Hand> = {
  straight: { degrees: 0, spill: 0 },
  blurred: { degrees: 0, spill: 0.8 },
  turned: { degrees: 7, spill: 0.3 },
};

/** Samples of light across one pixel, in both directions. */
const samples = 6;

/** The screenshot as the camera sees it. */
const photograph = (png: Buffer, { degrees, spill }: Hand): PNG => {
  const screen = PNG.sync.read(png);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const photo = new PNG({
    width: Math.round(screen.width * scale),
    height: Math.round(screen.height * scale),
  });
  const reach = (1 + spill) / samples;
  for (let y = 0; y < photo.height; y += 1) {
    for (let x = 0; x < photo.width; x += 1) {
      const light = [0, 0, 0];
      for (let sample = 0; sample < samples ** 2; sample += 1) {
        const dx = ((sample % samples) + 0.5) * reach + (1 - (1 + spill)) / 2;
        const dy = (Math.floor(sample / samples) + 0.5) * reach + (1 - (1 + spill)) / 2;
        const [fromX, fromY] = [x + dx - photo.width / 2, y + dy - photo.height / 2];
        const column = clamp((fromX * cos - fromY * sin) / scale + screen.width / 2, screen.width);
        const row = clamp((fromX * sin + fromY * cos) / scale + screen.height / 2, screen.height);
        for (const part of [0, 1, 2]) light[part]! += screen.data[(row * screen.width + column) * 4 + part]!;
      }
      const at = (y * photo.width + x) * 4;
      for (const part of [0, 1, 2]) photo.data[at + part] = Math.round(light[part]! / samples ** 2);
      photo.data[at + 3] = 255;
    }
  }
  return photo;
};

const clamp = (place: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(place)));

/** A hand shakes: from one of the camera's pictures to the next by so many degrees. */
const shaking = [0, 1, -1, 2] as const;

/** What a scanner reads in the first of a few pictures in which it finds a code; null when in none. */
export const scanByHand = (png: Buffer, hand: Hand): string | null => {
  for (const degrees of shaking) {
    const found = scan(photograph(png, { ...hand, degrees: hand.degrees + degrees }));
    if (found !== null) return found;
  }
  return null;
};

const scan = (photo: PNG): string | null =>
  jsQr(new Uint8ClampedArray(photo.data), photo.width, photo.height, { inversionAttempts: 'dontInvert' })
    ?.data ?? null;
