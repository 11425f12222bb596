import type { BoardPeriod } from '@clockbeat/domain';
import { useState } from 'react';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Tabs } from '../../ui/desk/tabs.js';
import { Ranking } from './ranking.js';

const periods: readonly BoardPeriod[] = ['week', 'all'];

/** The best signed-in players and teams, this week and of all time; for anyone to see. */
const LeaderboardsPage = () => {
  const t = useDeskTexts();
  const [period, setPeriod] = useState<BoardPeriod>('week');
  return (
    <DeskPage title={t('boards.title')} lead={t('boards.lead')}>
      <fieldset className="mt-6 flex w-fit rounded-full border-2 border-line-strong p-0.5">
        <legend className="sr-only">{t('boards.period')}</legend>
        {periods.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center rounded-full px-5 font-bold has-checked:bg-text has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="period"
              checked={each === period}
              onChange={() => setPeriod(each)}
              className="sr-only"
            />
            {t(`boards.${each}`)}
          </label>
        ))}
      </fieldset>
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
