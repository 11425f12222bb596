import { limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTeam, getMyTeams } from '../api/teams.js';
import { chooseTeam, currentTeam } from '../hosting/current-game.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { useTexts } from '../texts/texts.js';
import { tellFailure } from './failures.js';

/** Leads to a page of the basket, which belongs to a team: whoever has none gets one on the way, and names it when it matters. */
export const useWithTeam = (firstName: string | null) => {
  const d = useDeskTexts();
  const t = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = async (path: string): Promise<void> => {
    setBusy(true);
    try {
      await ensureTeam(firstName ? d('pick.teamOf', { name: firstName }) : '', d('pick.team'));
      await navigate(path);
    } catch (error) {
      tellFailure(t, error);
      setBusy(false);
    }
  };
  return { busy, go };
};

/**
 * Sees to it that there is a team to choose questions for: the one of this browser, else the account's newest, else a new one,
 * which is called the first of `names` that a team can have.
 */
const ensureTeam = async (...names: readonly string[]): Promise<void> => {
  if (currentTeam.get()) return;
  const { items } = await getMyTeams(null, { limit: 1 });
  const name = names.find((one) => one !== '' && [...one].length <= limits.name) ?? '';
  chooseTeam(items[0] ?? (await createTeam({ name })));
};
