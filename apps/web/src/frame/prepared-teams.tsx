import { type PreparedTeams, type TeamsProblem, teamsProblem } from '@clockbeat/domain';
import { limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import type { TeamsDraft } from '../hosting/app-state.js';
import type { HostsTeams } from '../live/owner-session.js';
import { type RoomTranslate, useRoomTexts } from '../texts/room-texts.js';
import { Button } from '../ui/button.js';
import { SwitchField } from '../ui/switch-field.js';
import { TextArea } from '../ui/text-area.js';
import { useForm } from './form.js';

/** The teams of a draft, as the server hears of them. */
export const teamsOf = ({ lines, only }: TeamsDraft): HostsTeams => {
  const preparedTeams = lines
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return { preparedTeams, onlyPreparedTeams: only && preparedTeams.length > 0 };
};

export interface WrongTeams {
  teams?: TeamsProblem;
}

/** What is wrong with a draft's names, for its form. */
export const wrongTeams = (draft: TeamsDraft): WrongTeams => {
  const problem = teamsProblem(teamsOf(draft).preparedTeams);
  return problem ? { teams: problem } : {};
};

const problemWords = {
  name_invalid: 'teams.invalid',
  name_taken: 'teams.twice',
  bad_request: 'teams.tooMany',
} as const;

const longestShown = 60;

const problemOf = (t: RoomTranslate, { code, name }: TeamsProblem): string =>
  t(problemWords[code], {
    name: [...name].slice(0, longestShown).join(''),
    most: code === 'name_invalid' ? limits.name : limits.preparedTeams,
  });

interface TeamsFieldsProps {
  draft: TeamsDraft;
  error: WrongTeams['teams'];
  onChange: (changed: Partial<TeamsDraft>) => void;
}

/** The teams that a host writes down before anybody is in them, and whether there are to be others. */
export const TeamsFields = ({ draft, error, onChange }: TeamsFieldsProps) => {
  const t = useRoomTexts();
  return (
    <>
      <TextArea
        label={t('teams.names')}
        hint={t('teams.namesHint', { most: limits.preparedTeams })}
        error={error && problemOf(t, error)}
        value={draft.lines}
        onChange={(event) => onChange({ lines: event.target.value })}
        autoComplete="off"
        spellCheck={false}
      />
      <SwitchField
        label={t('teams.only')}
        hint={t('teams.onlyText')}
        checked={draft.only}
        onChange={(only) => onChange({ only })}
      />
    </>
  );
};

interface PreparedTeamsFormProps {
  prepared: Partial<PreparedTeams>;
  /** Whether the game has them now. */
  onSave: (teams: HostsTeams) => Promise<boolean>;
}

/** Prepares the teams of a game that waits. What was typed stays until the game has it. */
export const PreparedTeamsForm = ({ prepared, onSave }: PreparedTeamsFormProps) => {
  const t = useRoomTexts();
  const { preparedTeams = [], onlyPreparedTeams = false } = prepared;
  const kept: TeamsDraft = { lines: preparedTeams.join('\n'), only: onlyPreparedTeams };
  const [typed, setTyped] = useState<TeamsDraft | null>(null);
  const draft = typed ?? kept;
  const { errors, pending, submit } = useForm({
    fields: { teams: draft.lines },
    wrong: wrongTeams(draft),
    send: async () => {
      if (await onSave(teamsOf(draft))) setTyped(null);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="max-w-xl">
      <TeamsFields
        draft={draft}
        error={errors.teams}
        onChange={(changed) => setTyped({ ...draft, ...changed })}
      />
      <Button type="submit" busy={pending} disabled={typed === null} className="mt-2">
        {t('teams.save')}
      </Button>
    </form>
  );
};
