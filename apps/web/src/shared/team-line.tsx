import type { CurrentTeam } from '../hosting/current-team.js';
import { useDeskTexts } from '../texts/desk/desk-texts.js';

/** For whom all this is: the team's name and its code. */
export const TeamLine = ({ team }: { team: CurrentTeam }) => {
  const d = useDeskTexts();
  return (
    <dl className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <dt className="sr-only">{d('team.name')}</dt>
      <dd className="font-bold wrap-anywhere">{team.name}</dd>
      <dt className="sr-only">{d('team.code')}</dt>
      <dd className="numbers font-display font-extrabold tracking-[0.1em]">{team.code}</dd>
    </dl>
  );
};
