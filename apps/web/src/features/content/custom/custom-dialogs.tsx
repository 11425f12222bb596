import { useState } from 'react';
import { type CustomDraft, customDraft, newCustomDraft } from '../../../hosting/drafts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog, Dialog } from '../../../ui/desk/dialogs.js';

export type SaveChoice = 'account' | 'guest' | 'cancel';

interface SaveChoiceDialogProps {
  open: boolean;
  onChoose: (choice: SaveChoice) => void;
}

/** Asked of somebody who saves without being signed in (OP-50). */
export const SaveChoiceDialog = ({ open, onChoose }: SaveChoiceDialogProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  return (
    <Dialog
      open={open}
      onClose={() => onChoose('cancel')}
      title={t('own.chooseTitle')}
      description={t('own.chooseText')}
      footer={
        <>
          <Button tone="quiet" onClick={() => onChoose('cancel')}>
            {common('common.cancel')}
          </Button>
          <Button onClick={() => onChoose('guest')}>{t('own.asGuest')}</Button>
          <Button tone="main" onClick={() => onChoose('account')}>
            {t('own.createAccount')}
          </Button>
        </>
      }
    />
  );
};

/** Throws the draft away, where there is one worth a question. */
export const StartOver = ({ draft }: { draft: CustomDraft }) => {
  const t = useQuestionsTexts();
  const [asking, setAsking] = useState(false);
  const empty = draft.questions.length === 0 && draft.entry === null && draft.details.title.trim() === '';
  return (
    <>
      {!empty && (
        <Button tone="quiet" className="-ms-3" onClick={() => setAsking(true)}>
          {t('own.startOver')}
        </Button>
      )}
      <AlertDialog
        open={asking}
        title={t('own.startOverTitle')}
        text={t('own.startOverText', { count: draft.questions.length })}
        confirm={t('own.startOverConfirm')}
        cancel={t('own.keepIt')}
        onConfirm={() => {
          customDraft.set(newCustomDraft);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
