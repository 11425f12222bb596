import { useLocation } from 'react-router-dom';
import { paths, serverPaths } from '../paths.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { ButtonLink, buttonClass } from '../ui/button.js';
import { MessagePage } from '../ui/message-page.js';

/** The older pages' word to somebody they can't serve (OP-15). */
export const SignInFirst = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={room('lobby.signIn')} text={room('lobby.signInText')}>
      <a href={serverPaths.signIn(pathname + search)} className={buttonClass('main')}>
        {t('common.signIn')}
      </a>
      <ButtonLink to={paths.home}>{room('missing.goToHome')}</ButtonLink>
    </MessagePage>
  );
};
