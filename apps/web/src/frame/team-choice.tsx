import { longestName } from '@clockbeat/domain/contract';
import { useId, useState } from 'react';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/field.js';
import { useForm } from './form.js';

interface TeamChoiceProps {
  chosen: string | null;
  /** Of everybody in the room: each once is offered. */
  teams: readonly (string | null)[];
  onChoose: (teamName: string) => void;
}

/** A player's team in a game of teams: one that is there already, or a new one. */
export const TeamChoice = ({ chosen, teams, onChoose }: TeamChoiceProps) => {
  const t = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const names = [...new Set(teams.filter((name) => name !== null))];
  const wanted = typed.trim();
  const { errors, submit } = useForm({
    fields: { team: typed },
    wrong: teamErrors(wanted),
    send: () => {
      onChoose(wanted);
      setTyped('');
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3">
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label={t('join.teamName')}
          hint={chosen === null ? t('play.teamHint') : t('play.inTeam', { team: chosen })}
          hintSpoken
          error={errors.team && t(errors.team)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          list={listId}
          autoComplete="off"
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button type="submit" className="mt-6 min-h-13">
        {t('play.chooseTeam')}
      </Button>
    </form>
  );
};

/** Lengths are code points, as the server counts them. */
const teamErrors = (name: string): { team?: 'join.required' | 'join.nameTooLong' } => {
  if (name === '') return { team: 'join.required' };
  return [...name].length > longestName ? { team: 'join.nameTooLong' } : {};
};
