import type { WebhookDeliveryState, WebhookDeliveryView, WebhookView } from '@clockbeat/domain/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { inOne, reading } from '../../../api/queries.js';
import { sendAgain } from '../../../api/webhooks.js';
import { tellFailure } from '../../../frame/failures.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useMomentText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge, type BadgeTone } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { ShowMore } from '../paged-list.js';
import { eventWords } from './event-words.js';

/** What a webhook was sent in the last 30 days, and what became of it. */
export const Deliveries = ({ webhook }: { webhook: WebhookView }) => {
  const t = useAfterTexts();
  const { id, url, enabled } = webhook;
  const deliveries = useInfiniteQuery(reading.deliveries(id));
  const items = deliveries.data ? inOne(deliveries.data) : [];
  useStateOfWebhook(items);
  return (
    <section aria-label={t('webhooks.deliveriesOf', { url })} className="mt-4 border-s-4 border-line ps-4">
      {deliveries.isPending && (
        <Skeleton text={t('webhooks.deliveriesLoading')} className="py-2">
          <Bone className="h-5 w-64 max-w-full" />
          <Bone className="mt-3 h-5 w-48" />
        </Skeleton>
      )}
      {deliveries.isError && (
        <LoadFailed text={t('webhooks.deliveriesFailed')} again={() => void deliveries.refetch()} />
      )}
      {deliveries.isSuccess && items.length === 0 && (
        <p className="text-muted">{t('webhooks.noDeliveries')}</p>
      )}
      <ul className="divide-y-2 divide-line">
        {items.map((delivery) => (
          <Delivery key={delivery.id} webhookId={id} enabled={enabled} delivery={delivery} />
        ))}
      </ul>
      <ShowMore pages={deliveries} />
    </section>
  );
};

/** What became of a delivery may have changed its webhook: it fails, works again, or was switched off. */
const useStateOfWebhook = (items: readonly WebhookDeliveryView[]): void => {
  const queries = useQueryClient();
  const tried = items.map(({ id, attempts, state }) => `${id} ${attempts} ${state}`).join();
  const before = useRef(tried);
  useEffect(() => {
    if (before.current !== '' && before.current !== tried)
      void queries.invalidateQueries({ queryKey: reading.webhooks.queryKey, exact: true });
    before.current = tried;
  }, [tried, queries]);
};

const tones: Record<WebhookDeliveryState, BadgeTone> = { delivered: 'good', waiting: 'plain', failed: 'bad' };
const words = {
  delivered: 'webhooks.delivered',
  waiting: 'webhooks.waiting',
  failed: 'webhooks.notDelivered',
} as const;

interface DeliveryProps {
  webhookId: string;
  enabled: boolean;
  delivery: WebhookDeliveryView;
}

/** One delivery: what it told, what came of the last attempt, and when the next one is. */
const Delivery = ({ webhookId, enabled, delivery }: DeliveryProps) => {
  const t = useAfterTexts();
  const moment = useMomentText();
  const again = useAgain(webhookId, delivery.id);
  const { type, at, state, attempts, status, failure, lastAttemptAt, nextAttemptAt } = delivery;
  const event = t(`webhookEvents.${eventWords[type]}`);
  const isSoon = nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now();
  return (
    <li data-testid="delivery" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{event}</span>
          <Badge tone={tones[state]}>{t(words[state])}</Badge>
          <time dateTime={at} className="numbers text-sm text-muted">
            {moment(at)}
          </time>
        </p>
        {(failure || status !== null) && (
          <p className="mt-1 flex flex-wrap gap-x-2 text-sm">
            {failure && <span>{t(`webhookFailures.${failure}`)}</span>}
            {status !== null && <span>{t('webhooks.answered', { status: String(status) })}</span>}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {lastAttemptAt && attempts > 0 && (
            <span>{t('webhooks.attempts', { count: attempts, moment: moment(lastAttemptAt) })}</span>
          )}
          {isSoon && <span>{t('webhooks.soon')}</span>}
          {nextAttemptAt && !isSoon && (
            <span>{t('webhooks.nextTry', { moment: moment(nextAttemptAt) })}</span>
          )}
        </p>
      </div>
      {!isSoon && (
        <Button
          tone="quiet"
          className="-mx-3"
          aria-label={t('webhooks.againOf', { event, moment: moment(at) })}
          disabled={!enabled}
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('webhooks.again')}
        </Button>
      )}
    </li>
  );
};

const useAgain = (webhookId: string, deliveryId: string) => {
  const t = useAfterTexts();
  const common = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendAgain(webhookId, deliveryId),
    onSuccess: () => void queries.invalidateQueries({ queryKey: reading.deliveries(webhookId).queryKey }),
    onError: (error) => {
      tellFailure(common, error, t('webhooks.failed'));
    },
  });
};
