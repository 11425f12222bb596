import sharp from 'sharp';
import { BadEnvironment } from '../config/environment.js';
import type { Logo } from '../config/logo.js';

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}
/** A logo as everybody wants it who shows an installation: by address, and which address is for what. */
export interface LogoPictures {
  readonly byPath: ReadonlyMap<string, Picture>;
  readonly paths: Readonly<Record<keyof typeof drawn, string>>;
}

/** In pixels: the picture, the box in its middle that the logo fills, and what is under it. */
const drawn = {
  small: { width: 192, height: 192, box: [192, 192], ground: null },
  large: { width: 512, height: 512, box: [512, 512], ground: null },
  /** Phones cut it to their own shape: all that counts lies in the inner circle of four fifths. */
  maskable: { width: 512, height: 512, box: [288, 288], ground: '#fbf7f0' },
  apple: { width: 180, height: 180, box: [132, 132], ground: '#fbf7f0' },
  share: { width: 1200, height: 630, box: [800, 360], ground: '#fbf7f0' },
} as const;
const kinds = Object.keys(drawn) as (keyof typeof drawn)[];

const pixelsAtMost = 4_096 * 4_096;
const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Draws the icons and the picture of link previews. They are named by the logo's hash, so that all gateways name them alike.
 * Throws a BadEnvironment where the file is no picture that can be drawn.
 */
export const drawPictures = async (logo: Logo): Promise<LogoPictures> => {
  const isSvg = logo.type === 'image/svg+xml';
  // What strangers upload is never read as SVG (media/media-reader.ts); this one file is its owner's.
  if (isSvg) sharp.unblock(svgLoader);
  try {
    const entries: [path: string, picture: Picture][] = [[logo.path, logo]];
    const paths: Partial<Record<keyof typeof drawn, string>> = {};
    for (const kind of kinds) {
      const path = `/assets/logo-${kind}-${logo.hash}.png`;
      entries.push([path, { type: 'image/png', bytes: await draw(logo.bytes, drawn[kind]) }]);
      paths[kind] = path;
    }
    return { byPath: new Map(entries), paths: paths as LogoPictures['paths'] };
  } catch (error) {
    throw new BadEnvironment([`INSTALLATION_LOGO names a picture that cannot be drawn: ${wordsOf(error)}`]);
  } finally {
    if (isSvg) sharp.block(svgLoader);
  }
};

const draw = async (
  bytes: Buffer,
  { width, height, box, ground }: (typeof drawn)[keyof typeof drawn],
): Promise<Buffer> => {
  const logo = await sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' })
    .resize(box[0], box[1], { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: ground ?? '#00000000' } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
