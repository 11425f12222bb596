import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type CurrentTeam, currentTeam } from '../hosting/current-team.js';
import { useKept } from '../hosting/use-kept.js';
import { paths } from '../paths.js';

/** A step that comes after the team: without one, it is made first. */
export const WithTeam = ({ children }: { children: (team: CurrentTeam) => ReactNode }) => {
  const team = useKept(currentTeam);
  return team === null ? <Navigate to={paths.createTeam} replace /> : children(team);
};
