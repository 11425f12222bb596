import type { GivenAnswer } from '@clockbeat/domain/contract';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Turn } from '../../../live/picture.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { Button } from '../../../ui/button.js';
import { useSecondsLeft } from '../../../ui/time-left.js';
import type { AnswersProps } from '../answering.js';
import { isMeant, useOpenSince } from '../open-since.js';
import { forgetDraft } from './draft.js';
import { useSeenHeight } from './seen-height.js';

/** Of this kind, what the seat has given to the question on the screen already; null: nothing. */
export const givenOf = <K extends GivenAnswer['kind']>(
  { answer }: Turn,
  kind: K,
): Extract<GivenAnswer, { kind: K }> | null =>
  answer !== null && typeof answer === 'object' && answer.kind === kind
    ? (answer as Extract<GivenAnswer, { kind: K }>)
    : null;

interface TaskFormProps extends AnswersProps {
  /** What is asked for, in a line. */
  asks: string;
  /** What would be sent; null: nothing yet. */
  answer: GivenAnswer | null;
  /** What is missing then, or wrong. */
  missing: string;
  children: ReactNode;
}

/**
 * What is asked for, the means to give it, and the button that sends it. The seconds stand beside the button too: with its
 * keyboard open a phone shows nothing of the clock above.
 */
export const TaskForm = ({
  question,
  turn,
  state: { endsAt },
  session,
  asks,
  answer,
  missing,
  children,
}: TaskFormProps) => {
  const t = useBesidesTexts();
  const noteId = useId();
  const openSince = useOpenSince(question.index);
  useSeenHeight();
  const isStored = turn.stored !== null && JSON.stringify(turn.stored.answer) === JSON.stringify(answer);
  const canSend = !turn.locked && answer !== null && !isStored;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canSend || !isMeant(event.nativeEvent, openSince)) return;
    forgetDraft();
    session.answer(answer);
  };
  const note = turn.locked || isStored ? t('tasks.lockedIn') : answer === null ? missing : '';
  return (
    <form
      onSubmit={submit}
      noValidate
      autoComplete="off"
      className="mx-auto flex h-full w-full max-w-xl flex-col gap-[min(0.5rem,1dvh)]"
    >
      <p className="shrink-0 text-center text-[min(1rem,max(14px,2.6dvh))] text-muted">{asks}</p>
      <fieldset disabled={turn.locked} className="relative flex min-h-0 grow flex-col overflow-y-auto p-1.5">
        <legend className="sr-only">{asks}</legend>
        {children}
      </fieldset>
      <div className="flex shrink-0 items-center gap-3 pb-1">
        <SecondsLeft endsAt={endsAt} session={session} />
        <p
          id={noteId}
          className="min-w-0 grow text-end text-[min(0.875rem,max(12px,2.4dvh))] leading-tight text-muted"
        >
          {note}
        </p>
        <Button
          type="submit"
          tone="main"
          aria-disabled={!canSend}
          aria-describedby={noteId}
          className="min-h-[min(3.25rem,max(44px,8dvh))] shrink-0 aria-disabled:opacity-50"
        >
          {t(turn.stored ? 'tasks.change' : 'tasks.lockIn')}
        </Button>
      </div>
    </form>
  );
};

/** For the eyes alone: a screen reader hears the seconds elsewhere. */
const SecondsLeft = ({
  endsAt,
  session: { serverNow },
}: Pick<AnswersProps, 'session'> & Pick<AnswersProps['state'], 'endsAt'>) => {
  const t = useBesidesTexts();
  const seconds = useSecondsLeft({ endsAt, serverNow, restMs: 0 });
  return (
    <p aria-hidden="true" className="numbers shrink-0 font-extrabold">
      {t('tasks.seconds', { seconds })}
    </p>
  );
};
