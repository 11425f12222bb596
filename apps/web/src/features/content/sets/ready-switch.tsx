import type { SavedSetView } from '@clockbeat/domain/contract';
import type { SetEdit } from '../../../hosting/set-edit.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { canBeReady, countOf } from './set-rules.js';

interface ReadySwitchProps {
  set: SavedSetView;
  edit: SetEdit;
  onChange: (ready: boolean) => void;
}

/** Says that a set is finished; can be said once it holds enough for one game (OP-47). */
export const ReadySwitch = ({ set, edit, onChange }: ReadySwitchProps) => {
  const t = useDeskTexts();
  const { questions, selected, details } = edit;
  const can = canBeReady(edit, set);
  return (
    <SwitchField
      label={t('sets.readyLabel')}
      hint={
        can
          ? t('sets.readyHint')
          : t('sets.notReadyHint', {
              wanted: countOf(details.questionsPerGame),
              count: questions.length + selected.length,
            })
      }
      checked={edit.ready && can}
      disabled={!can}
      onChange={onChange}
    />
  );
};
