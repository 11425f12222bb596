import type { TeamView } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/request.js';
import { createTeam } from '../../api/teams.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import { useForm } from '../../frame/form.js';
import { usePendingGame } from '../../frame/pending-game.js';
import { appState } from '../../hosting/app-state.js';
import { chooseTeam } from '../../hosting/current-game.js';
import { type PendingGame, pendingGame, takePendingGame } from '../../hosting/pending-game.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { Mark } from '../../ui/mark.js';
import { BigCode } from './big-code.js';
import { OwnTeams } from './own-teams.js';
import { teamErrors } from './team-rules.js';

/** The first step of hosting: a name, and the code that comes with it. */
const CreateTeamPage = () => {
  const [made, setMade] = useState<MadeTeam | null>(null);
  return made ? <TeamMade made={made} onAnother={() => setMade(null)} /> : <TeamForm onMade={setMade} />;
};
export default CreateTeamPage;

/** One field; the code is not for typing. Whoever has teams already may go on with one of them. */
const TeamForm = ({ onMade }: { onMade: (made: MadeTeam) => void }) => {
  const d = useDeskTexts();
  const form = useCreateTeam(onMade);
  const pending = useStore(pendingGame);
  return (
    <DeskPage step={1} title={d('team.createTitle')} lead={d('team.createLead')}>
      {pending && <PendingNote pending={pending} />}
      <form noValidate onSubmit={form.submit} className="mt-8 flex max-w-md flex-col gap-3">
        <TextField
          label={d('team.name')}
          hint={d('team.nameHint')}
          error={form.error}
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
          autoComplete="off"
        />
        <p className="font-bold">{d('team.code')}</p>
        <p className="-mt-2 flex flex-wrap items-baseline gap-x-4 text-muted">
          <span aria-hidden="true" className="font-display text-2xl font-extrabold tracking-[0.2em]">
            ••••••
          </span>
          {d('team.codeToCome')}
        </p>
        <Button type="submit" tone="main" busy={form.pending} className="mt-3 min-h-14 text-lg">
          {form.pending ? d('team.creating') : d('team.create')}
        </Button>
      </form>
      <OwnTeams />
    </DeskPage>
  );
};

/** What was written and waits for a team is not out of sight. */
const PendingNote = ({ pending: { title, customQuestions } }: { pending: PendingGame }) => (
  <p className="mt-6 max-w-prose border-s-4 border-accent ps-4 font-bold wrap-anywhere">
    {useDeskTexts()('team.pendingWaits', { title, count: customQuestions.length })}
  </p>
);

const bannerMs = 5_000;

/** The new team's name and code, and the way on. */
const TeamMade = ({ made, onAnother }: { made: MadeTeam; onAnother: () => void }) => {
  const d = useDeskTexts();
  const { team, taken } = made;
  const { pending, goOn, question } = usePendingGame();
  return (
    <DeskPage step={1} title={team.name}>
      <Banner text={d('team.created')} />
      <BigCode code={team.code} />
      <p className="mt-3 max-w-prose text-muted">{d('team.lead')}</p>
      {taken && <p className="mt-6 max-w-prose font-bold">{d('team.pendingReady', taken)}</p>}
      {pending && <PendingNote pending={pending} />}
      <div className="mt-8 flex flex-wrap items-center gap-3 pb-8">
        {pending && (
          <Button tone="main" onClick={goOn} className="min-h-14 px-8 text-lg">
            {d('team.reviewPending')}
          </Button>
        )}
        {taken && (
          <ButtonLink to={paths.basket} tone="main" className="min-h-14 px-8 text-lg">
            {d('team.reviewPending')}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.questionSource}
          tone={pending || taken ? 'plain' : 'main'}
          className="min-h-14 px-8 text-lg"
        >
          {d('team.next')}
        </ButtonLink>
        <Button tone="quiet" onClick={onAnother} className="max-sm:-ms-3">
          {d('team.another')}
        </Button>
      </div>
      {question}
    </DeskPage>
  );
};

/** Its line stays when it has gone: nothing moves up under the finger. */
const Banner = ({ text }: { text: string }) => {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), bannerMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mt-3 min-h-8 font-bold text-good">
      {shown && (
        <span className="inline-flex items-center gap-2">
          <Mark right className="size-5" />
          {text}
        </span>
      )}
    </p>
  );
};

/** A team that was just made, and the own questions that were waiting for it: in an empty basket they are there at once. */
interface MadeTeam {
  team: TeamView;
  taken: { title: string; count: number } | null;
}

/** The form's one field, what is wrong with it, and the making. */
const useCreateTeam = (onMade: (made: MadeTeam) => void) => {
  const t = useTexts();
  const d = useDeskTexts();
  const [name, setName] = useState('');
  /** What the server has against a name belongs under its field, until it is another one. */
  const [refused, setRefused] = useState({ name: '', reason: '' });
  const { errors, pending, submit } = useForm({
    fields: { name },
    wrong: teamErrors(name),
    send: async () => {
      const team = await createTeam({ name: name.trim() });
      chooseTeam(team);
      onMade({ team, taken: appState.get().basket.length === 0 ? takePendingGame() : null });
    },
    onRefusal: (error) => {
      if (error instanceof ApiError && error.statusCode === 400)
        setRefused({ name, reason: failureText(t, error) });
      else tellFailure(t, error);
    },
  });
  const error = errors.name ? d(errors.name) : refused.name === name && refused.reason;
  return { name, setName, error: error || null, pending, submit };
};
