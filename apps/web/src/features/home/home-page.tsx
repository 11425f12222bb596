import { paths, serverPaths } from '../../paths.js';
import { QuickGameButton } from '../../shared/quick-game-button.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink, buttonClass } from '../../ui/button.js';
import { HeroClock } from './hero-clock.js';
import { useQueryMessage } from './use-query-message.js';

const HomePage = () => {
  const t = useTexts();
  usePageTitle('');
  useQueryMessage();
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-center gap-x-16 gap-y-8 px-5 py-8 md:grid-cols-[3fr_2fr] md:items-center">
      <div className="max-md:order-2">
        <h1 className="text-3xl text-balance sm:text-5xl">{t('home.title')}</h1>
        <p className="mt-4 text-lg text-muted">{t('home.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.joinTeam} tone="main" className="min-h-14 px-6 text-lg sm:px-8">
            {t('common.joinTeam')}
          </ButtonLink>
          <ButtonLink to={paths.startTrivia} className="min-h-14 px-6 text-lg sm:px-8">
            {t('common.startTrivia')}
          </ButtonLink>
        </div>
        <HomeAccount />
      </div>
      <HeroClock />
    </div>
  );
};
export default HomePage;

const HomeAccount = () => {
  const t = useTexts();
  const session = useSessionStatus();
  if (session.state === 'signed-in') {
    const { firstName, username, email } = session.user;
    return (
      <section className="mt-10 border-t-2 border-line pt-6">
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
  }
  return (
    <p className={session.state === 'loading' ? 'invisible mt-10' : 'mt-10'}>
      <a href={serverPaths.signIn(paths.home)} className={buttonClass('quiet', '-ml-3')}>
        {t('common.signIn')}
      </a>
    </p>
  );
};
