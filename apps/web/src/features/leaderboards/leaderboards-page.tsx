import type { BoardPeriod } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Tabs } from '../../ui/desk/tabs.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { Ranking } from './ranking.js';

const periods: readonly BoardPeriod[] = ['week', 'all'];

/** The best signed-in players and teams, this week and of all time; for anyone to see. */
const LeaderboardsPage = () => {
  const t = useDeskTexts();
  const [period, setPeriod] = useState<BoardPeriod>('week');
  return (
    <DeskPage title={t('boards.title')} lead={t('boards.lead')}>
      <div className="mt-6">
        <PillChoice
          label={t('boards.period')}
          options={periods.map((value) => ({ value, label: t(`boards.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="mt-6 pb-12">
        <Tabs
          label={t('boards.title')}
          tabs={[
            {
              value: 'players',
              label: t('boards.players'),
              content: <Ranking of="players" period={period} />,
            },
            { value: 'teams', label: t('boards.teams'), content: <Ranking of="teams" period={period} /> },
          ]}
        />
      </div>
    </DeskPage>
  );
};
export default LeaderboardsPage;
