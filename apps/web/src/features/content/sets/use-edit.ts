import type { SavedSetView } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { updateSavedSet } from '../../../api/sets.js';
import { useForm } from '../../../frame/form.js';
import { noticeEndedSession } from '../../../frame/session.js';
import {
  forgetSetEdit,
  keepSetEdit,
  type SetEdit,
  setEdits,
  settleSetEdit,
} from '../../../hosting/drafts.js';
import { useStore } from '../../../lib/store.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { notify } from '../../../ui/notices.js';
import { canBeReady, editOf, setBody, setErrors, withNumbers } from './set-rules.js';

/** Changes to a saved set: kept in the browser until they are saved or thrown away. */
export const useEdit = (set: SavedSetView, guest: string | null) => {
  const t = useQuestionsTexts();
  const queries = useQueryClient();
  const edits = useStore(setEdits);
  // the page hears a moment later of what was saved here: what is typed meanwhile stands already upon that
  const [lastSaved, setLastSaved] = useState(set);
  const base = lastSaved.updatedAt > set.updatedAt ? lastSaved : set;
  const mine = edits.find(({ setId, updatedAt }) => setId === set.id && updatedAt === base.updatedAt);
  const edit = mine ?? editOf(base);

  const details = withNumbers(edit.details);
  const { errors, pending, submit } = useForm({
    fields: details,
    wrong: setErrors(details),
    send: async () => {
      const body = setBody(details, edit.questions, {
        isDraft: !(edit.ready && canBeReady(edit, set)),
        selectedQuestions: [...edit.selected],
      });
      const saved = await updateSavedSet(set.id, body, guest);
      setLastSaved(saved);
      settleSetEdit(edit, saved.updatedAt);
      queries.setQueryData(reading.set(set.id, guest).queryKey, saved);
      await queries.invalidateQueries(reading.sets(guest));
    },
    onRefusal: (error) => {
      if (!(error instanceof ApiError)) throw error;
      notify(t('sets.updateFailed'), { tone: 'error' });
      // The page then leads to the sign-in; the changes wait in the browser.
      noticeEndedSession(error);
    },
  });

  return {
    edit,
    errors,
    saving: pending,
    changed: mine !== undefined,
    change: (part: Partial<SetEdit>): void => keepSetEdit({ ...edit, ...part }),
    discard: (): void => forgetSetEdit(set.id),
    save: (): Promise<boolean> => submit(),
  };
};
