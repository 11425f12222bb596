/**
 * What stands for each version of the bank, the first one first. `npm run bank:generate` adds a line where the bank has changed;
 * none is ever changed or taken away, or an installation would take an older bank for a newer one.
 */
const versions = `
9364f3b527bf6534
`
  .trim()
  .split('\n');

/** Raised with every change of the bank: of two releases the one with the greater number has the newer bank. */
export const bankVersion = versions.length;
