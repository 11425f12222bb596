import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Country, countries } from '../data/countries.js';
import { kinOf } from '../data/kin.js';
import { flags, lookAlikes } from '../facts/flags.js';
import { type PictureFamily, pictureSize, whichCountry } from './family.js';
import { asWebp } from './webp.js';

const require = createRequire(import.meta.url);
const fileOf = (code: string): string =>
  join(dirname(require.resolve('flag-icons/package.json')), `flags/4x3/${code}.svg`);

/** White flags end somewhere, on a light page as on a dark one. */
const ground = '#8b929c';
const margin = 16;
const [width, height] = [pictureSize.width - 2 * margin, pictureSize.height - 1.5 * margin];
/** As wide as what is no rectangle; it stands at the left of its file, and needs no frame. */
const pennant = 400;

const draw = async (code: string): Promise<Buffer> => {
  const drawn = sharp(fileOf(code), { density: 144 }).resize(width, height, { fit: 'fill' });
  const flag = await drawn.png().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="#5a616b" stroke-width="2"/></svg>`;
  const [top, left] = [0.75 * margin, margin];
  const layers =
    code === 'np'
      ? [{ input: await cut(flag, pennant), top, left: (pictureSize.width - pennant) / 2 }]
      : [flag, Buffer.from(svg)].map((input) => ({ input, top, left }));
  const { data, info } = await sharp({ create: { ...pictureSize, channels: 3, background: ground } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return asWebp(sharp(data, { raw: info }), 16);
};

const cut = (picture: Buffer, to: number): Promise<Buffer> =>
  sharp(picture).extract({ left: 0, top: 0, width: to, height }).toBuffer();

const looksLike = (one: string, other: string): boolean =>
  lookAlikes.some((group) => group.includes(one) && group.includes(other));

/** Wrong ones are near; none looks like the right one or like another. */
const besides = (country: Country): Country[] => {
  const code = country.code.toLowerCase();
  const chosen: Country[] = [];
  for (const other of kinOf(country, () => true, countries.length)) {
    const its = other.code.toLowerCase();
    if (
      chosen.length < 4 &&
      ![code, ...chosen.map((one) => one.code.toLowerCase())].some((one) => looksLike(one, its))
    )
      chosen.push(other);
  }
  return chosen;
};

export const flagPictures: PictureFamily = {
  name: 'flag',
  category: 'Geography',
  credit: {
    credit: 'flag-icons, © 2013 Panayiotis Lipiridis, MIT License',
    source: 'https://github.com/lipis/flag-icons',
    licence: 'other',
  },
  candidates: whichCountry({
    name: 'flag',
    question: 'Which country has this flag?',
    facts: flags,
    besides,
    alt: ({ right: looks }) => looks,
    draw: (_, { subject: code }) => draw(code),
  }),
};
