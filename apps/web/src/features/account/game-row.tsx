import type { GameCard } from '@clockbeat/domain';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { StatusBadge } from '../../ui/status-badge.js';

/** One game in the list, with the one next step its state asks for. */
export const GameRow = ({ game }: { game: GameCard }) => {
  const t = useTexts();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow">
        <h2 className="truncate text-lg">{game.title}</h2>
        <p className="mt-1 text-sm text-muted">
          <StatusBadge status={game.status} />
          &ensp;<span className="numbers">{game.gameCode}</span> ·{' '}
          {t('common.questions', { count: game.questionCount })} ·{' '}
          {t('common.players', { count: game.participantCount })} ·{' '}
          <span className="whitespace-nowrap">
            {t('account.madeOn', { date: new Date(game.createdAt).toLocaleDateString() })}
          </span>
        </p>
      </div>
      {game.status === 'waiting' && (
        <ButtonLink to={paths.publish(game.id)} tone="quiet" className="max-sm:order-last">
          {t('account.open')}
        </ButtonLink>
      )}
      {game.status === 'finished' ? (
        <ButtonLink to={paths.results(game.id)}>{t('account.results')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.hostPanel(game.id)}>{t('account.control')}</ButtonLink>
      )}
    </li>
  );
};
