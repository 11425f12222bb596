import { findProgram, type Program } from '../../scripts/programs.mjs';

type Describe = (name: string, suite: () => void) => void;

/**
 * Suites that need programs which npm can't bring (Redis, HAProxy, Firefox). On a person's machine that lacks one they are skipped,
 * are counted so, and `npm test` says it at its start; under CI they fail instead, so that no release goes without them.
 */
export const describeWith = (...programs: Program[]): Describe => {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return describe;
  const what = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed`;
  if (!process.env['CI']) return describeUnless(what);
  return (name) => {
    it(name, () => {
      throw new Error(what);
    });
  };
};

/** Suites that need what this system may refuse (networks of its own, for one): skipped, with the reason in their name. */
export const describeUnless =
  (lacking: string | null): Describe =>
  (name, suite) =>
    lacking === null ? describe(name, suite) : describe.skip(`${name} (${lacking})`, suite);
