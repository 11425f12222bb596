import type {
  NewWebhookView,
  WebhookChangeBody,
  WebhookEventType,
  WebhookView,
} from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { changeWebhook, deleteWebhook, renewSecret, sendTest } from '../../../api/webhooks.js';
import { tellFailure } from '../../../frame/failures.js';
import { useForm } from '../../../frame/form.js';
import { SignInAgain, wantsNewSignIn } from '../../../frame/sign-in-again.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useMomentText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { Menu } from '../../../ui/desk/menu.js';
import { FailureNote } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { Deliveries } from './deliveries.js';
import { EventChoice } from './event-choice.js';
import { eventWords } from './event-words.js';

interface WebhookProps {
  webhook: WebhookView;
  onChanged: (webhook: WebhookView) => void;
  onRenewed: (webhook: NewWebhookView) => void;
  onDeleted: () => void;
}

/** One webhook: where it leads, how it does, what it hears of, and what can be done with it. */
export const Webhook = ({ webhook, onChanged, onRenewed, onDeleted }: WebhookProps) => {
  const t = useAfterTexts();
  const { id, url, events, enabled } = webhook;
  const listId = useId();
  const [asked, ask] = useState<'delete' | 'secret' | null>(null);
  const [again, setAgain] = useState(false);
  const [changing, setChanging] = useState(false);
  const [open, setOpen] = useState(false);
  const { test, turn, renew, remove } = useDoings(webhook, {
    ...{ onChanged, onRenewed, onDeleted },
    onTested: () => setOpen(true),
    onDone: () => ask(null),
    onSignInWanted: () => setAgain(true),
  });
  return (
    <li data-testid="webhook" className="py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{url}</h2>
        <State webhook={webhook} />
      </div>
      <p className="mt-1 text-muted">
        {events.map((type) => t(`webhookEvents.${eventWords[type]}`)).join(' · ')}
      </p>
      <About webhook={webhook} />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SwitchField
          label={t('webhooks.isOn', { url })}
          hideLabel
          checked={enabled}
          disabled={turn.isPending}
          onChange={(on) => turn.mutate({ enabled: on })}
        />
        <Button
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t('webhooks.deliveriesOf', { url })}
          onClick={() => setOpen(!open)}
        >
          {t('webhooks.deliveries')}
        </Button>
        <Button
          tone="quiet"
          aria-label={t('webhooks.testOf', { url })}
          disabled={!enabled}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('webhooks.test')}
        </Button>
        <Menu
          trigger={
            <Button tone="quiet" aria-label={t('webhooks.moreOf', { url })}>
              {t('webhooks.more')}
            </Button>
          }
          groups={[
            [
              { label: t('webhooks.change'), onSelect: () => setChanging(true) },
              { label: t('webhooks.newSecret'), onSelect: () => ask('secret') },
            ],
            [{ label: t('webhooks.delete'), onSelect: () => ask('delete'), danger: true }],
          ]}
        />
      </div>
      {changing && <ChangeForm webhook={webhook} onChanged={onChanged} onClose={() => setChanging(false)} />}
      <div id={listId}>{open && <Deliveries webhook={webhook} />}</div>
      <AlertDialog
        open={asked === 'delete'}
        title={t('webhooks.deleteQuestion')}
        text={t('webhooks.deleteText', { url })}
        confirm={t('webhooks.delete')}
        cancel={t('webhooks.keep')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onCancel={() => ask(null)}
      />
      <AlertDialog
        open={asked === 'secret'}
        title={t('webhooks.newSecretQuestion')}
        text={t('webhooks.newSecretText')}
        confirm={t('webhooks.newSecret')}
        cancel={useTexts()('common.cancel')}
        tone="main"
        busy={renew.isPending}
        onConfirm={() => renew.mutate(id)}
        onCancel={() => ask(null)}
      />
      <SignInAgain open={again} onCancel={() => setAgain(false)} />
    </li>
  );
};

const State = ({ webhook: { enabled, failingSince } }: Pick<WebhookProps, 'webhook'>) => {
  const t = useAfterTexts();
  if (!enabled) return <Badge tone="quiet">{t('webhooks.off')}</Badge>;
  return failingSince === null ? (
    <Badge tone="good">{t('webhooks.on')}</Badge>
  ) : (
    <Badge tone="bad">{t('webhooks.failing')}</Badge>
  );
};

const offTexts = {
  owner: 'webhooks.offOwner',
  gone: 'webhooks.offGone',
  failing: 'webhooks.offFailing',
} as const;

/** Why it is off, since when it fails, until when two secrets sign, and when it was made. */
const About = ({ webhook }: Pick<WebhookProps, 'webhook'>) => {
  const t = useAfterTexts();
  const moment = useMomentText();
  const { offBecause, offSince, failingSince, formerSecretUntil, createdAt } = webhook;
  return (
    <div className="mt-1 text-sm">
      {offBecause && offSince && <p>{t(offTexts[offBecause], { moment: moment(offSince) })}</p>}
      {!offSince && failingSince && <p>{t('webhooks.failingSince', { moment: moment(failingSince) })}</p>}
      {formerSecretUntil && <p>{t('webhooks.bothSecrets', { moment: moment(formerSecretUntil) })}</p>}
      <p className="text-muted">{t('webhooks.made', { moment: moment(createdAt) })}</p>
    </div>
  );
};

/** What it hears of, to be chosen anew. */
const ChangeForm = ({
  webhook: { id, events },
  onChanged,
  onClose,
}: Pick<WebhookProps, 'webhook' | 'onChanged'> & { onClose: () => void }) => {
  const t = useAfterTexts();
  const common = useTexts();
  const [chosen, setChosen] = useState<readonly WebhookEventType[]>(events);
  const { errors, pending, failure, submit } = useForm({
    fields: { chosen },
    wrong: (chosen.length > 0 ? {} : { chosen: t('webhooks.eventsMissing') }) as { chosen?: string },
    send: async () => {
      onChanged(await changeWebhook(id, { events: [...chosen] }));
      notify(t('webhooks.savedText'), { title: t('webhooks.saved') });
      onClose();
      return 'left' as const;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-3">
      <EventChoice chosen={chosen} error={errors.chosen} onChange={setChosen} />
      <FailureNote text={failure} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={pending}>
          {t('webhooks.save')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {common('common.cancel')}
        </Button>
      </p>
    </form>
  );
};

interface After extends Pick<WebhookProps, 'onChanged' | 'onRenewed' | 'onDeleted'> {
  onTested: () => void;
  /** Whatever came of what a dialog asked. */
  onDone: () => void;
  onSignInWanted: () => void;
}

/** What is done with a webhook at the press of a button, and said when it did not work. */
const useDoings = ({ id, url }: WebhookView, after: After) => {
  const t = useAfterTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const onError = (error: unknown): void => {
    after.onDone();
    if (wantsNewSignIn(error)) {
      after.onSignInWanted();
      return;
    }
    tellFailure(common, error, t('webhooks.failed'));
  };
  const test = useMutation({
    mutationFn: () => sendTest(id),
    onSuccess: () => {
      notify(t('webhooks.testSent'), { title: t('webhooks.testTitle') });
      void queries.invalidateQueries({ queryKey: reading.deliveries(id).queryKey });
      after.onTested();
    },
    onError,
  });
  const turn = useMutation({
    mutationFn: (change: WebhookChangeBody) => changeWebhook(id, change),
    onSuccess: (changed) => {
      after.onChanged(changed);
      // what waited was given up
      void queries.invalidateQueries({ queryKey: reading.deliveries(id).queryKey });
    },
    onError,
  });
  const renew = useMutation({
    mutationFn: renewSecret,
    onSuccess: (renewed) => {
      after.onDone();
      after.onRenewed(renewed);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: deleteWebhook,
    onSuccess: () => {
      after.onDone();
      notify(t('webhooks.deletedText', { url }), { title: t('webhooks.deleted') });
      after.onDeleted();
    },
    onError,
  });
  return { test, turn, renew, remove };
};
