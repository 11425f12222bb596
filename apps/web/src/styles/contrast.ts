const channels = (hex: string): number[] => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of six digits: ${hex}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
};

/** Relative luminance of an sRGB colour, 0 black to 1 white (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two opaque colours: 1 (the same) to 21 (black on white). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** What is seen when a colour of this opacity lies over another. */
export const blend = (over: string, under: string, opacity: number): string => {
  const ground = channels(under);
  const mixed = channels(over).map((value, at) => value * opacity + (ground[at] ?? 0) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};
