import { newsletterInterests } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { subscribeToNewsletter } from '../api/visitors.js';
import { isEmail } from '../lib/is-email.js';
import { useVisitorTexts } from '../texts/visitor-texts.js';
import { Button } from '../ui/button.js';
import { FailureNote, TextField } from '../ui/field.js';
import { useForm } from './form.js';

/** Address and interests; once it is signed up, a line that says so. */
export const NewsletterForm = () => {
  const t = useVisitorTexts();
  const [email, setEmail] = useState('');
  const [interests, setInterests] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  const { errors, pending, failure, submit } = useForm({
    fields: { email },
    wrong: isEmail(email) ? {} : { email: t('newsletter.emailBad') },
    send: async () => {
      await subscribeToNewsletter({ email: email.trim(), interests: [...interests] });
      setDone(true);
    },
  });
  const toggle = (interest: string): void =>
    setInterests(
      interests.includes(interest) ? interests.filter((one) => one !== interest) : [...interests, interest],
    );
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter" className="text-xl">
        {t('newsletter.title')}
      </h2>
      <p className="mt-1 text-muted">{t('newsletter.lead')}</p>
      <p role="status" className={done ? 'mt-4 font-bold text-good' : 'sr-only'}>
        {done && t('newsletter.done')}
      </p>
      {!done && (
        <form noValidate onSubmit={submit} className="mt-4">
          <fieldset className="mb-3">
            <legend className="font-bold">{t('newsletter.interests')}</legend>
            <div className="mt-1 flex flex-wrap gap-2">
              {newsletterInterests.map((interest) => (
                <Interest
                  key={interest}
                  text={t(`newsletter.${interest}`)}
                  chosen={interests.includes(interest)}
                  onToggle={() => toggle(interest)}
                />
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap items-start gap-x-3">
            <div className="min-w-56 grow">
              <TextField
                label={t('newsletter.email')}
                error={errors.email}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                type="email"
                autoComplete="email"
              />
            </div>
            <Button type="submit" busy={pending} className="sm:mt-8">
              {pending ? t('newsletter.sending') : t('newsletter.submit')}
            </Button>
          </div>
          <FailureNote text={failure} />
        </form>
      )}
    </section>
  );
};

const Interest = ({ text, chosen, onToggle }: { text: string; chosen: boolean; onToggle: () => void }) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-line-strong px-4 has-checked:border-text has-checked:bg-volt has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
    <input type="checkbox" checked={chosen} onChange={onToggle} className="size-4 accent-ink" />
    {text}
  </label>
);
