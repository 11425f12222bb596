import { findProgram, type Program } from '../../scripts/programs.mjs';

/**
 * Suites that need programs which npm can't bring (Redis, HAProxy). The set-up installs them where it may. Only on a person's
 * machine that has none, and where it may not, is a suite left out, and says so; under CI it fails instead, so that no
 * release goes without it.
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
      console.warn(`LEFT OUT: "${name}", for ${what}`);
      describe.skip(name, suite);
    }
  };
};
