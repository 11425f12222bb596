import type { OperatedFeedbackView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { deleteFeedback, markFeedbackDone } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useDayText, useMomentText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { SwitchField } from '../../ui/switch-field.js';
import { Pages } from './read-part.js';
import { useAct } from './use-act.js';

/** What people wrote, to be seen to. */
export const FeedbackPart = () => {
  const t = useOperatorTexts();
  const [withDone, setWithDone] = useState(false);
  const [asked, ask] = useState<OperatedFeedbackView | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  const messages = useInfiniteQuery(overseeing.feedback(withDone));
  const doing = (work: () => Promise<void>): void =>
    act(async () => {
      await work();
      return t('accounts.changed');
    });
  return (
    <>
      <SwitchField label={t('mail.withDone')} checked={withDone} onChange={setWithDone} />
      <Pages pages={messages}>
        {(items) =>
          items.length === 0 ? (
            <p className="py-6 text-muted">{t('mail.empty')}</p>
          ) : (
            <ul className="divide-y-2 divide-line">
              {items.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  busy={busy}
                  onDone={() => doing(() => markFeedbackDone(message.id))}
                  onRemove={() => ask(message)}
                />
              ))}
            </ul>
          )
        }
      </Pages>
      <AlertDialog
        open={asked !== null}
        title={t('mail.removeTitle')}
        text={t('mail.removeText')}
        confirm={t('mail.remove')}
        cancel={t('operator.cancel')}
        busy={busy}
        onCancel={() => ask(null)}
        onConfirm={() => asked && doing(() => deleteFeedback(asked.id))}
      />
      {again}
    </>
  );
};

interface MessageProps {
  message: OperatedFeedbackView;
  busy: boolean;
  onDone: () => void;
  onRemove: () => void;
}

const Message = ({ message, busy, onDone, onRemove }: MessageProps) => {
  const t = useOperatorTexts();
  const day = useDayText();
  const moment = useMomentText();
  const { text, email, createdAt, doneAt } = message;
  return (
    <li className="py-5">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span className="wrap-anywhere">{email ?? t('mail.anonymous')}</span>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        {doneAt && <span>{t('mail.doneAt', { day: day(doneAt) })}</span>}
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        {!doneAt && (
          <Button busy={busy} onClick={onDone}>
            {t('mail.markDone')}
          </Button>
        )}
        <Button
          tone="quiet"
          aria-label={t('mail.removeOne', { moment: moment(createdAt) })}
          onClick={onRemove}
        >
          {t('mail.remove')}
        </Button>
      </p>
    </li>
  );
};
