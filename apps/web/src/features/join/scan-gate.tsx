import { Outlet, useSearchParams } from 'react-router-dom';
import JoinRedirect from './join-redirect.js';

/** /scan-trivia, as lobbies print it: with a code there is nothing left to scan, and no scanner is loaded. */
const ScanGate = () => {
  const [query] = useSearchParams();
  return query.get('code') ? <JoinRedirect /> : <Outlet />;
};
export default ScanGate;
