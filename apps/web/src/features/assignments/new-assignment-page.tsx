import { assignmentLimits } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { assignmentReading, makeAssignment } from '../../api/assignments.js';
import { reading } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import { useForm } from '../../frame/form.js';
import { ownZone } from '../../frame/schedule-words.js';
import { paths } from '../../paths.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { Pick } from '../../ui/pick.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';
import { type AssignmentDraft, bodyOf, newDraft, wrongIn } from './assignment-draft.js';
import { RemindPick } from './remind-pick.js';

const counts = Array.from({ length: assignmentLimits.attempts.max }, (_, index) => String(index + 1));

/** /dashboard/assignments/new: which set, until when, and how it is played. */
const NewAssignmentPage = () => {
  const t = useOwnPaceTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const sets = useQuery(reading.sets(null));
  const [now] = useState(Date.now);
  const [draft, setDraft] = useState(() => newDraft(query.get('set') ?? '', now));
  const change = (changed: Partial<AssignmentDraft>): void => setDraft((one) => ({ ...one, ...changed }));
  const { errors, pending, failure, submit } = useForm({
    fields: draft,
    wrong: wrongIn(draft, now),
    send: async () => {
      const made = await makeAssignment(bodyOf(draft, ownZone()));
      await queries.invalidateQueries({ queryKey: assignmentReading.mine.queryKey });
      await navigate(paths.assignmentReport(made.id), { replace: true });
    },
  });
  const options = (sets.data ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <DeskPage title={t('assignment.make')} aside={<BackToAssignments />}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 flex max-w-3xl flex-col gap-2 pb-12"
      >
        {sets.isSuccess && options.length === 0 ? (
          <p className="mb-6">
            {t('assignment.noSets')}{' '}
            <ButtonLink to={paths.savedSets} tone="quiet" className="-ms-3">
              {t('assignment.toSets')}
            </ButtonLink>
          </p>
        ) : (
          <div className="mb-7">
            <Pick
              label={t('assignment.set')}
              error={errors.setId && t('assignment.setMissing')}
              value={draft.setId}
              options={[{ value: '', label: t('assignment.chooseSet') }, ...options]}
              onChange={(setId) => change({ setId })}
            />
          </div>
        )}
        <TextField
          label={t('assignment.name')}
          hint={t('assignment.nameHint')}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          autoComplete="off"
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField
            label={t('assignment.opens')}
            hint={t('assignment.opensHint')}
            type="datetime-local"
            value={draft.opens}
            onChange={({ target }) => change({ opens: target.value })}
          />
          <TextField
            label={t('assignment.closes')}
            error={errors.closes && t('assignment.closesWrong')}
            hint={ownZone().replaceAll('_', ' ')}
            type="datetime-local"
            value={draft.closes}
            onChange={({ target }) => change({ closes: target.value })}
          />
        </div>
        <HowFields draft={draft} isBadList={errors.names ?? false} onChange={change} />
        <div className="mt-4">
          <FailureNote text={failure} />
          <Button type="submit" tone="main" busy={pending} className="min-h-14 px-8 text-lg max-sm:w-full">
            {t('assignment.create')}
          </Button>
        </div>
      </form>
    </DeskPage>
  );
};
export default NewAssignmentPage;

/** The way back to the list. */
export const BackToAssignments = () => (
  <ButtonLink to={paths.assignments} tone="quiet" className="-mx-3">
    {useOwnPaceTexts()('assignment.all')}
  </ButtonLink>
);

interface HowFieldsProps {
  draft: AssignmentDraft;
  isBadList: boolean;
  onChange: (changed: Partial<AssignmentDraft>) => void;
}

/** How often, by whom, and what is told of it when. */
const HowFields = ({ draft, isBadList, onChange }: HowFieldsProps) => {
  const t = useOwnPaceTexts();
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Pick
          label={t('assignment.attempts')}
          value={draft.attempts}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(attempts) => onChange({ attempts })}
        />
        {draft.attempts !== '1' && (
          <Pick
            label={t('assignment.which')}
            value={draft.counts}
            options={(['best', 'first', 'last'] as const).map((value) => ({
              value,
              label: t(`assignment.${value}`),
            }))}
            onChange={(chosen) => onChange({ counts: chosen })}
          />
        )}
        <Pick
          label={t('assignment.feedback')}
          value={draft.feedback}
          options={(['each', 'end', 'deadline'] as const).map((value) => ({
            value,
            label: t(`assignment.${value}`),
          }))}
          onChange={(feedback) => onChange({ feedback })}
        />
        <Pick
          label={t('assignment.identity')}
          value={draft.identity}
          options={[
            { value: 'name', label: t('assignment.byName') },
            { value: 'account', label: t('assignment.byAccount') },
            { value: 'list', label: t('assignment.byList') },
          ]}
          onChange={(identity) => onChange({ identity })}
        />
        {draft.identity === 'account' && (
          <RemindPick hours={draft.remind} onChange={(remind) => onChange({ remind })} />
        )}
      </div>
      {draft.identity === 'list' && (
        <TextArea
          className="mt-6"
          label={t('assignment.names')}
          error={isBadList ? t('assignment.namesWrong', { most: assignmentLimits.names }) : undefined}
          rows={8}
          value={draft.names}
          onChange={({ target }) => onChange({ names: target.value })}
        />
      )}
      <div className="mt-6 flex max-w-xl flex-col gap-2">
        {(['mixed', 'untimed', 'board'] as const).map((name) => (
          <SwitchField
            key={name}
            label={t(`assignment.${name}`)}
            hint={t(`assignment.${name}Hint`)}
            checked={draft[name]}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
      </div>
    </>
  );
};
