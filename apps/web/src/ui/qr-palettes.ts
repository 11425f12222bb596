/** Dark modules on a light ground in all six: cameras read dark on light, and every pair has 7:1 or more. */
export const qrPalettes = [
  { dark: '#15131F', light: '#FBF7F0' },
  { dark: '#4A1FB8', light: '#F4F0FF' },
  { dark: '#0B4F7A', light: '#EEF8FF' },
  { dark: '#0B4A2B', light: '#F3FBD9' },
  { dark: '#7A1F0A', light: '#FFF1EC' },
  { dark: '#15131F', light: '#C9F22B' },
] as const;
export type QrPalette = (typeof qrPalettes)[number];

export const paletteEveryMs = 3_000;
