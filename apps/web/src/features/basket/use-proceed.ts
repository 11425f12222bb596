import { useNavigate } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { paths } from '../../paths.js';
import { notify } from '../../ui/notices.js';

/** On to approval, or a word on why not yet; the page of the basket says by itself where there are too many. */
export const useProceed = (nothingYet: string): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (appState.get().basket.length === 0) notify(nothingYet, { tone: 'error' });
    else void navigate(paths.approve);
  };
};
