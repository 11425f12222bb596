import { Link } from 'react-router-dom';
import { currentTeam } from '../../hosting/current-team.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { type MadeTeam, useCreateTeam } from './use-create-team.js';

/** One field; the code is not for typing. Whoever has a team already may go on with it. */
export const TeamForm = ({ onMade }: { onMade: (made: MadeTeam) => void }) => {
  const d = useDeskTexts();
  const form = useCreateTeam(onMade);
  const team = useKept(currentTeam);
  return (
    <DeskPage step={1} title={d('team.createTitle')} lead={d('team.createLead')}>
      <form noValidate onSubmit={form.submit} className="mt-8 flex max-w-md flex-col gap-3">
        <TextField
          label={d('team.name')}
          hint={d('team.nameHint')}
          error={form.error}
          value={form.name}
          onChange={(event) => form.change(event.target.value)}
          autoComplete="off"
        />
        <p className="font-bold">{d('team.code')}</p>
        <p className="-mt-2 flex flex-wrap items-baseline gap-x-4 text-muted">
          <span aria-hidden="true" className="font-display text-2xl font-extrabold tracking-[0.2em]">
            ••••••
          </span>
          {d('team.codeToCome')}
        </p>
        <Button type="submit" tone="main" busy={form.busy} className="mt-3 min-h-14 text-lg">
          {form.busy ? d('team.creating') : d('team.create')}
        </Button>
      </form>
      {team && (
        <p className="mt-6 pb-8">
          <Link
            to={paths.questionSource}
            className="inline-flex min-h-11 items-center font-bold wrap-anywhere underline underline-offset-4"
          >
            {d('team.goOn', { name: team.name })}
          </Link>
        </p>
      )}
    </DeskPage>
  );
};
