import type { TeamEntry } from '@clockbeat/domain/contract';
import { useTexts } from '../texts/texts.js';
import { Board } from './board.js';

/** The teams' places, where the game is played in teams. */
export const TeamBoard = ({ teams }: { teams: readonly TeamEntry[] }) => {
  const t = useTexts();
  if (teams.length === 0) return null;
  const entries = teams.map(({ teamName, score, position }) => ({
    id: teamName,
    name: teamName,
    teamName: null,
    score,
    position,
  }));
  return (
    <section>
      <h3 className="mb-1 text-[1.1em]">{t('common.teams')}</h3>
      <Board players={entries} caption={t('common.teams')} />
    </section>
  );
};
