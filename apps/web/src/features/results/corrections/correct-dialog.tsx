import { type Choice, limits, type QuestionFigures } from '@clockbeat/domain/contract';
import { useId, useState } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialog.js';
import { TextArea } from '../../../ui/text-area.js';
import { ChangeField } from './change-field.js';
import { EffectNote } from './effect-note.js';
import { useCorrect } from './use-correct.js';

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
  const [tooShort, setTooShort] = useState(false);
  const preview =
    wanted === 'void'
      ? { questionIndex, change: 'void' as const }
      : { questionIndex, change: 'rekey' as const, answer: wanted };
  const correcting = useCorrect(gameId, () => {
    onClose();
    setReason('');
    setWanted('void');
  });
  const send = (): void => {
    const isTooShort = [...reason.trim()].length < limits.reason.min;
    setTooShort(isTooShort);
    if (!isTooShort) correcting.mutate({ ...preview, reason: reason.trim() });
  };
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
      <form
        id={form}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChangeField question={question} wanted={wanted} onWant={setWanted} />
        <TextArea
          label={d('corrections.reason')}
          hint={d('corrections.reasonHint')}
          error={tooShort ? d('corrections.reasonShort', { count: limits.reason.min }) : null}
          rows={2}
          maxLength={limits.reason.max}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setTooShort(false);
          }}
        />
        {open && <EffectNote gameId={gameId} correction={preview} />}
      </form>
    </Dialog>
  );
};
export default CorrectDialog;
