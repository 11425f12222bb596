import type { SavedSetView } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { getSavedSet, updateSavedSet } from '../../../api/sets.js';
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

/**
 * Changes to a saved set: kept in the browser until they are saved or thrown away. A save replaces the version that they were made
 * from, and no other: where somebody has saved the set meanwhile, `overtaken` says so until it is chosen what becomes of them.
 */
export const useEdit = (set: SavedSetView, guest: string | null) => {
  const t = useQuestionsTexts();
  const queries = useQueryClient();
  const edits = useStore(setEdits);
  // the page hears a moment later of what was saved here: what is typed meanwhile stands already upon that
  const [lastSaved, setLastSaved] = useState(set);
  const base = lastSaved.version > set.version ? lastSaved : set;
  const mine = edits.find(({ setId }) => setId === set.id);
  const edit = mine ?? editOf(base);
  const overtaken = mine !== undefined && mine.version < base.version;
  const [undecided, setUndecided] = useState(true);
  const [aside, setAside] = useState<SetEdit | null>(null);

  const setKey = reading.set(set.id, guest).queryKey;
  const details = withNumbers(edit.details);
  const { errors, pending, submit } = useForm({
    fields: details,
    wrong: setErrors(details),
    send: async () => {
      // as it is kept now: it may have been put upon another version since this was drawn
      const { version } = setEdits.now().find(({ setId }) => setId === set.id) ?? edit;
      const body = setBody(details, edit.questions, {
        isDraft: !(edit.ready && canBeReady(edit, set)),
        selectedQuestions: [...edit.selected],
      });
      const saved = await updateSavedSet(set.id, body, { guest, version });
      setLastSaved(saved);
      settleSetEdit({ ...edit, version }, saved.version);
      queries.setQueryData(setKey, saved);
      await queries.invalidateQueries(reading.sets(guest));
    },
    onRefusal: (error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'set_changed') void meetNewer();
      else failed(error);
    },
  });
  const failed = (error: unknown): void => {
    notify(t('sets.updateFailed'), { tone: 'error' });
    // The page then leads to the sign-in; the changes wait in the browser.
    noticeEndedSession(error);
  };
  /** What was typed is asked about; where nothing was, the newer version is simply there. */
  const meetNewer = async (): Promise<void> => {
    try {
      queries.setQueryData(setKey, await getSavedSet(set.id, guest));
      setUndecided(true);
      if (mine === undefined) notify(t('overtaken.shown'));
    } catch (error) {
      failed(error);
    }
  };

  return {
    edit,
    errors,
    saving: pending,
    changed: mine !== undefined,
    overtaken: overtaken && undecided,
    /** What gave way to a newer version, as long as the page is open. */
    aside,
    change: (part: Partial<SetEdit>): void => keepSetEdit({ ...edit, ...part }),
    discard: (): void => forgetSetEdit(set.id),
    save: (): Promise<boolean> => submit(),
    /** Saves over the newer version: over this one, and not over one that comes meanwhile. */
    saveOver: (): Promise<boolean> => {
      keepSetEdit({ ...edit, version: base.version });
      return submit();
    },
    /** Shows the newer version, and puts what was typed aside. */
    giveWay: (): void => {
      setAside(edit);
      forgetSetEdit(set.id);
    },
    /** Shows again what was put aside, and puts aside what is shown. */
    takeBack: (): void => {
      if (aside === null) return;
      setUndecided(false);
      setAside(mine ?? null);
      keepSetEdit(aside);
    },
    decideLater: (): void => setUndecided(false),
  };
};
