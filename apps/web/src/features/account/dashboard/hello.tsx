import type { UserView } from '@clockbeat/domain/contract';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Badge } from '../../../ui/badge.js';
import { ChoiceLink } from '../../../ui/choice.js';
import { greetingAt } from './greeting.js';
import { levelOf } from './level.js';

interface HelloProps {
  user: UserView;
  /** Null while it isn't known. */
  levelGames: number | null;
}

/** Who is greeted, how far they have come, and the one next step. */
export const Hello = ({ user, levelGames }: HelloProps) => {
  const t = useDeskTexts();
  const name = user.firstName?.trim() || t('dashboard.host');
  return (
    <header className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_minmax(0,24rem)] md:items-center">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{t(greetingAt(new Date()), { name })}</h1>
        {levelGames !== null && <LevelLine levelGames={levelGames} />}
      </div>
      <ChoiceLink
        to={paths.questionSource}
        title={t('dashboard.create')}
        text={t('dashboard.createText')}
        main
      />
    </header>
  );
};

const LevelLine = ({ levelGames }: { levelGames: number }) => {
  const t = useDeskTexts();
  const { name, share, next } = levelOf(levelGames);
  const percent = Math.round(100 * share);
  return (
    <div className="mt-4 max-w-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge>{t(name)}</Badge>
        <span className="text-sm text-muted">
          {next ? t('dashboard.toNext', { count: next.games, level: t(next.name) }) : t('dashboard.topLevel')}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={t('dashboard.levelProgress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-text" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};
