import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { cleanCode } from '../../lib/join-code.js';
import { paths } from '../../paths.js';
import { keepJoinCode } from './join-rules.js';

/** All printed join addresses lead to the one form, with their code in it. */
const JoinRedirect = () => {
  const { code } = useParams();
  const [query] = useSearchParams();
  keepJoinCode(cleanCode(code ?? query.get('code') ?? ''));
  return <Navigate to={paths.joinTeam} replace />;
};
export default JoinRedirect;
