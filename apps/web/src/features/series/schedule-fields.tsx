import { useScheduleWords } from '../../frame/schedule-words.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { TextField } from '../../ui/field.js';
import { Pick } from '../../ui/pick.js';
import { bodyOf, intervals, type SeriesDraft, type WrongSeries } from './series-draft.js';

interface ScheduleFieldsProps {
  draft: SeriesDraft;
  errors: WrongSeries;
  onChange: (changed: Partial<SeriesDraft>) => void;
}

/** When the nights are, said in a sentence as soon as it is one. */
export const ScheduleFields = ({ draft, errors, onChange }: ScheduleFieldsProps) => {
  const t = useEveningsTexts();
  const words = useScheduleWords();
  const { startsOn, time, zone, everyWeeks, endsOn } = draft;
  return (
    <section>
      <h2 className="text-2xl">{t('series.when')}</h2>
      <p role="status" className="mb-3 min-h-6 text-lg text-muted">
        {startsOn && time && words.every(bodyOf(draft).schedule)}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label={t('series.startsOn')}
          hint={t('series.startsOnHint')}
          error={errors.startsOn && t('series.dateMissing')}
          type="date"
          value={startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
        <TextField
          label={t('series.time')}
          error={errors.time && t('series.timeMissing')}
          type="time"
          value={time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        <div className="mb-7">
          <Pick
            label={t('series.often')}
            value={everyWeeks}
            options={intervals.map((count) => ({
              value: String(count),
              label: count === 1 ? t('series.week') : t('series.weeks', { count }),
            }))}
            onChange={(chosen) => onChange({ everyWeeks: chosen })}
          />
        </div>
        <div className="mb-7">
          <Pick
            label={t('series.zone')}
            value={zone}
            options={zonesWith(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={(chosen) => onChange({ zone: chosen })}
          />
        </div>
        <TextField
          label={t('series.endsOn')}
          hint={t('series.endsOnHint')}
          error={errors.endsOn && t('series.endsTooEarly')}
          type="date"
          value={endsOn}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      </div>
    </section>
  );
};

/** All that this browser knows, and the one that is chosen: another release may have known more. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
