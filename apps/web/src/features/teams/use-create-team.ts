import type { TeamView } from '@clockbeat/domain/contract';
import { type FormEvent, useState } from 'react';
import { createTeam } from '../../api/create-team.js';
import { ApiError } from '../../api/request.js';
import { chooseTeam } from '../../hosting/current-team.js';
import { tellFailure } from '../../shared/tell-failure.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { focusFirstError } from '../../ui/focus-first-error.js';
import { takePendingGame } from './take-pending-game.js';
import { teamNameError } from './team-name-error.js';

/** A team that was just made, and the own questions that were waiting for it. */
export interface MadeTeam {
  team: TeamView;
  pending: { title: string; count: number } | null;
}

/** The form's one field, what is wrong with it, and the making. */
export const useCreateTeam = (onMade: (made: MadeTeam) => void) => {
  const t = useTexts();
  const d = useDeskTexts();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const team = await createTeam({ name: name.trim() });
      chooseTeam(team);
      onMade({ team, pending: takePendingGame() });
    } catch (refusal) {
      // what the server has against the name belongs under its field
      if (refusal instanceof ApiError && refusal.statusCode === 400)
        setError(problemText(t, { code: refusal.code, message: refusal.reason }));
      else tellFailure(t, refusal);
      setBusy(false);
    }
  };

  return {
    name,
    error,
    busy,
    change: (typed: string) => {
      setName(typed);
      setError(null);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const wrong = teamNameError(name);
      setError(wrong && d(wrong));
      if (wrong) focusFirstError(event.currentTarget);
      else void make();
    },
  };
};
