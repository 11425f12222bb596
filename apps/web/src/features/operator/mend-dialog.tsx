import {
  type Choice,
  limits,
  type MendBody,
  type MendReason,
  mendReasons,
  type ReportedQuestionInFull,
} from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { dismissQuestion, mendQuestion, releaseQuestion } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { LoadFailed } from '../../ui/message-page.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';
import { PartSkeleton } from './read-part.js';
import { Notes } from './report-contents.js';
import { useAct } from './use-act.js';

interface MendDialogProps {
  id: string;
  onClose: () => void;
}

/** One question of the bank: what was said of it, what it says, and how it is to be from now on. */
export const MendDialog = ({ id, onClose }: MendDialogProps) => {
  const t = useOperatorTexts();
  const question = useQuery(overseeing.bankQuestion(id));
  const { act, busy, again } = useAct(() => undefined);
  const done = (work: () => Promise<void>): void =>
    act(async () => {
      await work();
      onClose();
      return t('accounts.changed');
    });
  return (
    <>
      <Dialog open title={t('bank.title')} onClose={onClose}>
        {question.isPending && <PartSkeleton />}
        {question.isError && (
          <LoadFailed text={t('operator.loadFailed')} again={() => void question.refetch()} />
        )}
        {question.data && (
          <>
            <Notes notes={question.data.notes} />
            <Released mend={question.data.mend} />
            <MendForm
              question={question.data}
              busy={busy}
              onMend={(body) => done(() => mendQuestion(id, body))}
            />
            <div className="mt-3 flex flex-wrap gap-3">
              {question.data.mend && (
                <Button busy={busy} onClick={() => done(() => releaseQuestion(id))}>
                  {t('bank.revert')}
                </Button>
              )}
              {!question.data.outcome && question.data.times > 0 && (
                <Button busy={busy} onClick={() => done(() => dismissQuestion(id))}>
                  {t('bank.dismiss')}
                </Button>
              )}
            </div>
          </>
        )}
      </Dialog>
      {again}
    </>
  );
};

const Released = ({ mend }: Pick<ReportedQuestionInFull, 'mend'>) => {
  const t = useOperatorTexts();
  if (!mend) return null;
  const { question, options, answer } = mend.released;
  return (
    <section className="mt-4">
      <h3 className="text-sm text-muted">{t('bank.released')}</h3>
      <p dir="auto" className="wrap-anywhere">
        {question}
      </p>
      <p dir="auto" className="text-sm wrap-anywhere text-muted">
        {options.map((option, index) => `${option}${index === answer ? ' ✓' : ''}`).join(' · ')}
      </p>
      {mend.note && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {mend.note}
        </p>
      )}
    </section>
  );
};

interface MendFormProps {
  question: ReportedQuestionInFull;
  busy: boolean;
  onMend: (body: MendBody) => void;
}

const MendForm = ({ question: { kind, now, withdrawn: isOut }, busy, onMend }: MendFormProps) => {
  const t = useOperatorTexts();
  const form = useId();
  const [text, setText] = useState(now.question);
  const [options, setOptions] = useState<readonly string[]>(now.options);
  const [answer, setAnswer] = useState(now.answer ?? 0);
  const [explanation, setExplanation] = useState(now.explanation ?? '');
  const [withdrawn, setWithdrawn] = useState(isOut);
  const [reason, setReason] = useState<MendReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const isChoice = kind === 'single';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) return;
    onMend({
      question: text.trim(),
      ...(isChoice && { options: options.map((option) => option.trim()), answer }),
      explanation: explanation.trim() || null,
      withdrawn,
      reason,
      ...(note.trim() && { note: note.trim() }),
    });
  };
  return (
    <form id={form} onSubmit={send} className="mt-5 flex flex-col gap-4">
      <TextArea
        label={t('bank.question')}
        rows={2}
        required
        value={text}
        onChange={({ target: { value } }) => setText(value)}
      />
      {isChoice ? (
        <>
          {options.map((option, place) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is named by its place
              key={place}
              label={t('bank.option', { letter: letterOf(place as Choice) })}
              required
              value={option}
              onChange={({ target: { value } }) =>
                setOptions(options.map((other, index) => (index === place ? value : other)))
              }
            />
          ))}
          <Select
            label={t('bank.right')}
            options={options.map((option, index) => ({
              value: String(index),
              label: `${letterOf(index as Choice)} · ${option}`,
            }))}
            value={String(answer)}
            placeholder={t('bank.right')}
            onChange={(value) => setAnswer(Number(value) as typeof answer)}
          />
        </>
      ) : (
        <p className="text-sm text-muted">{t('bank.otherKind')}</p>
      )}
      <TextArea
        label={t('bank.explanation')}
        rows={2}
        maxLength={limits.explanation}
        value={explanation}
        onChange={({ target: { value } }) => setExplanation(value)}
      />
      <SwitchField label={t('bank.withdraw')} checked={withdrawn} onChange={setWithdrawn} />
      <Select
        label={t('bank.why')}
        options={mendReasons.map((value) => ({ value, label: t(`reportReasons.${value}`) }))}
        value={reason}
        placeholder={t('reasons.choose')}
        error={missing && reason === null ? t('bank.missing') : null}
        onChange={(value) => setReason(mendReasons.find((one) => one === value) ?? null)}
      />
      <TextArea
        label={t('reasons.note')}
        rows={2}
        maxLength={limits.reportNote}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
      />
      <p className="text-sm text-muted">{t('bank.stays')}</p>
      <Button type="submit" tone="main" busy={busy}>
        {t('bank.save')}
      </Button>
    </form>
  );
};
