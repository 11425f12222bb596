import type { SavedSetView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inOne, reading } from '../../../api/queries.js';
import { BackToDashboard, DeskPage } from '../../../frame/desk-page.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { isSessionOver } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Facts, ListSkeleton, ShowMore } from '../paged-list.js';
import { CategoryMark, SetBadge, useSetActions } from './saved-set.js';

export { ListSkeleton as Waiting } from '../paged-list.js';

/** The list of saved sets with its loading, empty and error states. */
const SavedTriviaPage = () => {
  const t = useDeskTexts();
  usePageTitle(t('saved.title'));
  const sets = useInfiniteQuery(reading.questionBanks);
  const items = sets.data ? inOne(sets.data) : [];
  if (sets.isPending) return <ListSkeleton />;
  if (isSessionOver(sets.error)) return <AuthenticationError />;
  const nothing = sets.isSuccess && items.length === 0;
  return (
    <DeskPage title={t('saved.title')} aside={<BackToDashboard />} wide>
      {!nothing && (
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.customQuestions} tone="main">
            {t('saved.create')}
          </ButtonLink>
          <ButtonLink to={paths.discover}>{t('saved.discover')}</ButtonLink>
        </p>
      )}
      <NearQuota of="sets" className="mt-4" />
      {sets.isError && (
        <LoadFailed
          title={t('saved.failedTitle')}
          text={t('saved.failedText')}
          again={() => void sets.refetch()}
        />
      )}
      {nothing && (
        <section className="mt-10">
          <h2 className="text-2xl">{t('saved.emptyTitle')}</h2>
          <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{t('saved.emptyText')}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={paths.customQuestions} tone="main">
              {t('saved.createFirst')}
            </ButtonLink>
            <ButtonLink to={paths.discover}>{t('saved.discover')}</ButtonLink>
          </p>
        </section>
      )}
      <ul className="mt-4 divide-y-2 divide-line">
        {items.map((set) => (
          <SavedRow key={set.id} set={set} />
        ))}
      </ul>
      <div className="pb-12">
        <ShowMore pages={sets} />
      </div>
    </DeskPage>
  );
};
export default SavedTriviaPage;

const usualSeconds = 30;

/** One saved set in the long list. Here the browser asks before it is deleted (SETS-14). */
const SavedRow = ({ set }: { set: SavedSetView }) => {
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
          <span className="text-muted">{t(`difficulties.${set.difficulty}`)}</span>
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
      <div className="flex flex-wrap items-center gap-1 max-sm:-ms-3">
        {!set.isCoAuthored && (
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
        )}
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
