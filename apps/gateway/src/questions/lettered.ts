import { limits, namesKind } from '@clockbeat/domain';

const isMissing = (option: unknown): boolean => option === undefined || option === null || option === '';

/** Options that came by their letters, A to F: the first four, or all up to the last one where a kind is named. */
export const lettered = (options: readonly unknown[], kind: unknown): unknown[] =>
  options.slice(
    0,
    namesKind(kind) ? options.findLastIndex((option) => !isMissing(option)) + 1 : limits.options,
  );
