import { paths } from '../../paths.js';
import { QuickGameButton } from '../../shared/quick-game-button.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { ButtonLink } from '../../ui/button.js';

/** Whoever is signed in: a welcome and the way on. */
export const HomeAccount = () => {
  const visitor = useVisitorTexts();
  const session = useSessionStatus();
  if (session.state !== 'signed-in') return null;
  const { firstName, username, email } = session.user;
  return (
    <section className="mt-8 border-t-2 border-line pt-6">
      <h2 className="text-xl">{visitor('home.welcome', { name: firstName ?? username ?? email })}</h2>
      <p className="mt-1 text-muted">{visitor('home.quickGameText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <QuickGameButton label={visitor('home.quickGame')} />
        <ButtonLink to={paths.dashboard} tone="quiet">
          {visitor('home.goToDashboard')}
        </ButtonLink>
      </div>
    </section>
  );
};
