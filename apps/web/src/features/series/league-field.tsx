import { useQuery } from '@tanstack/react-query';
import { myLeagues } from '../../api/planned.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { Pick } from '../../ui/pick.js';

interface LeagueFieldProps {
  /** Its id; empty: none. */
  chosen: string;
  onChange: (league: string) => void;
}

/** Which league the nights come into, for whoever runs one whose season goes on. */
export const LeagueField = ({ chosen, onChange }: LeagueFieldProps) => {
  const t = useEveningsTexts();
  const leagues = useQuery(myLeagues);
  const open = (leagues.data ?? []).filter(({ id, endedAt }) => endedAt === null || id === chosen);
  if (open.length === 0) return null;
  return (
    <div className="max-w-xl">
      <Pick
        label={t('series.league')}
        hint={t('series.leagueText')}
        value={chosen}
        options={[
          { value: '', label: t('series.noLeague') },
          ...open.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={onChange}
      />
    </div>
  );
};
