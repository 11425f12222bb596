import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.js';
import { cleanCode } from '../../shared/join-code.js';
import { keepJoinCode } from './join-code-storage.js';

/** All printed join addresses lead to the one form, with their code in it. */
const JoinRedirect = () => {
  const { code } = useParams();
  const [query] = useSearchParams();
  keepJoinCode(cleanCode(code ?? query.get('code') ?? ''));
  return <Navigate to={paths.joinTeam} replace />;
};
export default JoinRedirect;
