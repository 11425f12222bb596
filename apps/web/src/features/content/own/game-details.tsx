import { knownCategories, limits } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { appState } from '../../../hosting/app-state.js';
import type { OwnTriviaDraft } from '../../../hosting/own-trivia-draft.js';
import { useKept } from '../../../hosting/use-kept.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { TextField } from '../../../ui/text-field.js';

interface GameDetailsProps {
  draft: OwnTriviaDraft;
  onChange: (part: Partial<OwnTriviaDraft>) => void;
}

/** What the game is called, and what its typed questions are filed under. */
export const GameDetails = ({ draft, onChange }: GameDetailsProps) => {
  const t = useDeskTexts();
  const { title } = useKept(appState);
  const offered = useId();
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <TextField
        label={t('own.gameTitle')}
        hint={t('own.gameTitleHint')}
        maxLength={limits.title}
        value={title ?? ''}
        onChange={({ target }) => appState.update((state) => ({ ...state, title: target.value || null }))}
        autoComplete="off"
      />
      <TextField
        label={t('own.category')}
        maxLength={limits.category}
        list={offered}
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
        autoComplete="off"
      />
      <datalist id={offered}>
        {knownCategories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </div>
  );
};
