import { type NewWebhookView, type WebhookView, webhookLimits } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { DeskPage } from '../../../frame/desk-page.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { isSessionOver } from '../../../frame/session.js';
import { paths } from '../../../paths.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useMomentText } from '../../../texts/regional.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { NewWebhookForm } from './new-webhook-form.js';
import { Webhook } from './webhook.js';

/** A host's webhooks: made, shown with what became of their deliveries, changed, deleted. */
const WebhooksPage = () => {
  const t = useAfterTexts();
  const queries = useQueryClient();
  const webhooks = useQuery(reading.webhooks);
  const [making, setMaking] = useState(false);
  const [told, setTold] = useState<NewWebhookView | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const toPlace = (): void => place.current?.focus({ preventScroll: true });
  const put = (change: (now: WebhookView[]) => WebhookView[]): void => {
    queries.setQueryData(reading.webhooks.queryKey, (now) => change(now ?? []));
  };
  const keepMade = (made: NewWebhookView): void => {
    const { secret: _, ...view } = made;
    put((now) => [view, ...now]);
    setTold(made);
    setMaking(false);
  };
  const keepRenewed = (renewed: NewWebhookView): void => {
    const { secret: _, ...view } = renewed;
    put((now) => now.map((one) => (one.id === view.id ? view : one)));
    setTold(renewed);
  };
  if (isSessionOver(webhooks.error)) return <AuthenticationError />;
  const list = webhooks.data ?? [];
  const isFull = list.length >= webhookLimits.endpoints;
  return (
    <DeskPage title={t('webhooks.title')} lead={t('webhooks.lead')} aside={<BackToSettings />}>
      {/* where the keys go when what they were on is gone */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's */}
      <div ref={place} tabIndex={-1} role="group" aria-label={t('webhooks.title')}>
        {told && (
          <Secret
            told={told}
            onDone={() => {
              setTold(null);
              toPlace();
            }}
          />
        )}
        {webhooks.isPending && <Waiting />}
        {webhooks.isError && (
          <LoadFailed text={t('webhooks.loadFailed')} again={() => void webhooks.refetch()} />
        )}
        {webhooks.isSuccess && list.length === 0 && !making && (
          <section className="mt-8">
            <h2 className="text-2xl">{t('webhooks.emptyTitle')}</h2>
            <p className="mt-2 max-w-prose text-lg text-muted">{t('webhooks.emptyText')}</p>
          </section>
        )}
        {making ? (
          <NewWebhookForm onMade={keepMade} onCancel={() => setMaking(false)} />
        ) : (
          webhooks.isSuccess &&
          (isFull ? (
            <p className="mt-6 text-muted">{t('webhooks.full')}</p>
          ) : (
            <p className="mt-6">
              <Button tone={list.length === 0 ? 'main' : 'plain'} onClick={() => setMaking(true)}>
                {t('webhooks.make')}
              </Button>
            </p>
          ))
        )}
        <ul className="mt-4 divide-y-2 divide-line pb-12">
          {list.map((webhook) => (
            <Webhook
              key={webhook.id}
              webhook={webhook}
              onChanged={(changed) => put((now) => now.map((one) => (one.id === changed.id ? changed : one)))}
              onRenewed={keepRenewed}
              onDeleted={() => {
                put((now) => now.filter(({ id }) => id !== webhook.id));
                setTold((now) => (now?.id === webhook.id ? null : now));
                toPlace();
              }}
            />
          ))}
        </ul>
      </div>
    </DeskPage>
  );
};
export default WebhooksPage;

const BackToSettings = () => (
  <ButtonLink to={paths.profileSettings} tone="quiet" className="-mx-3">
    {useAfterTexts()('webhooks.back')}
  </ButtonLink>
);

export const Waiting = () => (
  <Skeleton text={useAfterTexts()('webhooks.loading')} className="mx-auto w-full max-w-3xl py-8">
    <Bone className="h-6 w-72 max-w-full" />
    <Bone className="mt-3 h-4 w-48" />
    <Bone className="mt-4 h-11 w-40 rounded-full" />
  </Skeleton>
);

/** The secret of a webhook that was just made, or given another one: the only time that it is seen. */
const Secret = ({ told, onDone }: { told: NewWebhookView; onDone: () => void }) => {
  const t = useAfterTexts();
  const moment = useMomentText();
  return (
    <div role="status" className="mt-6 rounded-card border-2 border-good p-4">
      <p className="font-bold wrap-anywhere">{t('webhooks.secretOf', { url: told.url })}</p>
      <p className="mt-1 text-sm">{t('webhooks.secretText')}</p>
      {told.formerSecretUntil && (
        <p className="mt-1 text-sm">{t('webhooks.secretBoth', { moment: moment(told.formerSecretUntil) })}</p>
      )}
      <code data-testid="webhook-secret" className="my-3 block text-base wrap-anywhere select-all">
        {told.secret}
      </code>
      <p className="flex flex-wrap gap-3">
        <CopyButton label={t('webhooks.copySecret')} text={told.secret} alertText={t('webhooks.copied')} />
        <Button tone="quiet" onClick={onDone}>
          {t('webhooks.done')}
        </Button>
      </p>
    </div>
  );
};
