/** What whoever made a picture or a sound allows others to do with it. */
export const licences = ['own', 'cc0', 'cc-by', 'cc-by-sa', 'other'] as const;
export type Licence = (typeof licences)[number];

/** A picture or a sound that belongs to a question, as its author says it. */
export interface MediaBody {
  /** SHA-256 of what is stored, in 64 hexadecimal digits: `POST /api/media` answers it. */
  hash: string;
  /** What is there to see, or to hear, in words; empty where it only decorates. */
  alt: string;
  /** Who made it. */
  credit?: string;
  /** Where it is from: an address of the web. */
  source?: string;
  licence?: Licence;
}

/** What is stored under a hash. */
export interface MediaFacts {
  type: MediaType;
  bytes: number;
  /** Of a picture: in pixels. */
  width?: number;
  height?: number;
  /** Of a picture: the hash of the same for small screens; absent where it is small itself. */
  small?: string;
  /** Of a sound: how long it is. */
  seconds?: number;
}

/** A picture or a sound as a game has it for ever: by its hash, never by an address. */
export type QuestionMedia = MediaBody & MediaFacts;

/**
 * Pictures of options, in the order of the options; null: that one has none. A question that has none at all has no list.
 * @maxItems 6
 */
export type OptionMedia = (QuestionMedia | null)[];

/** Pictures are stored as WebP, sounds as they came. */
export const mediaTypes = ['image/webp', 'audio/mpeg', 'audio/mp4', 'audio/aac', 'audio/ogg'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** What an upload came to. */
export interface MediaView extends MediaFacts {
  hash: string;
}

/** What an account keeps. */
export interface MediaUseView {
  /** Bytes of all that it has uploaded and that is still kept. */
  used: number;
  /** How many it may have. */
  most: number;
}

export const mediaLimits = {
  /** Bytes of an upload. */
  picture: 10 * 1024 * 1024,
  sound: 5 * 1024 * 1024,
  pixels: 25_000_000,
  /** Longer edges of what is stored, in pixels. */
  edge: 1_600,
  smallEdge: 640,
  /** Bytes of a picture as it is stored. */
  stored: 400_000,
  /** Seconds of a sound. */
  seconds: 90,
  alt: 300,
  credit: 120,
  source: 300,
} as const;

/** Whether it is to be heard; else it is to be seen. */
export const isSound = ({ type }: Pick<MediaFacts, 'type'>): boolean => type.startsWith('audio/');

/** What is stored is called by its SHA-256. */
export const isMediaHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** All that a question shows or plays: of itself, and of its options. */
export const allMedia = <M extends MediaBody>({
  media,
  optionMedia,
}: {
  readonly media?: M | null | undefined;
  readonly optionMedia?: readonly (M | null)[] | null | undefined;
}): M[] => [media ?? null, ...(optionMedia ?? [])].filter((one) => one !== null);

/** What all of them show or play is stored under, each as often as it is named. */
export const hashesOf = (questions: readonly Parameters<typeof allMedia>[0][]): string[] =>
  questions.flatMap((question) => allMedia(question).map(({ hash }) => hash));

/** Where what is stored under a hash is had. */
export const mediaPath = (hash: string): string => `/media/${hash}`;
