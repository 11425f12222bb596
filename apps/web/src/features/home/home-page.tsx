import { paths } from '../../paths.js';
import { NewsletterForm } from '../../shared/newsletter-form.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { HomeAccount } from './home-account.js';
import { HomeLinks } from './home-links.js';
import { TryOne } from './try-one.js';
import { useQueryMessage } from './use-query-message.js';

const HomePage = () => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  usePageTitle('');
  useQueryMessage();
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl grow content-center items-center gap-x-16 gap-y-6 px-5 pt-3 pb-20 md:grid-cols-[3fr_2fr] md:py-8">
        <div>
          <h1 className="text-2xl text-balance sm:text-3xl md:text-5xl">{visitor('home.title')}</h1>
          <p className="mt-3 text-muted md:mt-4 md:text-lg">{visitor('home.lead')}</p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-8">
            <ButtonLink to={paths.joinTeam} tone="main" className="min-h-14 text-lg sm:px-8">
              {t('common.joinTeam')}
            </ButtonLink>
            <ButtonLink to={paths.startTrivia} className="min-h-14 text-lg sm:px-8">
              {t('common.startTrivia')}
            </ButtonLink>
          </div>
          <HomeLinks />
          <HomeAccount />
        </div>
        <TryOne />
      </div>
      <footer className="border-t-2 border-line">
        <div className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24">
          <div className="max-w-xl">
            <NewsletterForm />
          </div>
        </div>
      </footer>
      <ButtonLink
        to={paths.feedback}
        className="fixed right-2 bottom-2 z-20 bg-page! text-sm shadow-lg hover:bg-surface! md:right-4 md:bottom-4 md:text-base"
      >
        {visitor('front.feedback')}
      </ButtonLink>
    </>
  );
};
export default HomePage;
