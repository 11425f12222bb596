import { getQuestionBanks } from '../../../api/get-question-banks.js';
import { paths } from '../../../paths.js';
import { AuthenticationError } from '../../../shared/authentication-error.js';
import { BackToDashboard } from '../../../shared/back-to-dashboard.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { isSessionOver } from '../../../shared/ended-session.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { ListSkeleton } from '../list-skeleton.js';
import { ShowMore } from '../show-more.js';
import { usePages } from '../use-pages.js';
import { SavedRow } from './saved-row.js';

/** The list of saved sets with its loading, empty and error states. */
export const SavedTrivia = () => {
  const t = useDeskTexts();
  const sets = usePages(['account', 'question-banks'], getQuestionBanks);
  if (sets.isPending) return <ListSkeleton />;
  if (isSessionOver(sets.error)) return <AuthenticationError />;
  const nothing = sets.isSuccess && sets.items.length === 0;
  return (
    <DeskPage title={t('saved.title')} aside={<BackToDashboard />} wide>
      {!nothing && (
        <ButtonLink to={paths.customQuestions} tone="main" className="mt-6 self-start">
          {t('saved.create')}
        </ButtonLink>
      )}
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
          <ButtonLink to={paths.customQuestions} tone="main">
            {t('saved.createFirst')}
          </ButtonLink>
        </section>
      )}
      <ul className="mt-4 divide-y-2 divide-line">
        {sets.items.map((set) => (
          <SavedRow key={set.id} set={set} />
        ))}
      </ul>
      <div className="pb-12">
        <ShowMore pages={sets} />
      </div>
    </DeskPage>
  );
};
