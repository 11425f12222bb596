import type { UploadResult } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addToBasket } from '../../../hosting/basket.js';
import { fromServer } from '../../../hosting/basket-question.js';
import { paths } from '../../../paths.js';
import { allSetsKey } from '../../../shared/saved-sets.js';

const dashboardMs = 2_000;

/** What an upload made, shown for a moment before the dashboard. */
export const useUploadPage = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [made, setMade] = useState<UploadResult | null>(null);
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), dashboardMs);
    return () => clearTimeout(timer);
  }, [made, navigate]);
  const stored = (result: UploadResult): void => {
    addToBasket(result.questions.map(fromServer));
    void queries.invalidateQueries({ queryKey: allSetsKey });
    setMade(result);
  };
  return { made, stored };
};
