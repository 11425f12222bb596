import type { CustomDraft } from '../../../hosting/custom-draft.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { SaveChoiceDialog } from './save-choice-dialog.js';
import { useHostNow } from './use-host-now.js';
import { useSaveDraft } from './use-save-draft.js';

/** What becomes of the set: kept for later, or hosted at once. */
export const FinishBar = ({ draft }: { draft: CustomDraft }) => {
  const t = useDeskTexts();
  const hostNow = useHostNow();
  const { saving, choosing, save, choose } = useSaveDraft(draft);
  return (
    <div className="my-6 flex flex-wrap gap-3">
      <Button tone="main" busy={saving} onClick={save} className="min-h-14 px-6 text-lg max-sm:grow">
        {saving ? t('own.saving') : t('own.saveSet')}
      </Button>
      <Button onClick={() => hostNow(draft)} className="min-h-14 px-6 text-lg max-sm:grow">
        {t('own.hostNow')}
      </Button>
      <SaveChoiceDialog open={choosing} onChoose={choose} />
    </div>
  );
};
