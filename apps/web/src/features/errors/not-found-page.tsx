import { paths } from '../../paths.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

const NotFoundPage = () => {
  const t = useTexts();
  usePageTitle(t('errors.notFound'));
  return (
    <MessagePage title={t('errors.notFound')} text={t('errors.notFoundText')}>
      <ButtonLink to={paths.home} tone="main">
        {t('errors.goToHome')}
      </ButtonLink>
      <ButtonLink to={paths.dashboard}>{t('errors.goToDashboard')}</ButtonLink>
      {/* On a phone it stands alone in its row: in line with what is above it. */}
      <ButtonLink to={paths.feedback} tone="quiet" className="max-sm:-ml-3">
        {t('errors.contactSupport')}
      </ButtonLink>
    </MessagePage>
  );
};
export default NotFoundPage;
