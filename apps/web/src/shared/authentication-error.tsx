import { paths, serverPaths } from '../paths.js';
import { useDeskTexts } from '../texts/desk/desk-texts.js';
import { useTexts } from '../texts/texts.js';
import { Button, buttonClass } from '../ui/button.js';
import { MessagePage } from '../ui/message-page.js';

/** Who is here could not be told, or a call said that the session has ended (DASH-02). */
export const AuthenticationError = () => {
  const t = useTexts();
  const d = useDeskTexts();
  return (
    <MessagePage title={d('dashboard.authError')} text={d('dashboard.authErrorText')}>
      <a href={serverPaths.signIn(paths.dashboard)} className={buttonClass('main')}>
        {d('dashboard.signInWithGoogle')}
      </a>
      <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
    </MessagePage>
  );
};
