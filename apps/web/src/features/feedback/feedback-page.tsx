import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendFeedback } from '../../api/visitors.js';
import { useForm } from '../../frame/form.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { TextArea } from '../../ui/text-area.js';
import { feedbackErrors } from './feedback-rules.js';

const FeedbackPage = () => {
  const t = useVisitorTexts();
  usePageTitle(t('feedback.title'));
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const { errors, pending, failure, submit } = useForm({
    fields: { text, email },
    wrong: feedbackErrors({ text, email }),
    send: async () => {
      await sendFeedback({ text, email: email.trim() || null });
      await navigate(paths.thankYou);
      return 'left' as const;
    },
  });
  return (
    <section className="mx-auto w-full max-w-xl px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('feedback.title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('feedback.lead')}</p>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-3">
        <TextArea
          label={t('feedback.text')}
          hint={t('feedback.textHint')}
          error={errors.text && t(errors.text)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          rows={4}
        />
        <TextField
          label={t('feedback.email')}
          hint={t('feedback.emailHint')}
          error={errors.email && t(errors.email)}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          autoComplete="email"
        />
        <FailureNote text={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="main" busy={pending}>
            {pending ? t('feedback.sending') : t('feedback.send')}
          </Button>
          <ButtonLink to={paths.homeAlias} tone="quiet">
            {t('feedback.back')}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
};
export default FeedbackPage;
