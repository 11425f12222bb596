import type { TeamView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { inOne, reading } from '../../api/queries.js';
import { usePendingGame } from '../../frame/pending-game.js';
import { chooseTeam, currentTeam } from '../../hosting/current-game.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';

/** The account's teams, in every browser that it is signed in with: one press from going on with one of them. */
export const OwnTeams = () => {
  const d = useDeskTexts();
  const navigate = useNavigate();
  const teams = useInfiniteQuery(reading.myTeams);
  const { pending, goOn, question } = usePendingGame();
  const choose = (team: TeamView): void => {
    chooseTeam(team);
    if (pending) goOn();
    else void navigate(paths.questionSource);
  };
  const items = teams.data ? inOne(teams.data) : [];
  if (items.length === 0) return null;
  return (
    <section className="mt-8 mb-10 max-w-xl border-t-2 border-line pt-5">
      <h2 className="text-xl">{d('team.yours')}</h2>
      <ul className="mt-1 divide-y-2 divide-line">
        {items.map((team) => (
          <OwnTeam key={team.teamId} team={team} onChoose={() => choose(team)} />
        ))}
      </ul>
      {teams.hasNextPage && (
        <Button
          tone="quiet"
          busy={teams.isFetchingNextPage}
          onClick={() => void teams.fetchNextPage()}
          className="-ms-3"
        >
          {d('history.more')}
        </Button>
      )}
      {question}
    </section>
  );
};

const OwnTeam = ({ team, onChoose }: { team: TeamView; onChoose: () => void }) => {
  const d = useDeskTexts();
  const current = useStore(currentTeam);
  const { name, code, teamId } = team;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="flex min-w-0 grow basis-60 flex-wrap items-baseline gap-x-3">
        <span className="font-bold wrap-anywhere">{name}</span>
        <span className="numbers text-muted">{code}</span>
        {teamId === current?.teamId && <Badge>{d('team.current')}</Badge>}
      </p>
      <Button onClick={onChoose} aria-label={d('team.goOn', { name })}>
        {d('team.goOnHere')}
      </Button>
    </li>
  );
};
