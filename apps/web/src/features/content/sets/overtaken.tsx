import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reading } from '../../../api/queries.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { ChoiceButton } from '../../../ui/choice.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { notify } from '../../../ui/notices.js';
import { useSaved } from './saved.js';
import type { useEdit } from './use-edit.js';

type Editing = ReturnType<typeof useEdit>;

interface OvertakenDialogProps {
  setId: string;
  guest: string | null;
  editing: Pick<Editing, 'overtaken' | 'giveWay' | 'saveOver' | 'decideLater'>;
}

/** Asks what becomes of changes to a set that somebody has saved meanwhile. */
export const OvertakenDialog = ({ setId, guest, editing }: OvertakenDialogProps) => {
  const t = useQuestionsTexts();
  const { overtaken, giveWay, saveOver, decideLater } = editing;
  const saveMine = async (): Promise<void> => {
    if (await saveOver()) notify(t('sets.updated'));
  };
  return (
    <Dialog
      open={overtaken}
      title={t('overtaken.title')}
      description={t('overtaken.text')}
      onClose={decideLater}
      footer={<Button onClick={decideLater}>{t('overtaken.later')}</Button>}
    >
      {guest === null && <LastSave setId={setId} />}
      <ChoiceButton main title={t('overtaken.giveWay')} text={t('overtaken.giveWayText')} onClick={giveWay} />
      <ChoiceButton
        title={t('overtaken.saveOver')}
        text={t(guest === null ? 'overtaken.saveOverText' : 'overtaken.saveOverGuest')}
        onClick={() => void saveMine()}
      />
    </Dialog>
  );
};

/** Who was faster, where that can be asked: it helps to decide, and nothing waits for it. */
const LastSave = ({ setId }: { setId: string }) => {
  const saved = useSaved();
  const [last] = useQuery(reading.setHistory(setId)).data ?? [];
  return last ? <p className="mb-4 font-bold wrap-anywhere">{saved(last)}</p> : null;
};

/** What gave way to a newer version is a press away. */
export const PutAside = ({
  editing: { aside, takeBack },
}: {
  editing: Pick<Editing, 'aside' | 'takeBack'>;
}) => {
  const t = useQuestionsTexts();
  const place = useRef<HTMLDivElement>(null);
  // its button is at the end of the form; what has changed is to be seen from the beginning
  useEffect(() => {
    if (aside) place.current?.scrollIntoView({ block: 'center' });
  }, [aside]);
  return (
    <div ref={place} role="status">
      {aside && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 border-s-4 border-sky ps-4">
          {t('overtaken.aside')}
          <Button tone="quiet" onClick={takeBack} className="-ms-3">
            {t('overtaken.takeBack')}
          </Button>
        </p>
      )}
    </div>
  );
};
