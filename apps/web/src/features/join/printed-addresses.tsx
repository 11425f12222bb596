import { Navigate, Outlet, useParams, useSearchParams } from 'react-router-dom';
import { cleanCode } from '../../lib/join-code.js';
import { playerPaths } from '../../player-paths.js';
import { keptJoinCode } from './join-rules.js';

/** All printed join addresses lead to the one form, with their code in it. */
export const JoinRedirect = () => {
  const { code } = useParams();
  const [query] = useSearchParams();
  keptJoinCode.set(cleanCode(code ?? query.get('code') ?? ''));
  return <Navigate to={playerPaths.joinTeam} replace />;
};

/** /scan-trivia, as lobbies print it: with a code there is nothing left to scan, and no scanner is loaded. */
export const ScanGate = () => {
  const [query] = useSearchParams();
  return query.get('code') ? <JoinRedirect /> : <Outlet />;
};
