import {
  type Choice,
  type CorrectionBody,
  type CorrectionPreviewBody,
  choicesFor,
  limits,
  optionText,
} from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSettled } from '../../lib/use-settled.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { notify } from '../../ui/notices.js';
import { TextArea } from '../../ui/text-area.js';
import { useForm } from '../form.js';
import { type Correctable, tellRefusal } from './correction.js';
import { mostTexts, noTexts, type Texts, TextsField } from './texts-field.js';

/** What was wrong: the question, which option is right, or that more texts are. */
type Wanted = Choice | 'void' | 'accept';

/** While somebody types, nobody is asked what it would change. */
const settledMs = 400;

/** As it is sent; null as long as no text is named. */
const changeOf = (
  wanted: Wanted,
  { listed, another }: Texts,
): Omit<CorrectionPreviewBody, 'questionIndex'> | null => {
  if (wanted === 'void') return { change: 'void' };
  if (wanted !== 'accept') return { change: 'rekey', answer: wanted };
  const texts = [...listed, another.trim()].filter((text) => text !== '').slice(0, mostTexts);
  return texts.length > 0 ? { change: 'accept', texts } : null;
};

export interface CorrectDialogProps {
  open: boolean;
  question: Correctable;
  /** Sends it, and resolves with what it came to, in words. */
  correct: (body: CorrectionBody) => Promise<string>;
  /** What it would do, said before it is done. */
  effectOf?: ((correction: CorrectionPreviewBody) => ReactNode) | undefined;
  /** Whatever came of it. */
  onSettled: () => Promise<unknown>;
  onClose: () => void;
}

/** What was wrong with a question, why, and what it would do to the standings. */
const CorrectDialog = ({ open, question, correct, effectOf, onSettled, onClose }: CorrectDialogProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const form = useId();
  const { questionIndex } = question;
  const [wanted, setWanted] = useState<Wanted>('void');
  const [texts, setTexts] = useState(noTexts);
  const [reason, setReason] = useState('');
  const change = changeOf(wanted, texts);
  const preview = changeOf(wanted, { ...texts, another: useSettled(texts.another, settledMs) });
  const correcting = useMutation({
    mutationFn: correct,
    onSuccess: (came) => {
      notify(came, { title: a('corrections.done') });
      onClose();
      setReason('');
      setWanted('void');
      setTexts(noTexts);
    },
    onError: (error) => tellRefusal(a, t, error),
    onSettled,
  });
  const isTooShort = [...reason.trim()].length < limits.reason.min;
  const { errors, submit } = useForm<{ texts?: string; reason?: string }>({
    fields: { texts, reason },
    wrong: {
      ...(!change && { texts: a('corrections.acceptNone') }),
      ...(isTooShort && { reason: a('corrections.reasonShort', { count: limits.reason.min }) }),
    },
    send: () => {
      if (change) correcting.mutate({ questionIndex, ...change, reason: reason.trim() });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={a('corrections.title', { number: questionIndex + 1 })}
      description={question.question}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} tone="main" busy={correcting.isPending}>
            {a('corrections.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className="flex flex-col gap-5" onSubmit={submit}>
        <ChangeField question={question} wanted={wanted} onWant={setWanted} />
        {wanted === 'accept' && (
          <TextsField question={question} texts={texts} error={errors.texts} onChange={setTexts} />
        )}
        <TextArea
          label={a('corrections.reason')}
          hint={a('corrections.reasonHint')}
          error={errors.reason}
          rows={2}
          maxLength={limits.reason.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {open && preview && effectOf?.({ questionIndex, ...preview })}
      </form>
    </Dialog>
  );
};
export default CorrectDialog;

interface ChangeFieldProps {
  question: Correctable;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/**
 * Nobody's points; another option that was right: any but the one that counts now; or more texts. Where several things are
 * right, none can be named.
 */
const ChangeField = ({ question, wanted, onWant }: ChangeFieldProps) => {
  const a = useAfterTexts();
  const { correctAnswer, options } = question;
  const others = choicesFor(options).filter((choice) => correctAnswer !== null && choice !== correctAnswer);
  return (
    <fieldset>
      <legend className="font-bold">{a('corrections.change')}</legend>
      <Way checked={wanted === 'void'} onChoose={() => onWant('void')}>
        {a('corrections.void')}
      </Way>
      {others.map((choice) => (
        <Way key={choice} checked={wanted === choice} onChoose={() => onWant(choice)}>
          {withFormulas(
            a('corrections.rekey', { letter: letterOf(choice), text: optionText(options, choice) }),
          )}
        </Way>
      ))}
      {question.kind === 'typed' && (
        <Way checked={wanted === 'accept'} onChoose={() => onWant('accept')}>
          {a('corrections.accept')}
        </Way>
      )}
    </fieldset>
  );
};

interface WayProps {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Way = ({ checked, onChoose, children }: WayProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
    <input
      type="radio"
      name="change"
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-accent"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
);
