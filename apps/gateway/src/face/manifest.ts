import { directionOf, type Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { textsIn } from '../texts/texts-in.js';
import type { LogoPictures } from './pictures.js';
import { previewOf } from './previews.js';

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: 'maskable';
}

const ownIcons: readonly Icon[] = [
  { src: '/ring.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

const shortcuts = [
  ['join', '/join-team'],
  ['start', '/start-trivia'],
  ['practise', '/play/general'],
] as const;

/** What a phone's home screen is told of the client, in its reader's language. */
export const manifest = (face: Face, language: Language, pictures: LogoPictures | null) => ({
  id: '/',
  name: face.name,
  short_name: face.name,
  description: previewOf('/', language).description,
  lang: language,
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF7F0',
  theme_color: '#FBF7F0',
  categories: ['games', 'entertainment'],
  icons: pictures === null ? ownIcons : iconsOf(pictures),
  shortcuts: shortcuts.map(([name, url]) => ({ name: textsIn(language)(`shortcuts.${name}`), url })),
});

const iconsOf = ({ paths }: LogoPictures): Icon[] => [
  { src: paths.small, type: 'image/png', sizes: '192x192' },
  { src: paths.large, type: 'image/png', sizes: '512x512' },
  { src: paths.maskable, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];
