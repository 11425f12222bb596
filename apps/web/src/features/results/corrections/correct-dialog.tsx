import {
  type Choice,
  type CorrectionBody,
  type CorrectionEffect,
  type CorrectionPreviewBody,
  choicesFor,
  limits,
  optionText,
  type QuestionFigures,
} from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { correctQuestion } from '../../../api/games.js';
import { cached, reading } from '../../../api/queries.js';
import { useForm } from '../../../frame/form.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { notify } from '../../../ui/notices.js';
import { TextArea } from '../../../ui/text-area.js';
import { tellRefusal } from './correction.js';

interface CorrectDialogProps {
  open: boolean;
  gameId: string;
  question: QuestionFigures;
  onClose: () => void;
}

/** What was wrong with a question, why, and what it would do to the standings. */
const CorrectDialog = ({ open, gameId, question, onClose }: CorrectDialogProps) => {
  const d = useDeskTexts();
  const t = useTexts();
  const form = useId();
  const { questionIndex } = question;
  const [wanted, setWanted] = useState<Choice | 'void'>('void');
  const [reason, setReason] = useState('');
  const preview =
    wanted === 'void'
      ? { questionIndex, change: 'void' as const }
      : { questionIndex, change: 'rekey' as const, answer: wanted };
  const correcting = useCorrect(gameId, () => {
    onClose();
    setReason('');
    setWanted('void');
  });
  const isTooShort = [...reason.trim()].length < limits.reason.min;
  const { errors, submit } = useForm({
    fields: { reason },
    wrong: isTooShort ? { reason: d('corrections.reasonShort', { count: limits.reason.min }) } : {},
    send: () => correcting.mutate({ ...preview, reason: reason.trim() }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={d('corrections.title', { number: questionIndex + 1 })}
      description={question.question}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} tone="main" busy={correcting.isPending}>
            {d('corrections.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className="flex flex-col gap-5" onSubmit={submit}>
        <ChangeField question={question} wanted={wanted} onWant={setWanted} />
        <TextArea
          label={d('corrections.reason')}
          hint={d('corrections.reasonHint')}
          error={errors.reason}
          rows={2}
          maxLength={limits.reason.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {open && <EffectNote gameId={gameId} correction={preview} />}
      </form>
    </Dialog>
  );
};
export default CorrectDialog;

/** Sends a correction; whatever came of it, the results on the screen are asked for anew. */
export const useCorrect = (gameId: string, onDone: () => void) => {
  const d = useDeskTexts();
  const t = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectionBody) => correctQuestion(gameId, body),
    onSuccess: ({ effect }) => {
      notify(d('corrections.scores', { count: effect.playersChanged }), { title: d('corrections.done') });
      onDone();
    },
    onError: (error) => tellRefusal(d, t, error),
    onSettled: () => queries.invalidateQueries({ queryKey: cached.results(gameId) }),
  });
};

interface EffectNoteProps {
  gameId: string;
  correction: CorrectionPreviewBody;
}

/** What would change, before it does: how many scores, and who comes first. */
export const EffectNote = ({ gameId, correction }: EffectNoteProps) => {
  const d = useDeskTexts();
  const effect = useQuery(reading.correctionEffect(gameId, correction));
  return (
    <p role="status" className="min-h-12">
      {effect.data && (
        <>
          <strong>{d('corrections.scores', { count: effect.data.playersChanged })}</strong>{' '}
          {firstPlace(d, effect.data)}
        </>
      )}
    </p>
  );
};

const firstPlace = (
  d: ReturnType<typeof useDeskTexts>,
  { winnersBefore, winnersAfter }: CorrectionEffect,
): string => {
  const names = winnersAfter.join(', ');
  if (names === '') return d('corrections.noWinner');
  const stays = names === winnersBefore.join(', ');
  return d(stays ? 'corrections.winnerStays' : 'corrections.winnerChanges', { names });
};

interface ChangeFieldProps {
  question: QuestionFigures;
  wanted: Choice | 'void';
  onWant: (wanted: Choice | 'void') => void;
}

/** Nobody's points, or another option that was right: any but the one that counts now. Where several things are, none can be named. */
export const ChangeField = ({ question, wanted, onWant }: ChangeFieldProps) => {
  const d = useDeskTexts();
  const { correctAnswer, options } = question;
  const others = choicesFor(options).filter((choice) => correctAnswer !== null && choice !== correctAnswer);
  return (
    <fieldset>
      <legend className="font-bold">{d('corrections.change')}</legend>
      <Way checked={wanted === 'void'} onChoose={() => onWant('void')}>
        {d('corrections.void')}
      </Way>
      {others.map((choice) => (
        <Way key={choice} checked={wanted === choice} onChoose={() => onWant(choice)}>
          {d('corrections.rekey', { letter: letterOf(choice), text: optionText(options, choice) })}
        </Way>
      ))}
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
      className="size-5 shrink-0 accent-coral"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
);
