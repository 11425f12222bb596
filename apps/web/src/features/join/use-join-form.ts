import type { JoinInfo } from '@clockbeat/domain/contract';
import { type FormEvent, useState } from 'react';
import { cleanCode } from '../../shared/join-code.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { keptJoinCode } from './join-code-storage.js';
import { type JoinErrors, type JoinFields, joinErrors } from './join-rules.js';
import { useJoin } from './use-join.js';
import { useJoinInfo } from './use-join-info.js';

/** Refusals that speak of the name; all others stand under the code. */
const aboutTheName: ReadonlySet<string> = new Set(['name_taken', 'name_invalid']);

interface JoinForm {
  fields: JoinFields;
  errors: Partial<Record<keyof JoinFields, string>>;
  info: JoinInfo | null;
  pending: boolean;
  change: (field: keyof JoinFields, value: string) => void;
  submit: (event: FormEvent) => void;
}

/** The join form's fields, what is wrong with them, and what their code leads to. */
export const useJoinForm = (): JoinForm => {
  const t = useTexts();
  const [fields, setFields] = useState<JoinFields>(() => ({ code: keptJoinCode(), name: '', teamName: '' }));
  const [checked, setChecked] = useState<JoinErrors>({});
  const { pending, refusal, join } = useJoin();
  const [heeded, setHeeded] = useState(refusal);
  const found = useJoinInfo(fields.code);

  const errors: JoinForm['errors'] = {};
  for (const [field, key] of Object.entries(checked)) if (key) errors[field as keyof JoinFields] = t(key);
  if (found === 'unknown') errors.code ??= t('errors.unknown_code');
  if (refusal && refusal !== heeded) {
    errors[aboutTheName.has(refusal.code) ? 'name' : 'code'] ??= problemText(t, refusal);
  }

  return {
    fields,
    errors,
    info: found === 'unknown' ? null : found,
    pending,
    change: (field, value) => {
      setFields({ ...fields, [field]: field === 'code' ? cleanCode(value) : value });
      setChecked({ ...checked, [field]: undefined });
      setHeeded(refusal);
    },
    submit: (event) => {
      event.preventDefault();
      const wrong = joinErrors(fields);
      setChecked(wrong);
      if (Object.keys(wrong).length > 0) return;
      void join(fields);
    },
  };
};
