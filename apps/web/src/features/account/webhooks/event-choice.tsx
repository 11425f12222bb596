import { type WebhookEventType, webhookEventTypes } from '@clockbeat/domain/contract';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { FailureNote } from '../../../ui/field.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { eventWords } from './event-words.js';

interface EventChoiceProps {
  chosen: readonly WebhookEventType[];
  error: string | undefined;
  onChange: (chosen: readonly WebhookEventType[]) => void;
}

/** What a webhook hears of, a switch each. */
export const EventChoice = ({ chosen, error, onChange }: EventChoiceProps) => {
  const t = useAfterTexts();
  return (
    <fieldset data-invalid={error ? '' : undefined} tabIndex={-1}>
      <legend className="font-bold">{t('webhooks.events')}</legend>
      {webhookEventTypes.map((type) => (
        <SwitchField
          key={type}
          label={t(`webhookEvents.${eventWords[type]}`)}
          hint={t(`webhookEventHints.${eventWords[type]}`)}
          checked={chosen.includes(type)}
          onChange={(on) =>
            onChange(webhookEventTypes.filter((one) => (one === type ? on : chosen.includes(one))))
          }
        />
      ))}
      {error && <FailureNote text={error} />}
    </fieldset>
  );
};
