/** SQLSTATE class 22: a text that is no number, a number out of range, U+0000. */
const dataException = /^22/;

/** Whether PostgreSQL refused a value as such, like the parts of a cursor that somebody made up: the caller's fault, not ours. */
export const isImpossibleValue = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  dataException.test(error.code);
