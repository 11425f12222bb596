import { longestName } from '@clockbeat/domain/contract';
import { isCode } from '../../lib/join-code.js';
import { asText, stored } from '../../lib/stored.js';

export interface JoinFields {
  code: string;
  name: string;
  teamName: string;
}
type JoinErrorKey = 'join.required' | 'join.badCode' | 'join.nameTooLong';
type JoinErrors = Partial<Record<keyof JoinFields, JoinErrorKey>>;

/** What is wrong with the form, by field; empty when nothing is. Lengths are code points, as the server counts them. */
export const joinErrors = ({ code, name }: JoinFields): JoinErrors => {
  const errors: JoinErrors = {};
  if (code === '') errors.code = 'join.required';
  else if (!isCode(code)) errors.code = 'join.badCode';
  if (name.trim() === '') errors.name = 'join.required';
  else if ([...name.trim()].length > longestName) errors.name = 'join.nameTooLong';
  return errors;
};

/** The code of a scanned or followed link, kept for this tab until the form has used it. */
export const keptJoinCode = stored({
  key: 'clockbeat.joinCode',
  empty: '',
  read: asText,
  write: String,
  inTab: true,
});
