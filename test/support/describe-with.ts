import { findProgram, type Program } from '../../scripts/programs.mjs';

/**
 * Suites that need programs which npm can't bring (Redis, HAProxy). On a person's machine that lacks one they are skipped,
 * are counted so, and `npm test` says it at its start; under CI they fail instead, so that no release goes without them.
 */
export const describeWith = (...programs: Program[]): ((name: string, suite: () => void) => void) => {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return describe;
  const what = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed`;
  return (name, suite) => {
    if (process.env['CI']) {
      it(name, () => {
        throw new Error(what);
      });
    } else {
      describe.skip(`${name} (${what})`, suite);
    }
  };
};
