import type { TeamView } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';

/** Who has joined with the team's code so far. Names are the owner's to see; others see how many. */
export const TeamMembers = ({ team }: { team: TeamView }) => {
  const t = useTexts();
  const texts = useRoomTexts();
  return (
    <section aria-label={texts('lobby.members')} className="min-w-0">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {texts('lobby.members')}
        <span className="numbers text-sm font-normal text-muted">
          {t('common.players', { count: team.memberCount })}
        </span>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {team.members?.map(({ id, name }) => (
          <li key={id} data-testid="lobby-entry" className="flex min-h-14 items-center">
            <span className="truncate">{name}</span>
          </li>
        ))}
      </ul>
      {team.memberCount === 0 && <p className="py-3 text-muted">{texts('lobby.nobody')}</p>}
    </section>
  );
};
