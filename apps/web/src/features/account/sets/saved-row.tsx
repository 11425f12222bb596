import type { SavedSetView } from '@clockbeat/domain/contract';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Facts } from '../facts.js';
import { CategoryMark } from './category-mark.js';
import { SetBadge } from './set-badge.js';
import { useSetActions } from './use-set-actions.js';

const usualSeconds = 30;

/** One saved set in the long list. Here the browser asks before it is deleted (SETS-14). */
export const SavedRow = ({ set }: { set: SavedSetView }) => {
  const t = useDeskTexts();
  const { hosting, host, deleting, remove } = useSetActions(set);
  const { title } = set;
  const named = (action: string): string => t('saved.one', { action, title });
  return (
    <li data-testid="saved-set" className="flex flex-wrap items-center gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <SetBadge isDraft={set.isDraft} />
          <CategoryMark category={set.category} />
          <span className="text-muted">{t(`sets.${set.difficulty}`)}</span>
        </p>
      </div>
      <Facts
        facts={[
          { label: t('saved.questions'), value: String(set.questionsPerGame) },
          {
            label: t('saved.time'),
            value: t('saved.seconds', { seconds: set.timePerQuestion || usualSeconds }),
          },
          { label: t('saved.pool'), value: String(set.questionCount) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3">
        <Button
          tone="quiet"
          aria-label={named(t('saved.delete'))}
          busy={deleting}
          onClick={() => {
            if (confirm(t('saved.confirmDelete', { title }))) remove();
          }}
        >
          {t('saved.delete')}
        </Button>
        <ButtonLink to={paths.editSet(set.id)} tone="quiet">
          {t('saved.edit')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <Button busy={hosting} aria-label={hosting ? undefined : named(t('saved.host'))} onClick={host}>
          {t(hosting ? 'saved.creating' : 'saved.host')}
        </Button>
      </div>
    </li>
  );
};
