import { join } from 'node:path';
import type { Scene, SceneName } from '../scenes/scene';
import type { Size } from '../scenes/sizes';

export const folder = join(import.meta.dirname, '../../../screens');

export interface Look {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
}

/** Each scene on a phone and on what it is made for, by day and by night. */
export const looksOf = ({ by }: Scene): Look[] =>
  (['phone', by === 'stage' ? 'stage' : 'desktop'] as const).flatMap((size) => [
    { size, colorScheme: 'light' as const },
    { size, colorScheme: 'dark' as const },
  ]);

export const pictureOf = (scene: SceneName, { size, colorScheme }: Look): string =>
  `${scene}.${size}.${colorScheme}.png`;
