import { findProgram, type Program } from '../../scripts/programs.mjs';

/**
 * Suites that need programs which npm can't bring. The set-up installs them where it may; elsewhere the suite is left out,
 * loudly, on a person's machine, and fails under CI.
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
