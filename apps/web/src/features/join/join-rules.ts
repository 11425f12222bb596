import { longestName } from '@clockbeat/domain/contract';
import { isCode } from '../../lib/join-code.js';

export interface JoinFields {
  code: string;
  name: string;
  teamName: string;
}
type JoinErrorKey = 'join.required' | 'join.badCode' | 'join.nameTooLong';
export type JoinErrors = Partial<Record<keyof JoinFields, JoinErrorKey>>;

/** What is wrong with the form, by field; empty when nothing is. Lengths are code points, as the server counts them. */
export const joinErrors = ({ code, name }: JoinFields): JoinErrors => {
  const errors: JoinErrors = {};
  if (code === '') errors.code = 'join.required';
  else if (!isCode(code)) errors.code = 'join.badCode';
  if (name.trim() === '') errors.name = 'join.required';
  else if ([...name.trim()].length > longestName) errors.name = 'join.nameTooLong';
  return errors;
};

const key = 'clockbeat.joinCode';

/** The code of a scanned or followed link, kept for this tab until the form has used it. */
export const keepJoinCode = (code: string): void => {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Without storage the code is typed by hand.
  }
};

export const keptJoinCode = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
