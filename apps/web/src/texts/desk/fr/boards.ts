import type { LikeSection } from '../../runtime.js';
import type { boards as English } from '../en/boards.js';

export const boards: LikeSection<typeof English> = {
  title: 'Classements',
  lead: 'Les points des parties terminées : joueurs connectés, et équipes des parties en équipes.',
  players: 'Joueurs',
  teams: 'Équipes',
  period: 'Période',
  week: 'Cette semaine',
  all: 'Depuis toujours',
  rank: 'Rang',
  name: 'Nom',
  games: 'Parties',
  points: 'Points',
  emptyWeek: 'Personne n’a marqué cette semaine. La première partie terminée ouvre la liste.',
  emptyAll: 'Personne n’a encore marqué. La première partie terminée ouvre la liste.',
  failed: 'Le classement n’a pas pu être chargé.',
  caption: '{of}, {period}',
};
