import type { SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSavedSet } from '../../../api/delete-saved-set.js';
import { setsKey } from '../../../shared/saved-sets.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { AlertDialog } from '../../../ui/desk/alert-dialog.js';
import { notify } from '../../../ui/notices.js';

interface DeleteSetDialogProps {
  /** Null while nobody wants to delete one. */
  set: Pick<SavedSetView, 'id' | 'title'> | null;
  guest: string | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks once, then deletes. */
export const DeleteSetDialog = ({ set, guest, onClose, onDeleted }: DeleteSetDialogProps) => {
  const t = useDeskTexts();
  const queries = useQueryClient();
  // What was asked about stays readable while the dialog leaves.
  const [shown, setShown] = useState(set);
  if (set && set !== shown) setShown(set);
  const title = shown?.title ?? '';
  const deletion = useMutation({
    mutationFn: (setId: string) => deleteSavedSet(setId, guest),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: setsKey(guest) });
      notify(t('sets.deletedText', { title }), { title: t('sets.deleted') });
      onClose();
      onDeleted?.();
    },
    onError: () => {
      notify(t('sets.deleteFailed'), { title: t('sets.deleteFailedTitle'), tone: 'error' });
      onClose();
    },
  });
  return (
    <AlertDialog
      open={set !== null}
      title={t('sets.deleteTitle')}
      text={t('sets.deleteText', { title })}
      confirm={t('sets.deleteConfirm')}
      cancel={t('sets.keep')}
      busy={deletion.isPending}
      onConfirm={() => set && deletion.mutate(set.id)}
      onCancel={onClose}
    />
  );
};
