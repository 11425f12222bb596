import { demoCodes } from '@clockbeat/domain/contract';
import { type FormEvent, useState } from 'react';
import { cleanCode, isCode } from '../../shared/join-code.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';

interface ManualEntryProps {
  bad: boolean;
  busy: boolean;
  onCode: (code: string | null) => void;
  onChange: () => void;
}

/** The code by hand, and the codes that are always there to try. */
export const ManualEntry = ({ bad, busy, onCode, onChange }: ManualEntryProps) => {
  const t = useRoomTexts();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onCode(isCode(typed) ? typed : null);
  };
  return (
    <section>
      <h2 className="text-xl">{t('scan.byHand')}</h2>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <TextField
          label={t('scan.code')}
          error={bad ? t('scan.badCode') : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(cleanCode(event.target.value));
            onChange();
          }}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          className="numbers text-center text-2xl font-extrabold tracking-[0.2em] uppercase"
        />
        <Button type="submit" tone="main" busy={busy} className="min-h-14 text-lg">
          {t(busy ? 'scan.checking' : 'scan.go')}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">{t('scan.samples')}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {demoCodes.map((code) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => onCode(code)}
              className={buttonClass('plain', 'numbers w-full tracking-[0.1em]')}
            >
              {code}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
