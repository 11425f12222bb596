import type { Translation } from '../translation.js';

export const brazilian: Translation = {
  player: () => import('./player.js'),
  besides: () => import('./besides.js'),
  visitor: () => import('./visitor.js'),
  room: () => import('./room.js'),
  desk: () => import('./desk.js'),
  discover: () => import('./discover.js'),
  evenings: () => import('./evenings.js'),
  leagues: () => import('./leagues.js'),
  ownPace: () => import('./own-pace.js'),
  questions: () => import('./questions.js'),
  after: () => import('./after.js'),
  operator: () => import('./operator.js'),
  quotas: () => import('./quotas.js'),
  reporting: () => import('./reporting.js'),
};
