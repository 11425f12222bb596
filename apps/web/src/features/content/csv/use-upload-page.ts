import type { UploadResult } from '@clockbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addToBasket } from '../../../hosting/basket.js';
import { fromServer } from '../../../hosting/basket-question.js';
import { paths } from '../../../paths.js';
import { allSetsKey } from '../../../shared/saved-sets.js';
import { type SetToSave, saveUploadedSets, setsToSave } from './save-uploaded-sets.js';

/** What comes after the upload itself: sets are saved, and then, or when some were not, that is said. */
export type AfterUpload =
  | { at: 'file' }
  | { at: 'sets'; count: number }
  | { at: 'some-left'; left: SetToSave[]; all: SetToSave[]; questions: number }
  | { at: 'done'; titles: string[]; questions: number };

const dashboardMs = 2_000;

export const useUploadPage = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [after, setAfter] = useState<AfterUpload>({ at: 'file' });
  const done = after.at === 'done';
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), dashboardMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const save = async (sets: SetToSave[], all: SetToSave[], questions: number): Promise<void> => {
    setAfter({ at: 'sets', count: sets.length });
    const left = await saveUploadedSets(sets);
    void queries.invalidateQueries({ queryKey: allSetsKey });
    setAfter(
      left.length > 0
        ? { at: 'some-left', left, all, questions }
        : { at: 'done', titles: all.map(({ category }) => category), questions },
    );
  };

  return {
    after,
    stored: (result: UploadResult): void => {
      addToBasket(result.questions.map(fromServer));
      const sets = setsToSave(result);
      void save(sets, sets, result.count);
    },
    saveAgain: (): void => {
      if (after.at === 'some-left') void save(after.left, after.all, after.questions);
    },
  };
};
