import { type NewWebhookView, type WebhookEventType, webhookLimits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { ApiError } from '../../../api/request.js';
import { makeWebhook } from '../../../api/webhooks.js';
import { useForm } from '../../../frame/form.js';
import { SignInAgain, wantsNewSignIn } from '../../../frame/sign-in-again.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { EventChoice } from './event-choice.js';

interface NewWebhookFormProps {
  onMade: (webhook: NewWebhookView) => void;
  onCancel: () => void;
}

/** What most programs want to hear of. */
const usual: readonly WebhookEventType[] = ['game.finished'];

/** Where a new webhook leads, and what it hears of. What an address may be the server says: it knows its own networks. */
export const NewWebhookForm = ({ onMade, onCancel }: NewWebhookFormProps) => {
  const t = useAfterTexts();
  const common = useTexts();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState(usual);
  const [again, setAgain] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRefused = refused !== null && refused === url;
  const { errors, pending, submit } = useForm({
    fields: { url, events },
    wrong: {
      ...(/^https?:\/\/./i.test(url.trim()) ? {} : { url: t('webhooks.urlWrong') }),
      ...(events.length > 0 ? {} : { events: t('webhooks.eventsMissing') }),
    } as { url?: string; events?: string },
    send: async () => {
      setRefusal(null);
      onMade(await makeWebhook({ url: url.trim(), events: [...events] }));
      return 'left' as const;
    },
    onRefusal: (error) => {
      if (wantsNewSignIn(error)) setAgain(true);
      else if (error instanceof ApiError && error.code === 'validation') setRefused(url);
      else if (error instanceof ApiError && error.code === 'conflict') setRefusal(t('webhooks.full'));
      else setRefusal(failureText(common, error));
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-4">
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={errors.url ?? (isRefused ? t('webhooks.urlWrong') : undefined)}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={webhookLimits.url}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventChoice chosen={events} error={errors.events} onChange={setEvents} />
      <FailureNote text={refusal} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" busy={pending}>
          {t('webhooks.create')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {common('common.cancel')}
        </Button>
      </p>
      <SignInAgain open={again} onCancel={() => setAgain(false)} />
    </form>
  );
};
