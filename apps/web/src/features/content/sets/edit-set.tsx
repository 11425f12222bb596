import type { SavedSetView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { DeleteSetDialog } from './delete-set-dialog.js';
import { DraftBadge } from './draft-badge.js';
import { EditActions } from './edit-actions.js';
import { EditQuestions } from './edit-questions.js';
import { ReadySwitch } from './ready-switch.js';
import { SetDetails } from './set-details.js';
import { SetPool } from './set-pool.js';
import { useEdit } from './use-edit.js';

/** The form of one saved set. */
export const EditSet = ({ set, guest }: { set: SavedSetView; guest: string | null }) => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const editing = useEdit(set, guest);
  const [deleting, setDeleting] = useState(false);
  const { edit, errors, change } = editing;
  return (
    <DeskPage title={t('sets.editTitle')} aside={<DraftBadge isDraft={set.isDraft} />}>
      <ButtonLink to={paths.savedSets} tone="quiet" className="mt-1 -ml-3 self-start">
        {t('sets.backToList')}
      </ButtonLink>
      <div className="mt-6">
        <SetDetails fields={edit.details} errors={errors} onChange={(details) => change({ details })} />
      </div>
      <EditQuestions edit={edit} onChange={change} />
      {edit.selected.length > 0 && <SetPool category={set.category} count={edit.selected.length} />}
      <div className="mt-8 mb-6">
        <ReadySwitch set={set} edit={edit} onChange={(ready) => change({ ready })} />
        <Button tone="quiet" className="mt-2 -ml-3 text-bad" onClick={() => setDeleting(true)}>
          {t('sets.deleteConfirm')}
        </Button>
      </div>
      <EditActions set={set} editing={editing} />
      <DeleteSetDialog
        set={deleting ? set : null}
        guest={guest}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(paths.savedSets)}
      />
    </DeskPage>
  );
};
