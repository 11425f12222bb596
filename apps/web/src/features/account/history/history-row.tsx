import type { HistoryItem } from '@clockbeat/domain/contract';
import { paths } from '../../../paths.js';
import { kindTexts } from '../../../shared/kind-texts.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useDayText } from '../../../texts/use-day-text.js';
import { Badge, type BadgeTone } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Facts } from '../facts.js';
import { durationText } from './duration-text.js';

const tones: Record<HistoryItem['status'], BadgeTone> = {
  completed: 'good',
  abandoned: 'bad',
  in_progress: 'live',
};

interface HistoryRowProps {
  game: HistoryItem;
  /** For a game without a title. */
  number: number;
}

/** One hosted game: how it went in a line, and the way to every answer of it. */
export const HistoryRow = ({ game, number }: HistoryRowProps) => {
  const t = useDeskTexts();
  const day = useDayText();
  const status = game.status ?? 'completed';
  const [category, difficulty] = kindTexts(
    game.category || t('history.mixed'),
    game.difficulty ? t(`sets.${game.difficulty}`) : t('history.medium'),
    t('history.mixed'),
  );
  const title = game.title || t('history.untitled', { number });
  return (
    <li
      data-testid="past-game"
      className="grid gap-x-6 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_17rem_22rem] lg:items-center"
    >
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={tones[status] ?? 'plain'}>{t(`history.${status}`)}</Badge>
          <span>{category}</span>
          {difficulty && <span className="text-muted">{difficulty}</span>}
          <time dateTime={game.createdAt} className="numbers text-muted">
            {day(game.createdAt)}
          </time>
        </p>
      </div>
      <Facts
        facts={[
          { label: t('history.players'), value: String(game.participantCount) },
          { label: t('history.winner'), value: game.winner ?? t('history.none') },
          { label: t('history.duration'), value: durationText(t, game.duration) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow lg:justify-end">
        {game.gameCode && (
          <CopyButton
            label={t('history.copyCode', { code: game.gameCode })}
            text={game.gameCode}
            alertText={t('history.copyByHand', { code: game.gameCode })}
          />
        )}
        {status === 'in_progress' ? (
          <ButtonLink to={paths.hostPanel(game.id)}>{t('dashboard.hostPanel')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.results(game.id)}>
            {t('history.results')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
};
