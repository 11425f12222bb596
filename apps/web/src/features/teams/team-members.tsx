import type { TeamView } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useDayText } from '../../texts/use-day-text.js';

/** Since when there is the team, and who has played for it; their names are for the owner. */
export const TeamMembers = ({ team }: { team: TeamView }) => {
  const d = useDeskTexts();
  const day = useDayText();
  return (
    <section className="border-t-2 border-line pt-5">
      <p>
        {d('team.createdOn')} <time dateTime={team.createdAt}>{day(team.createdAt)}</time> ·{' '}
        {d('team.members', { count: team.memberCount })}
      </p>
      {team.members && (
        <div className="mt-5">
          <h2 className="text-lg">{d('team.memberNames')}</h2>
          {team.members.length === 0 ? (
            <p className="mt-2 text-muted">{d('team.noMembers')}</p>
          ) : (
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {team.members.map(({ id, name }) => (
                <li key={id} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
};
