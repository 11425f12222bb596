import { type GameStateView, type LobbyEntry, longestName } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { useBesidesTexts } from '../texts/besides-texts.js';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/field.js';
import { NameChips } from '../ui/name-chips.js';
import { useForm } from './form.js';

interface TeamChoiceProps {
  chosen: string | null;
  state: GameStateView;
  /** Everybody in the room: each team that somebody is in is offered. */
  lobby: readonly LobbyEntry[];
  onChoose: (teamName: string) => void;
}

/** A player's team in a game of teams: one that is there already, the prepared ones first, or a new one. */
export const TeamChoice = ({ chosen, state, lobby, onChoose }: TeamChoiceProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const { preparedTeams = [], onlyPreparedTeams = false } = state;
  const formed = lobby.flatMap(({ teamName }) => teamName ?? []);
  const names = [...new Set(onlyPreparedTeams ? preparedTeams : [...preparedTeams, ...formed])];
  const inTeam = chosen === null ? null : besides('besides.inTeam', { team: chosen });
  const chips = names.length > 0 && (
    <NameChips label={t('common.teams')} names={names} chosen={chosen} onChoose={onChoose} />
  );
  if (!onlyPreparedTeams)
    return (
      <NamedTeam hint={inTeam ?? besides('besides.teamHint')} onChoose={onChoose}>
        {chips}
      </NamedTeam>
    );
  return (
    <section>
      <h2 className="text-base">{t('join.teamName')}</h2>
      {chips}
      <p role="status" className="mt-1 min-h-6 text-sm text-muted">
        {inTeam}
      </p>
    </section>
  );
};

interface NamedTeamProps extends Pick<TeamChoiceProps, 'onChoose'> {
  hint: string;
  children: ReactNode;
}

/** A team by its name. */
const NamedTeam = ({ hint, onChoose, children }: NamedTeamProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const [typed, setTyped] = useState('');
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
          hint={hint}
          hintSpoken
          error={errors.team && t(errors.team)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </div>
      <Button type="submit" className="mt-6 min-h-13">
        {besides('besides.chooseTeam')}
      </Button>
      {children}
    </form>
  );
};

/** Lengths are code points, as the server counts them. */
const teamErrors = (name: string): { team?: 'join.required' | 'join.nameTooLong' } => {
  if (name === '') return { team: 'join.required' };
  return [...name].length > longestName ? { team: 'join.nameTooLong' } : {};
};
