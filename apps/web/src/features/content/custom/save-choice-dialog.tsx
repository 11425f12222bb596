import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialog.js';

export type SaveChoice = 'account' | 'guest' | 'cancel';

interface SaveChoiceDialogProps {
  open: boolean;
  onChoose: (choice: SaveChoice) => void;
}

/** Asked of somebody who saves without being signed in (OP-50). */
export const SaveChoiceDialog = ({ open, onChoose }: SaveChoiceDialogProps) => {
  const t = useDeskTexts();
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
