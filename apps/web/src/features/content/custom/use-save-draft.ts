import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createSavedSet } from '../../../api/create-saved-set.js';
import { ApiError } from '../../../api/request.js';
import { type CustomDraft, customDraft } from '../../../hosting/custom-draft.js';
import { ensureGuestSession } from '../../../hosting/guest-session.js';
import { paths, serverPaths } from '../../../paths.js';
import { allSetsKey } from '../../../shared/saved-sets.js';
import { useSessionStatus } from '../../../shared/use-session-status.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { notify } from '../../../ui/notices.js';
import { setBody } from '../sets/set-rules.js';
import type { SaveChoice } from './save-choice-dialog.js';

/** Saves the set as a draft: for the account, or, by choice, under a guest's id. Until then it stays in the browser. */
export const useSaveDraft = ({ details, questions }: CustomDraft) => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const session = useSessionStatus();
  const [saving, setSaving] = useState(false);
  const [choosing, setChoosing] = useState(false);

  const send = async (guest: string | null): Promise<void> => {
    setSaving(true);
    try {
      await createSavedSet(setBody(details, questions, { isDraft: true }), guest);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving(false);
      // The session ended while questions were typed.
      if (error.statusCode === 401) setChoosing(true);
      else notify(t('own.saveFailed'), { tone: 'error' });
      return;
    }
    customDraft.forget();
    void queries.invalidateQueries({ queryKey: allSetsKey });
    notify(t('own.saved'));
    await navigate(paths.savedSets);
  };

  const choose = (choice: SaveChoice): void => {
    setChoosing(false);
    if (choice === 'guest') void send(ensureGuestSession());
    else if (choice === 'account') location.assign(serverPaths.signIn(paths.customQuestions));
    else notify(t('own.signInToSave'), { tone: 'error' });
  };

  return {
    saving,
    choosing,
    choose,
    save: (): void => {
      if (session.state === 'signed-out') setChoosing(true);
      else void send(null);
    },
  };
};
