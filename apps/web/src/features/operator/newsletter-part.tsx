import type { SubscriberView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { removeSubscriber } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useDayText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { DataTable } from '../../ui/data-table.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { Pages } from './read-part.js';
import { useAct } from './use-act.js';

/** Who confirmed the newsletter, and the way to forget an address. */
export const NewsletterPart = () => {
  const t = useOperatorTexts();
  const day = useDayText();
  const subscribers = useInfiniteQuery(overseeing.subscribers);
  const [asked, ask] = useState<SubscriberView | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  const count = subscribers.data?.pages[0]?.count;
  return (
    <>
      {count !== undefined && <p className="mb-4 text-lg">{t('mail.subscribers', { count })}</p>}
      <Pages pages={subscribers}>
        {(items) => (
          <DataTable
            caption={t('mail.caption')}
            rows={items}
            rowKey={({ id }) => id}
            empty={t('mail.nobody')}
            columns={[
              {
                header: t('mail.address'),
                cell: ({ email }) => <span className="block wrap-anywhere max-sm:w-36">{email}</span>,
              },
              { header: t('mail.interests'), cell: ({ interests }) => interests.join(', ') },
              { header: t('mail.since'), cell: ({ subscribedAt }) => day(subscribedAt) },
              {
                header: t('mail.forget'),
                cell: (subscriber) => (
                  <Button
                    tone="quiet"
                    aria-label={t('mail.forgetOne', { email: subscriber.email })}
                    onClick={() => ask(subscriber)}
                  >
                    {t('mail.forget')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Pages>
      <AlertDialog
        open={asked !== null}
        title={t('mail.forgetTitle', { email: asked?.email ?? '' })}
        text={t('mail.forgetText')}
        confirm={t('mail.forget')}
        cancel={t('operator.cancel')}
        busy={busy}
        onCancel={() => ask(null)}
        onConfirm={() =>
          asked &&
          act(async () => {
            await removeSubscriber(asked.id);
            return t('accounts.changed');
          })
        }
      />
      {again}
    </>
  );
};
