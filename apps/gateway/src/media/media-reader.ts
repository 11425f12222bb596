import { createHash } from 'node:crypto';
import { type MediaFacts, type MediaType, mediaLimits, type Rejection, reject } from '@clockbeat/domain';
import type { NewMedia } from '@clockbeat/persistence';
import { parseBuffer } from 'music-metadata';
import sharp, { type CreateRaw, type Metadata, type Sharp } from 'sharp';

/** What is read of pictures: nothing else of libvips ever sees a stranger's bytes. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
// games are played beside it
sharp.concurrency(1);
sharp.cache(false);

const secondsToDecode = 10;

/** Longer edge and quality, tried one after the other until it is small enough. */
const steps = [
  { edge: mediaLimits.edge, quality: 82 },
  { edge: mediaLimits.edge, quality: 66 },
  { edge: 1_280, quality: 58 },
  { edge: 1_024, quality: 45 },
] as const;
const smallQuality = 72;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A picture or a sound as it is to be kept, or why it can't be: what it is, its decoder says, whatever it calls itself. Pictures
 * are turned upright and lose all that is not seen; sounds stay as they are.
 */
export const readMediaFile = async (bytes: Buffer): Promise<NewMedia | Rejection> =>
  // sharp takes no bytes at all for a mistake of its caller
  (bytes.length > 0 && ((await readPicture(bytes)) ?? (await readSound(bytes)))) ||
  reject('unreadable_media');

/** Null: it is no picture. */
const readPicture = async (bytes: Buffer): Promise<NewMedia | Rejection | null> => {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, sequentialRead: true });
  const size = await picture.metadata().catch(() => null);
  if (size === null) return null;
  const { width, height } = size;
  if (width * height > mediaLimits.pixels)
    return reject('picture_too_large', { most: mediaLimits.pixels / 1_000_000 });
  try {
    const inFull = await decoded(picture);
    return isAsStored(bytes, size) ? await asItIs(bytes, inFull) : await stored(inFull);
  } catch {
    // its header was one, the rest of it is not
    return reject('unreadable_media');
  }
};

/** Chunks of a WebP that are seen, and of its extended header the flag of transparency, which is all that may be set. */
const seenChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
const transparency = 0x10;

/** Whether a file could be one that we have stored: a WebP of our sizes in which nothing stands that is not seen. */
const isAsStored = (bytes: Buffer, { format, width, height }: Metadata): boolean => {
  const fits = bytes.length <= mediaLimits.stored && Math.max(width, height) <= mediaLimits.edge;
  if (!fits || format !== 'webp' || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const [name, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    const isExtended = name === 'VP8X' && ((bytes[at + 8] ?? 0) & ~transparency) !== 0;
    if (!seenChunks.has(name) || isExtended) return false;
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
};

/** A set that goes from one installation to another keeps its pictures to the byte, and their hash. */
const asItIs = async (body: Buffer, picture: Decoded): Promise<NewMedia> => {
  const { width, height } = picture.raw;
  const facts: MediaFacts = { type: 'image/webp', bytes: body.length, width, height };
  return withSmall({ hash: hashOf(body), facts, body }, picture);
};

const withSmall = async (kept: NewMedia, picture: Decoded): Promise<NewMedia> => {
  const { width = 0, height = 0 } = kept.facts;
  if (Math.max(width, height) <= mediaLimits.smallEdge) return kept;
  const { data: smallBody } = await encoded(picture, mediaLimits.smallEdge, smallQuality);
  return { ...kept, facts: { ...kept.facts, small: hashOf(smallBody) }, smallBody };
};

interface Decoded {
  readonly data: Buffer;
  readonly raw: CreateRaw;
}

/** Once, upright and at the size that is kept; what is tried with it then is quick. */
const decoded = async (picture: Sharp): Promise<Decoded> => {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: mediaLimits.edge, height: mediaLimits.edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: secondsToDecode })
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

const encoded = ({ data, raw }: Decoded, edge: number, quality: number) =>
  sharp(data, { raw })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .timeout({ seconds: secondsToDecode })
    .toBuffer({ resolveWithObject: true });

const stored = async (picture: Decoded): Promise<NewMedia | Rejection> => {
  for (const { edge, quality } of steps) {
    const { data: body, info } = await encoded(picture, edge, quality);
    if (body.length > mediaLimits.stored) continue;
    const { width, height } = info;
    const facts: MediaFacts = { type: 'image/webp', bytes: body.length, width, height };
    return withSmall({ hash: hashOf(body), facts, body }, picture);
  }
  return reject('picture_too_rich');
};

/** By what a container holds as its reader names it; what may stand in an MP4 besides is not ours to play. */
const soundType = (container = '', codec = ''): MediaType | null => {
  if (container === 'MPEG' && /^MPEG .* Layer 3$/.test(codec)) return 'audio/mpeg';
  if (/^ADTS/.test(container) && /AAC/i.test(codec)) return 'audio/aac';
  if (/AAC/i.test(codec) && /(M4A|mp4|isom|M4V|MP4)/i.test(container)) return 'audio/mp4';
  if (container === 'Ogg' && /^(Vorbis|Opus)/i.test(codec)) return 'audio/ogg';
  return null;
};

/** How such files begin. Their reader looks for the first frame in all that there is, which takes it a while. */
const beginsAsSound = (bytes: Buffer): boolean =>
  /^(ID3|OggS|\xff[\xe0-\xff]|.{4}ftyp)/s.test(bytes.toString('latin1', 0, 8));

/** Null: it is no sound that is played everywhere. */
const readSound = async (bytes: Buffer): Promise<NewMedia | Rejection | null> => {
  if (!beginsAsSound(bytes)) return null;
  if (bytes.length > mediaLimits.sound)
    return reject('sound_too_large', { most: mediaLimits.sound / 1024 / 1024 });
  const read = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true }).catch(() => null);
  const { container, codec, duration, hasVideo } = read?.format ?? {};
  const type = soundType(container, codec);
  if (type === null || hasVideo || !duration) return null;
  if (duration > mediaLimits.seconds) return reject('sound_too_long', { most: mediaLimits.seconds });
  const facts: MediaFacts = { type, bytes: bytes.length, seconds: Math.round(duration * 10) / 10 };
  return { hash: hashOf(bytes), facts, body: bytes };
};
