import { NewsletterForm } from '../../frame/newsletter-form.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Ring } from '../../ui/ring.js';

const ThankYouPage = () => {
  const t = useVisitorTexts();
  usePageTitle(t('feedback.thanksTitle'));
  return (
    <section className="m-auto w-full max-w-xl px-5 py-12">
      <Ring share={1} strokeWidth={11} className="size-24 text-accent sm:size-28" />
      <h1 className="mt-6 text-3xl sm:text-4xl">{t('feedback.thanksTitle')}</h1>
      <p className="mt-3 text-lg text-muted">{t('feedback.thanksText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.startTrivia} tone="main">
          {t('feedback.toStart')}
        </ButtonLink>
        <ButtonLink to={paths.home}>{t('feedback.toHome')}</ButtonLink>
      </div>
      <div className="mt-14 border-t-2 border-line pt-8">
        <NewsletterForm />
      </div>
    </section>
  );
};
export default ThankYouPage;
