import {
  type Choice,
  type CorrectionBody,
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
import { ApiError } from '../../../api/request.js';
import { useForm } from '../../../frame/form.js';
import { useSettled } from '../../../lib/use-settled.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { notify } from '../../../ui/notices.js';
import { TextArea } from '../../../ui/text-area.js';
import { firstPlace, tellRefusal } from './correction.js';
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

interface CorrectDialogProps {
  open: boolean;
  gameId: string;
  question: QuestionFigures;
  onClose: () => void;
}

/** What was wrong with a question, why, and what it would do to the standings. */
const CorrectDialog = ({ open, gameId, question, onClose }: CorrectDialogProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const form = useId();
  const { questionIndex } = question;
  const [wanted, setWanted] = useState<Wanted>('void');
  const [texts, setTexts] = useState(noTexts);
  const [reason, setReason] = useState('');
  const change = changeOf(wanted, texts);
  const preview = changeOf(wanted, { ...texts, another: useSettled(texts.another, settledMs) });
  const correcting = useCorrect(gameId, () => {
    onClose();
    setReason('');
    setWanted('void');
    setTexts(noTexts);
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
        {open && preview && <EffectNote gameId={gameId} correction={{ questionIndex, ...preview }} />}
      </form>
    </Dialog>
  );
};
export default CorrectDialog;

/** Sends a correction; whatever came of it, the results on the screen are asked for anew. */
export const useCorrect = (gameId: string, onDone: () => void) => {
  const a = useAfterTexts();
  const t = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectionBody) => correctQuestion(gameId, body),
    onSuccess: ({ effect }) => {
      notify(a('corrections.scores', { count: effect.playersChanged }), { title: a('corrections.done') });
      onDone();
    },
    onError: (error) => tellRefusal(a, t, error),
    onSettled: () => queries.invalidateQueries({ queryKey: cached.results(gameId) }),
  });
};

interface EffectNoteProps {
  gameId: string;
  correction: CorrectionPreviewBody;
}

/** What would change, before it does: how many scores, and who comes first. */
export const EffectNote = ({ gameId, correction }: EffectNoteProps) => {
  const a = useAfterTexts();
  const effect = useQuery(reading.correctionEffect(gameId, correction));
  return (
    <p role="status" className="min-h-12">
      {effect.error instanceof ApiError &&
        effect.error.code === 'same_answer' &&
        a('corrections.acceptNobody')}
      {effect.data && (
        <>
          <strong>{a('corrections.scores', { count: effect.data.playersChanged })}</strong>{' '}
          {firstPlace(a, effect.data.winnersBefore, effect.data.winnersAfter)}
        </>
      )}
    </p>
  );
};

interface ChangeFieldProps {
  question: QuestionFigures;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/**
 * Nobody's points; another option that was right: any but the one that counts now; or more texts. Where several things are
 * right, none can be named.
 */
export const ChangeField = ({ question, wanted, onWant }: ChangeFieldProps) => {
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
