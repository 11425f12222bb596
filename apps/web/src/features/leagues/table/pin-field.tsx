import { leagueLimits } from '@clockbeat/domain/contract';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { TextField } from '../../../ui/field.js';

const { min, max } = leagueLimits.pin;

/** What is wrong with a PIN as it is typed, or null. */
export const usePinFault = (pin: string): string | null => {
  const hint = useLeaguesTexts()('leaguePage.pinHint', { min, max });
  return new RegExp(`^[0-9]{${min},${max}}$`).test(pin) ? null : hint;
};

interface PinFieldProps {
  /** Chosen now, or the one that was chosen? */
  isNew: boolean;
  error: string | undefined;
  value: string;
  onChange: (pin: string) => void;
}

/** The PIN that a name of a league is held by. */
export const PinField = ({ isNew, error, value, onChange }: PinFieldProps) => {
  const t = useLeaguesTexts();
  return (
    <TextField
      label={t('leaguePage.pin')}
      hint={t('leaguePage.pinHint', { min, max })}
      error={error}
      type="password"
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'off'}
      maxLength={max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
