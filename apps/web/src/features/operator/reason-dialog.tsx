import { type OperatorReason, operatorReasons, type ReasonBody } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { findAccount } from '../../api/operators.js';
import { tellFailure } from '../../frame/failures.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, type ButtonTone } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  tone?: ButtonTone;
  busy: boolean;
  /** Whether it takes a note in words, too: for other operators, or for whom these say. */
  noted?: boolean | { label: string; hint: string };
  /** Asks for an account besides, by its address or id: how that is called. */
  target?: string;
  /** Something that may be done with it. */
  option?: string;
  /** With the id of the account that was asked for. */
  onConfirm: (body: ReasonBody, target: string, isOptionChosen: boolean) => void;
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
  option,
  onConfirm,
  onCancel,
}: ReasonDialogProps) => {
  const t = useOperatorTexts();
  const form = useId();
  const [reason, setReason] = useState<OperatorReason | null>(null);
  const [note, setNote] = useState('');
  const [to, setTo] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const common = useTexts();
  const find = useMutation({
    mutationFn: findAccount,
    onError: (error) => tellFailure(common, error),
  });
  const [isOptionChosen, chooseOption] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) return;
    const confirmed = (id: string): void =>
      onConfirm({ reason, ...(note.trim() && { note: note.trim() }) }, id, isOptionChosen);
    if (target === undefined) confirmed('');
    else
      find.mutate(to.trim(), {
        onSuccess: (id) => {
          setUnknown(id === null);
          if (id !== null) confirmed(id);
        },
      });
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
          <Button type="submit" form={form} tone={tone} busy={busy || find.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        {target !== undefined && (
          <TextField
            label={target}
            value={to}
            required
            autoCapitalize="none"
            spellCheck={false}
            error={isUnknown ? t('accounts.unknown') : null}
            onChange={({ target: { value } }) => setTo(value)}
          />
        )}
        <Select
          label={t('reasons.label')}
          options={operatorReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          placeholder={t('reasons.choose')}
          error={missing && reason === null ? t('reasons.missing') : null}
          onChange={(value) => setReason(operatorReasons.find((one) => one === value) ?? null)}
        />
        {option !== undefined && (
          <SwitchField label={option} checked={isOptionChosen} onChange={chooseOption} />
        )}
        {noted && (
          <TextArea
            label={typeof noted === 'object' ? noted.label : t('reasons.note')}
            hint={typeof noted === 'object' ? noted.hint : t('reasons.noteHint')}
            maxLength={500}
            value={note}
            onChange={({ target: { value } }) => setNote(value)}
          />
        )}
      </form>
    </Dialog>
  );
};
