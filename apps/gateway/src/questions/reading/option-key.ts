/** Two options are the same when these are: case and white space make no difference to a player. */
const optionKey = (option: string): string =>
  option.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a player can tell these options apart. */
export const areDifferent = (options: readonly string[]): boolean =>
  new Set(options.map(optionKey)).size === options.length;
