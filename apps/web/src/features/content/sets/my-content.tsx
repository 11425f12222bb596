import { paths, serverPaths } from '../../../paths.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { MyContentSkeleton } from './my-content-skeleton.js';
import { SavedSets } from './saved-sets.js';
import { UploadedCategories } from './uploaded-categories.js';
import { useMyContent } from './use-my-content.js';

/** The page once it is known whose it is: loading, failed, empty, full. */
export const MyContent = ({ guest }: { guest: string | null }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const content = useMyContent(guest);
  if (content.state === 'loading') return <MyContentSkeleton />;
  if (content.state === 'failed') {
    return (
      <MessagePage title={t('sets.listTitle')} text={t('sets.loadFailed')}>
        <Button tone="main" onClick={content.again}>
          {common('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  const { sets, categories } = content;
  const nothing = sets.length === 0 && categories.length === 0;
  return (
    <DeskPage title={t('sets.listTitle')} lead={nothing ? t('sets.emptyText') : undefined}>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.customQuestions} tone="main">
          {t('sets.create')}
        </ButtonLink>
        <ButtonLink to={paths.upload}>{t('sets.upload')}</ButtonLink>
      </div>
      {guest !== null && (
        <div className="mt-6 border-l-4 border-coral pl-4">
          <p className="max-w-prose">{t('sets.guestNote')}</p>
          <a href={serverPaths.signIn(paths.savedSets)} className={buttonClass('quiet', '-ml-3')}>
            {t('sets.signInToKeep')}
          </a>
        </div>
      )}
      {categories.length > 0 && <UploadedCategories categories={categories} />}
      {!nothing && <SavedSets sets={sets} guest={guest} />}
    </DeskPage>
  );
};
