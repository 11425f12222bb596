import sharp, { type Sharp } from 'sharp';

/** In so few colours a flat picture is a few kB, and has none of the fringes that it would get by being kept with losses. */
export const asWebp = async (picture: Sharp, colours: number): Promise<Buffer> => {
  const flat = await picture.png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
};
