import { limits, type SeriesBody } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useForm } from '../../frame/form.js';
import { TeamsFields } from '../../frame/prepared-teams.js';
import { RulesChoice } from '../../frame/rules/rules-part.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { Button } from '../../ui/button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { SwitchField } from '../../ui/switch-field.js';
import { LeagueField } from './league-field.js';
import { RoundsFields } from './rounds-fields.js';
import { ScheduleFields } from './schedule-fields.js';
import { bodyOf, questionsIn, type SeriesDraft, wrongIn } from './series-draft.js';
import { SetsFields } from './sets-fields.js';

interface SeriesFormProps {
  begin: SeriesDraft;
  /** What the button does. */
  label: string;
  send: (body: SeriesBody) => Promise<void>;
}

/** When a series is, what is asked and how it is played: one form for a new one and for one that is changed. */
export const SeriesForm = ({ begin, label, send }: SeriesFormProps) => {
  const t = useEveningsTexts();
  const [draft, setDraft] = useState(begin);
  const change = (changed: Partial<SeriesDraft>): void => setDraft((now) => ({ ...now, ...changed }));
  const { title, from, teams, plan } = draft;
  const { errors, pending, failure, submit } = useForm({
    fields: draft,
    wrong: wrongIn(draft),
    send: () => send(bodyOf(draft)),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-8">
      <TextField
        label={t('series.name')}
        hint={t('series.nameHint')}
        error={errors.title && t('series.nameWrong', { most: limits.title })}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
        autoComplete="off"
      />
      <ScheduleFields draft={draft} errors={errors} onChange={change} />
      <section>
        <h2 className="mb-3 text-2xl">{t('series.what')}</h2>
        <PillChoice
          label={t('series.what')}
          options={[
            { value: 'drawn', label: t('series.drawn') },
            { value: 'sets', label: t('series.fromSets') },
          ]}
          value={from}
          onChange={(chosen) => change({ from: chosen })}
        />
        <p className="mt-2 mb-5 max-w-prose text-muted">
          {t(from === 'drawn' ? 'series.drawnText' : 'series.setsText')}
        </p>
        {from === 'drawn' ? (
          <RoundsFields draft={draft} error={errors.rounds} onChange={change} />
        ) : (
          <SetsFields
            chosen={draft.sets}
            isWrong={errors.sets ?? false}
            onChange={(sets) => change({ sets })}
          />
        )}
      </section>
      <section>
        <h2 className="mb-3 text-2xl">{t('series.how')}</h2>
        <RulesChoice
          questions={from === 'drawn' ? questionsIn(draft) : limits.questionsPerGame.max}
          plan={plan}
          onChange={(changed) => change({ plan: changed })}
        />
        <div className="mt-4 max-w-xl">
          <SwitchField
            label={t('series.teams')}
            hint={t('series.teamsText')}
            checked={teams.mode}
            onChange={(mode) => change({ teams: { ...teams, mode } })}
          />
          {teams.mode && (
            <TeamsFields
              draft={teams}
              error={errors.teams}
              onChange={(changed) => change({ teams: { ...teams, ...changed } })}
            />
          )}
        </div>
      </section>
      <LeagueField chosen={draft.league} onChange={(league) => change({ league })} />
      <div>
        <FailureNote text={failure} />
        <Button type="submit" tone="main" busy={pending} className="min-h-14 px-8 text-lg max-sm:w-full">
          {label}
        </Button>
      </div>
    </form>
  );
};
