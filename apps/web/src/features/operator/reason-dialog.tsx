import { type OperatorReason, operatorReasons, type ReasonBody } from '@clockbeat/domain/contract';
import { type FormEvent, useId, useState } from 'react';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { Button, type ButtonTone } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { TextArea } from '../../ui/text-area.js';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  tone?: ButtonTone;
  busy: boolean;
  /** Whether it takes a note in words, too. */
  noted?: boolean;
  /** Asks for an account besides, by its id. */
  target?: string;
  onConfirm: (body: ReasonBody, target: string) => void;
  onCancel: () => void;
}

/** Asks for a reason before an act: it stands in the audit log. */
export const ReasonDialog = ({
  title,
  text,
  confirm,
  tone = 'danger',
  busy,
  noted = false,
  target,
  onConfirm,
  onCancel,
}: ReasonDialogProps) => {
  const t = useOperatorTexts();
  const form = useId();
  const [reason, setReason] = useState<OperatorReason | null>(null);
  const [note, setNote] = useState('');
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null && (target === undefined || to.trim() !== ''))
      onConfirm({ reason, ...(note.trim() && { note: note.trim() }) }, to.trim());
  };
  return (
    <Dialog
      open
      title={title}
      description={text}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('operator.cancel')}</Button>
          <Button type="submit" form={form} tone={tone} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        {target !== undefined && (
          <TextField label={target} value={to} required onChange={({ target: { value } }) => setTo(value)} />
        )}
        <Select
          label={t('reasons.label')}
          options={operatorReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          placeholder={t('reasons.choose')}
          error={missing && reason === null ? t('reasons.missing') : null}
          onChange={(value) => setReason(operatorReasons.find((one) => one === value) ?? null)}
        />
        {noted && (
          <TextArea
            label={t('reasons.note')}
            hint={t('reasons.noteHint')}
            maxLength={500}
            value={note}
            onChange={({ target: { value } }) => setNote(value)}
          />
        )}
      </form>
    </Dialog>
  );
};
