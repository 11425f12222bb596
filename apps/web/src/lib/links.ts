import type { GameCard } from '@clockbeat/domain/contract';

/** A path as a link that other devices can open: on the address under which the server prints its join links. */
export const linkOn = ({ joinUrl }: Pick<GameCard, 'joinUrl'>, path: string): string =>
  new URL(path, joinUrl).href;

/** As it is read out and typed. */
export const withoutScheme = (link: string): string => link.replace(/^https?:\/\//, '');
