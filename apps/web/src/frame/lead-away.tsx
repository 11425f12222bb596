import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type Notice, notify } from '../ui/notices.js';

interface LeadAwayProps {
  to: string;
  saying: string;
  tone?: Notice['tone'];
}

/** There is nothing to see on this page: to where there is something, with a word that says why. */
export const LeadAway = ({ to, saying, tone = 'info' }: LeadAwayProps) => {
  useEffect(() => notify(saying, { tone }), [saying, tone]);
  return <Navigate to={to} replace />;
};
