import type { SavedSetView } from '@clockbeat/domain/contract';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { useDayText } from '../../../texts/use-day-text.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { DraftBadge } from './draft-badge.js';
import { useLaunch } from './use-launch.js';

/** One saved set: what it is, whether it is finished, and the ways on. */
export const SetRow = ({ set, onDelete }: { set: SavedSetView; onDelete: () => void }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const day = useDayText();
  const { launching, launch } = useLaunch('toast');
  const { title } = set;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-lg font-bold wrap-anywhere">{title}</span>
          <DraftBadge isDraft={set.isDraft} />
        </p>
        <p className="numbers mt-1 text-sm text-muted">
          {set.category} · {t(`sets.${set.difficulty}`)} ·{' '}
          {common('common.questions', { count: set.questionCount })} ·{' '}
          {t('sets.perQuestion', { seconds: set.timePerQuestion })} ·{' '}
          <span className="whitespace-nowrap">{t('sets.madeOn', { date: day(set.createdAt) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3">
        <Button tone="quiet" aria-label={t('sets.deleteOne', { title })} onClick={onDelete}>
          {t('sets.delete')}
        </Button>
        <ButtonLink to={paths.editSet(set.id)} tone="quiet">
          {t('sets.edit')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <Button busy={launching} aria-label={t('sets.launchOne', { title })} onClick={() => launch(set.id)}>
          {t(launching ? 'sets.launching' : 'sets.launch')}
        </Button>
      </div>
    </li>
  );
};
