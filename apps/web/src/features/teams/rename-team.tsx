import type { TeamView } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../api/queries.js';
import { renameTeam } from '../../api/teams.js';
import { useForm } from '../../frame/form.js';
import { currentTeam } from '../../hosting/current-game.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { notify } from '../../ui/notices.js';
import { teamErrors } from './team-rules.js';

/** A team that was made on the way to a game gets its name when somebody cares for it. */
export const RenameTeam = ({ team }: { team: TeamView }) => {
  const d = useDeskTexts();
  const [open, setOpen] = useState(false);
  if (open) return <NameForm team={team} onDone={() => setOpen(false)} />;
  return (
    <Button tone="quiet" onClick={() => setOpen(true)} className="-ms-3">
      {d('team.rename')}
    </Button>
  );
};

const NameForm = ({ team, onDone }: { team: TeamView; onDone: () => void }) => {
  const t = useTexts();
  const d = useDeskTexts();
  const queries = useQueryClient();
  const [name, setName] = useState(team.name);
  const { errors, pending, failure, submit } = useForm({
    fields: { name },
    wrong: teamErrors(name),
    send: async () => {
      const renamed = await renameTeam(team.teamId, { name: name.trim() });
      queries.setQueryData(reading.team(team.teamId).queryKey, renamed);
      currentTeam.update((kept) =>
        kept?.teamId === renamed.teamId ? { ...kept, name: renamed.name } : kept,
      );
      notify(d('team.renamed'));
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-3 max-w-md">
      <TextField
        label={d('team.name')}
        hint={d('team.nameHint')}
        error={errors.name && d(errors.name)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        autoFocus
      />
      <FailureNote text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" busy={pending}>
          {d('team.renameSave')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
};
