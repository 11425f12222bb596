import { type LeaguePage, limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { holdLeagueName, joinLeague } from '../../../api/leagues.js';
import { ApiError } from '../../../api/request.js';
import { useForm } from '../../../frame/form.js';
import { useSessionStatus } from '../../../frame/session.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Select } from '../../../ui/desk/select.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { PinField, usePinFault } from './pin-field.js';

/** No member's id: they begin with a word. */
const anotherName = '-';

interface HoldNameProps {
  token: string;
  page: LeaguePage;
  onHeld: () => void;
}

/** A name of the league is taken for oneself: by a PIN that is chosen once, or by the account. */
export const HoldName = ({ token, page: { rows, openToJoin }, onHeld }: HoldNameProps) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const signedIn = useSessionStatus().state === 'signed-in';
  const free = rows.filter(({ heldBy }) => heldBy === null);
  const [memberId, setMemberId] = useState<string | null>(free.length === 0 ? anotherName : null);
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const pinFault = usePinFault(pin);
  const [byAccount, setByAccount] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isNew = memberId === anotherName;
  const withPin = !(signedIn && byAccount);
  const { errors, pending, submit } = useForm({
    fields: { memberId, name, pin },
    wrong: {
      ...(memberId === null && { memberId: t('leaguePage.nameMissing') }),
      ...(isNew && name.trim() === '' && { name: t('leaguePage.nameMissing') }),
      ...(withPin && pinFault && { pin: pinFault }),
    } as { memberId?: string; name?: string; pin?: string },
    send: async () => {
      setRefusal(null);
      const held = withPin ? { pin } : {};
      if (isNew) await joinLeague(token, { name: name.trim(), ...held });
      else await holdLeagueName(token, { memberId: memberId ?? '', ...held });
      notify(t('leaguePage.yours'));
      setName('');
      setPin('');
      setMemberId(null);
      onHeld();
    },
    onRefusal: (error) =>
      setRefusal(
        error instanceof ApiError && error.code === 'name_taken'
          ? t('leaguePage.taken')
          : failureText(common, error),
      ),
  });
  return (
    <section className="mt-10 max-w-xl border-t-2 border-line pt-5 print:hidden">
      <h2 className="text-xl">{t('leaguePage.hold')}</h2>
      <p className="mt-1 text-muted">{t('leaguePage.holdText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-3">
        {free.length > 0 && (
          <Select
            label={t('leaguePage.which')}
            placeholder={t('leaguePage.choose')}
            error={errors.memberId}
            options={[
              ...free.map((row) => ({ value: row.memberId, label: row.name })),
              ...(openToJoin ? [{ value: anotherName, label: t('leaguePage.another') }] : []),
            ]}
            value={memberId}
            onChange={setMemberId}
          />
        )}
        {isNew && (
          <TextField
            label={t('leaguePage.newName')}
            error={errors.name}
            autoComplete="off"
            maxLength={limits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {signedIn && (
          <SwitchField label={t('leaguePage.byAccount')} checked={byAccount} onChange={setByAccount} />
        )}
        {withPin && <PinField isNew error={errors.pin} value={pin} onChange={setPin} />}
        <FailureNote text={refusal} />
        <p>
          <Button type="submit" busy={pending}>
            {t('leaguePage.send')}
          </Button>
        </p>
      </form>
    </section>
  );
};
