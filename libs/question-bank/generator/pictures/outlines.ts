import { createRequire } from 'node:module';
import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Country, countries } from '../data/countries.js';
import { withoutOutline } from '../data/disputed.js';
import { kinOf } from '../data/kin.js';
import { outlines } from '../facts/outlines.js';
import { type PictureFamily, pictureSize, whichCountry } from './family.js';
import { asWebp } from './webp.js';

type Position = [number, number];
interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}

type Atlas = Topology<{ countries: GeometryCollection }>;
type Shapes = ReturnType<typeof readAtlas>;

const require = createRequire(import.meta.url);
const readAtlas = () => {
  const atlas: Atlas = require('world-atlas/countries-10m.json');
  return feature(atlas, atlas.objects.countries).features;
};

/** Some megabytes, which only who draws needs. */
let shapes: Shapes | null = null;

const polygonsOf = (number: string): Polygon[] => {
  shapes ??= readAtlas();
  const shape = shapes.find(({ id }) => id === number)?.geometry;
  if (shape?.type === 'Polygon') return [shape as Polygon];
  if (shape?.type !== 'MultiPolygon') throw new Error(`The atlas has no country ${number}`);
  return shape.coordinates.map((coordinates) => ({
    type: 'Polygon',
    coordinates: coordinates as Position[][],
  }));
};

/** The main part and what lies about it: neither islands over the ocean nor rocks that nobody would see. */
const shownOf = (number: string, reach: number): Polygon[] => {
  const polygons = polygonsOf(number).toSorted((a, b) => geoArea(b) - geoArea(a));
  const [main] = polygons as [Polygon];
  const middle = geoCentroid(main);
  const radius = Math.max(...(main.coordinates[0] ?? []).map((point) => geoDistance(middle, point)));
  return polygons.filter(
    (one) => geoDistance(middle, geoCentroid(one)) <= reach * radius && geoArea(one) > geoArea(main) / 1_000,
  );
};

const margin = 28;
const [ground, land] = ['#e8ecf1', '#1f4e79'];

/** North is up, and what is near the middle has its true shape. */
const draw = (number: string, reach: number): Promise<Buffer> => {
  const polygons = shownOf(number, reach);
  const shape = {
    type: 'MultiPolygon' as const,
    coordinates: polygons.map(({ coordinates }) => coordinates),
  };
  const [longitude, latitude] = geoCentroid(shape);
  const { width, height } = pictureSize;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      shape,
    )
    .precision(0.1);
  const path = geoPath(projection).digits(1)(shape) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><path d="${path}" fill="${land}" stroke="${land}" stroke-width="1" stroke-linejoin="round"/></svg>`;
  return asWebp(sharp(Buffer.from(svg)).flatten(), 8);
};

const besides = (country: Country): readonly Country[] =>
  kinOf(country, ({ code }) => !withoutOutline.has(code), countries.length).slice(0, 4);

export const outlinePictures: PictureFamily = {
  name: 'outline',
  category: 'Geography',
  credit: {
    credit: 'Made with Natural Earth (public domain), by world-atlas',
    source: 'https://www.naturalearthdata.com',
    licence: 'cc0',
  },
  candidates: whichCountry({
    name: 'outline',
    question: 'Which country has this outline?',
    facts: outlines,
    besides,
    alt: () => 'The outline of a country, filled with one colour',
    draw: (country, { right: reach }) => draw(country.number, Number(reach)),
  }),
};
