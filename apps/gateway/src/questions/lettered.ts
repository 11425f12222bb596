import { limits } from '@clockbeat/domain';

const isMissing = (option: unknown): boolean => option === undefined || option === null || option === '';

/** Options that came by their letters, A to F: the first four, or all up to the last one where a kind is named. */
export const lettered = (options: readonly unknown[], kind: unknown): unknown[] =>
  isMissing(kind)
    ? options.slice(0, limits.options)
    : options.slice(0, options.findLastIndex((option) => !isMissing(option)) + 1);
