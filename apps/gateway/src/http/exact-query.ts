/**
 * Query parameters that know no others. Elsewhere what others added to a link is ignored; here a mistyped one would be
 * answered with more than was asked for, and look like what was meant.
 */
export abstract class ExactQuery {}

export const isExactQuery = (metatype: unknown): boolean =>
  typeof metatype === 'function' && metatype.prototype instanceof ExactQuery;
