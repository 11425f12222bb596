import type { SavedSetView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { ActionBar } from '../../../shared/action-bar.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import type { useEdit } from './use-edit.js';
import { useLaunch } from './use-launch.js';

interface EditActionsProps {
  set: SavedSetView;
  editing: ReturnType<typeof useEdit>;
}

/** Save and launch, in the thumb's reach wherever one has scrolled to. What is changed is saved before it is launched. */
export const EditActions = ({ set, editing: { changed, saving, save, discard } }: EditActionsProps) => {
  const t = useDeskTexts();
  const { launching, launch } = useLaunch('alert');
  const [forLaunch, setForLaunch] = useState(false);
  const saveOnly = async (): Promise<void> => {
    if (await save()) notify(t('sets.updated'));
  };
  const saveAndLaunch = async (): Promise<void> => {
    setForLaunch(true);
    const saved = !changed || (await save());
    setForLaunch(false);
    if (saved) launch(set.id);
  };
  return (
    <ActionBar>
      {changed && (
        <p
          role="status"
          className="flex items-center justify-between gap-x-2 text-muted max-sm:basis-full sm:grow"
        >
          {t('sets.unsaved')}
          <Button tone="quiet" onClick={discard}>
            {t('sets.discard')}
          </Button>
        </p>
      )}
      <Button tone={changed ? 'main' : 'plain'} busy={saving && !forLaunch} onClick={() => void saveOnly()}>
        {t(saving && !forLaunch ? 'sets.saving' : 'sets.save')}
      </Button>
      <Button
        tone={changed ? 'plain' : 'main'}
        busy={launching || forLaunch}
        onClick={() => void saveAndLaunch()}
      >
        {t(launching || forLaunch ? 'sets.launching' : changed ? 'sets.saveAndLaunch' : 'sets.launch')}
      </Button>
    </ActionBar>
  );
};
