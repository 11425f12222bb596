import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '../ui/notices.js';

/** There is nothing to see on this page: to where there is something, with a word that says why. */
export const LeadAway = ({ to, saying }: { to: string; saying: string }) => {
  useEffect(() => notify(saying), [saying]);
  return <Navigate to={to} replace />;
};
