import { paths } from '../../paths.js';
import { Guarded } from '../../shared/guarded.js';
import { QuickGameButton } from '../../shared/quick-game-button.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

const StartTriviaPage = () => {
  const t = useTexts();
  usePageTitle(t('common.startTrivia'));
  return (
    <Guarded>
      {() => (
        <MessagePage title={t('home.createTitle')} text={t('home.quickGameText')}>
          <QuickGameButton label={t('home.quickGameMake')} />
          <ButtonLink to={paths.home} tone="quiet">
            {t('home.backToHome')}
          </ButtonLink>
        </MessagePage>
      )}
    </Guarded>
  );
};
export default StartTriviaPage;
