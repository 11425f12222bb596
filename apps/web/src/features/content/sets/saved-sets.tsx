import type { SavedSetView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { DeleteSetDialog } from './delete-set-dialog.js';
import { SetRow } from './set-row.js';

interface SavedSetsProps {
  sets: readonly SavedSetView[];
  guest: string | null;
}

/** The saved sets, and the question before one is deleted. */
export const SavedSets = ({ sets, guest }: SavedSetsProps) => {
  const t = useDeskTexts();
  const [doomed, setDoomed] = useState<SavedSetView | null>(null);
  return (
    <section className="mt-10 mb-12">
      <h2 className="text-xl">{t('sets.setsTitle')}</h2>
      {sets.length === 0 && <p className="mt-3 text-muted">{t('sets.noSets')}</p>}
      <ul className="mt-1 divide-y-2 divide-line">
        {sets.map((set) => (
          <SetRow key={set.id} set={set} onDelete={() => setDoomed(set)} />
        ))}
      </ul>
      <DeleteSetDialog set={doomed} guest={guest} onClose={() => setDoomed(null)} />
    </section>
  );
};
