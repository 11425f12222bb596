import { useLocation } from 'react-router-dom';
import { serverPaths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { buttonClass } from '../../../ui/button.js';

/** To the sign-in, and back to this page. */
export const SignInLink = () => {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <a href={serverPaths.signIn(pathname)} className={buttonClass('plain', 'mt-2')}>
      {t('common.signIn')}
    </a>
  );
};
