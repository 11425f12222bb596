import { useState } from 'react';
import { type CustomDraft, customDraft, newCustomDraft } from '../../../hosting/custom-draft.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/alert-dialog.js';

/** Throws the draft away, where there is one worth a question. */
export const StartOver = ({ draft }: { draft: CustomDraft }) => {
  const t = useDeskTexts();
  const [asking, setAsking] = useState(false);
  const empty = draft.questions.length === 0 && draft.entry === null && draft.details.title.trim() === '';
  return (
    <>
      {!empty && (
        <Button tone="quiet" className="-ml-3" onClick={() => setAsking(true)}>
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
