import { useQuery } from '@tanstack/react-query';
import { reading } from '../../api/queries.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { Pick } from '../../ui/pick.js';

/** Hours. */
const choices = [0, 3, 24, 48, 168];

interface RemindPickProps {
  hours: number;
  onChange: (hours: number) => void;
}

/** How long before the deadline who has begun and not finished gets a mail. Another program may have chosen another time. */
export const RemindPick = ({ hours, onChange }: RemindPickProps) => {
  const t = useOwnPaceTexts();
  const settings = useQuery(reading.settings);
  const labelOf = (count: number): string => {
    if (count === 0) return t('assignment.remindNone');
    return count % 24 === 0
      ? t('assignment.daysBefore', { count: count / 24 })
      : t('assignment.hoursBefore', { count });
  };
  return (
    <Pick
      label={t('assignment.remind')}
      hint={t(settings.data?.mailAvailable === false ? 'assignment.noMail' : 'assignment.remindHint')}
      value={String(hours)}
      options={[...new Set([...choices, hours])]
        .sort((a, b) => a - b)
        .map((count) => ({ value: String(count), label: labelOf(count) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
};
