import {
  contentReasons,
  limits,
  questionReasons,
  type ReportBody,
  type ReportReason,
} from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { useReportingTexts } from '../../texts/reporting-texts.js';
import { Button } from '../../ui/button.js';
import { FailureNote } from '../../ui/field.js';
import { ModalBox } from '../../ui/modal.js';
import { Pick } from '../../ui/pick.js';
import { TextArea } from '../../ui/text-area.js';
import { useForm } from '../form.js';

/** Something that can be reported; of a question what it asks, for the eye. */
export type Reportable = Omit<ReportBody, 'reason' | 'note'> & { text?: string };

export interface ReportProps {
  /** Of several one is chosen. */
  things: readonly Reportable[];
  /** What it is reported in. */
  of?: 'game' | 'set';
  send: (body: ReportBody) => Promise<unknown>;
}

/** A quiet button, the dialog that it opens, and the thanks for what was sent. */
const Report = ({ things, of = 'game', send }: ReportProps): ReactNode => {
  const t = useReportingTexts();
  /** What there is to choose from: people who come and go meanwhile move nothing under the finger. */
  const [asked, ask] = useState<ReportProps['things'] | null>(null);
  const [isSent, setSent] = useState(false);
  const isOneName = things.length === 1 && things[0]?.name !== undefined;
  const opening = of === 'set' ? 'report.openSet' : isOneName ? 'report.openName' : 'report.open';
  return (
    <div>
      <Button tone="quiet" onClick={() => ask(things)}>
        {t(opening)}
      </Button>
      {/* here, and not in passing: another dialog that stays open would lie over that */}
      <p role="status" className="px-3 text-sm">
        {isSent && t('report.thanks')}
      </p>
      {asked && (
        <ReportDialog
          things={asked}
          of={of}
          send={send}
          onSent={() => setSent(true)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
};
export default Report;

interface ReportDialogProps extends ReportProps {
  onSent: () => void;
  onClose: () => void;
}

const nothing = 'none';
/** Of a question, in a list of the browser's that is as wide as its longest line. */
const shownLetters = 60;
const shortened = (text: string): string =>
  text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text;

/** Asks what it is about and what is wrong with it, in few words to choose from. */
const ReportDialog = ({ things, of, send, onSent, onClose }: ReportDialogProps) => {
  const t = useReportingTexts();
  const [only, ...others] = things;
  const [chosen, setChosen] = useState<string>(others.length === 0 ? '0' : nothing);
  const [reason, setReason] = useState<ReportReason | typeof nothing>(nothing);
  const [note, setNote] = useState('');
  const thing = things[Number(chosen)];
  const isOfAQuestion = thing?.about === 'question';
  const choose = (value: string): void => {
    setChosen(value);
    // others may be wrong with it
    setReason(nothing);
  };
  const { errors, pending, failure, submit } = useForm({
    fields: { chosen, reason },
    wrong: {
      ...(thing === undefined && { chosen: t('report.missingWhat') }),
      ...(reason === nothing && { reason: t('report.missingWhy') }),
    },
    send: async () => {
      if (thing === undefined || reason === nothing) return;
      const { text: _, ...said } = thing;
      await send({ ...said, reason, ...(note.trim() && { note: note.trim() }) });
      onSent();
      onClose();
    },
  });
  const nameOf = ({ about, name = '', questionIndex = 0, text = '' }: Reportable): string => {
    if (about === 'questions') return t('report.questions');
    if (about === 'question')
      return t('report.question', { number: questionIndex + 1, text: shortened(text) });
    return t(`report.${about}`, { name });
  };
  const unchosen = { value: nothing, label: t('report.choose') } as const;
  const reasons = isOfAQuestion ? questionReasons : contentReasons;
  const named = others.length === 0 && only?.name;
  const title = named
    ? t('report.titleName', { name: named })
    : t(of === 'set' ? 'report.openSet' : 'report.title');
  const lead = of === 'set' ? 'report.leadSet' : isOfAQuestion ? 'report.leadQuestion' : 'report.lead';
  return (
    <ModalBox title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-3 flex flex-col gap-4 text-start"
      >
        <p className="text-muted">{t(lead)}</p>
        {others.length > 0 && (
          <Pick
            label={t('report.what')}
            error={errors.chosen}
            value={chosen}
            options={[
              unchosen,
              ...things.map((one, index) => ({ value: String(index), label: nameOf(one) })),
            ]}
            onChange={choose}
          />
        )}
        <Pick
          label={t('report.why')}
          error={errors.reason}
          value={reason}
          options={[unchosen, ...reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))]}
          onChange={setReason}
        />
        <TextArea
          label={t('report.note')}
          rows={2}
          maxLength={limits.reportNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailureNote text={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" tone="main" busy={pending}>
            {pending ? t('report.sending') : t('report.send')}
          </Button>
        </div>
      </form>
    </ModalBox>
  );
};
