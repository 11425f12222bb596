import { paths } from '../../paths.js';
import { QuickGameButton } from '../../shared/quick-game-button.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';

/** Whoever is signed in: a welcome and the way on. */
export const HomeAccount = () => {
  const t = useTexts();
  const session = useSessionStatus();
  if (session.state !== 'signed-in') return null;
  const { firstName, username, email } = session.user;
  return (
    <section className="mt-8 border-t-2 border-line pt-6">
      <h2 className="text-xl">{t('home.welcome', { name: firstName ?? username ?? email })}</h2>
      <p className="mt-1 text-muted">{t('home.quickGameText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <QuickGameButton label={t('home.quickGame')} />
        <ButtonLink to={paths.dashboard} tone="quiet">
          {t('home.goToDashboard')}
        </ButtonLink>
      </div>
    </section>
  );
};
