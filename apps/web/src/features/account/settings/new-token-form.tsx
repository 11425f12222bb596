import { type NewTokenView, type TokenScope, tokenLimits, tokenScopes } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { makeToken } from '../../../api/account.js';
import { useForm } from '../../../frame/form.js';
import { SignInAgain, wantsNewSignIn } from '../../../frame/sign-in-again.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { PillChoice } from '../../../ui/pill-choice.js';
import { SwitchField } from '../../../ui/switch-field.js';

const terms = ['30', String(tokenLimits.days.default), '365'];

interface NewTokenFormProps {
  onMade: (token: NewTokenView) => void;
  onCancel: () => void;
}

/** What a new token is for, what it may do, and for how long. */
export const NewTokenForm = ({ onMade, onCancel }: NewTokenFormProps) => {
  const t = useAfterTexts();
  const common = useTexts();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState(String(tokenLimits.days.default));
  const [again, setAgain] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isNamed = name.trim() !== '' && [...name.trim()].length <= tokenLimits.name;
  const { errors, pending, submit } = useForm({
    fields: { name, scopes },
    wrong: {
      ...(isNamed ? {} : { name: t('tokens.nameMissing') }),
      ...(scopes.length > 0 ? {} : { scopes: t('tokens.scopeMissing') }),
    } as { name?: string; scopes?: string },
    send: async () => {
      setRefusal(null);
      onMade(await makeToken({ name: name.trim(), scopes: [...scopes], days: Number(days) }));
      return 'left' as const;
    },
    onRefusal: (error) => {
      if (wantsNewSignIn(error)) setAgain(true);
      else setRefusal(failureText(common, error));
    },
  });
  const set = (scope: TokenScope, on: boolean): void =>
    setScopes(tokenScopes.filter((one) => (one === scope ? on : scopes.includes(one))));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4">
      <TextField
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        error={errors.name}
        maxLength={tokenLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset data-invalid={errors.scopes ? '' : undefined} tabIndex={-1}>
        <legend className="font-bold">{t('tokens.may')}</legend>
        {tokenScopes.map((scope) => (
          <SwitchField
            key={scope}
            label={t(`tokenScopes.${scope}`)}
            hint={t(`tokenScopeHints.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(on) => set(scope, on)}
          />
        ))}
        <FailureNote text={errors.scopes ?? null} />
      </fieldset>
      <div>
        <p className="mb-2 font-bold">{t('tokens.term')}</p>
        <PillChoice
          label={t('tokens.term')}
          options={terms.map((value) => ({ value, label: t('tokens.days', { days: value }) }))}
          value={days}
          onChange={setDays}
        />
      </div>
      <FailureNote text={refusal} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" busy={pending}>
          {t('tokens.create')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {common('common.cancel')}
        </Button>
      </p>
      <SignInAgain open={again} onCancel={() => setAgain(false)} />
    </form>
  );
};
