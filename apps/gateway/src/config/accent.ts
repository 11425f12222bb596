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
 * The colour as it is worn in each scheme: as it was named where it stands out from the ground, else the nearest darker (on light)
 * or lighter (on dark) shade of it that does. Ink or paper is read on it; black or white where neither is far enough away, and
 * one of those always is.
 */
export const accentFrom = (colour: string): Accent => ({
  light: shades(colour, grounds.light, 0),
  dark: shades(colour, grounds.dark, 1),
});

/** `end` is the lightness that it goes towards, 0 or 1. */
const shades = (colour: string, under: readonly string[], end: number): Shades => {
  const { hue, saturation, lightness } = hslOf(colour);
  const accent = Array.from({ length: 201 }, (_, step) =>
    step === 0 ? colour : hexOf({ hue, saturation, lightness: lightness + ((end - lightness) * step) / 200 }),
  ).find((shade) => under.every((ground) => contrast(shade, ground) >= seen));
  if (accent === undefined) throw new Error(`Black and white are not seen on ${under.join(', ')}`);
  const onAccent = [ink, paper, '#000000', '#ffffff'].find((text) => contrast(text, accent) >= readable);
  if (onAccent === undefined) throw new Error(`Neither black nor white can be read on ${accent}`);
  return { accent, onAccent };
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4). */
interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const hslOf = (hex: string): Hsl => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixths =
    most === red
      ? (green - blue) / spread + 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return {
    hue: (sixths * 60) % 360,
    saturation: (most - lightness) / Math.min(lightness, 1 - lightness),
    lightness,
  };
};

const hexOf = ({ hue, saturation, lightness }: Hsl): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
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
