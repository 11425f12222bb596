import { en } from './en/index.js';
import type { Translate } from './texts.js';

type ErrorKey = keyof typeof en.errors;
const isErrorKey = (code: string): code is ErrorKey => Object.hasOwn(en.errors, code);

/** What a refusal says to a person: our text for its code, else the server's, else that something did not work. */
export const problemText = (t: Translate, problem: { code: string; message?: string }): string => {
  if (isErrorKey(problem.code)) return t(`errors.${problem.code}`);
  return problem.message || t('errors.unexpected');
};
