/** The accent in one scheme, and what is read on it. Colours are #rrggbb. */
interface Shades {
  readonly accent: string;
  readonly onAccent: string;
}
export interface Accent {
  readonly light: Shades;
  readonly dark: Shades;
}

/** What an accent lies on: pages and cards of the client in each scheme (apps/web/src/styles/tokens.css; a test compares). */
export const grounds = { light: ['#fbf7f0', '#ffffff'], dark: ['#15131f', '#221f30'] } as const;
const ink = '#15131f';
const paper = '#fbf7f0';

/** WCAG 2.2: of text on it, and of it as a sign on its ground. */
const readable = 4.5;
const seen = 3;

/**
 * The colour as it is worn in each scheme: as it was named where it stands out from the ground, else the nearest mixture with ink
 * or paper that does. Ink or paper is read on it; black or white where neither is far enough away, and one of those always is.
 */
export const accentFrom = (colour: string): Accent => ({
  light: shades(colour, grounds.light, ink),
  dark: shades(colour, grounds.dark, paper),
});

const shades = (colour: string, under: readonly string[], towards: string): Shades => {
  const accent = Array.from({ length: 101 }, (_, percent) => mix(towards, colour, percent / 100)).find(
    (mixed) => under.every((ground) => contrast(mixed, ground) >= seen),
  );
  if (accent === undefined) throw new Error(`${towards} is not seen on ${under.join(', ')}`);
  const onAccent = [ink, paper, '#000000', '#ffffff'].find((text) => contrast(text, accent) >= readable);
  if (onAccent === undefined) throw new Error(`Neither black nor white can be read on ${accent}`);
  return { accent, onAccent };
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mix = (one: string, other: string, share: number): string => {
  const rest = channels(other);
  return `#${channels(one)
    .map((value, at) => Math.round(value * share + (rest[at] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Relative luminance of an sRGB colour, 0 black to 1 white (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two opaque colours: 1 (the same) to 21 (black on white). */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
