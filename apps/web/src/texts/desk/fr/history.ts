import type { LikeSection } from '../../runtime.js';
import type { history as English } from '../en/history.js';

export const history: LikeSection<typeof English> = {
  title: 'Historique des parties',
  emptyTitle: 'Pas encore de partie',
  emptyText: 'Les parties que vous animez figurent ici avec leur vainqueur et chaque réponse.',
  createFirst: 'Créer une partie',
  failedTitle: 'Impossible de charger vos parties',
  failedText: 'Vos parties n’ont pas pu être chargées.',
  untitled: 'Quiz n° {number}',
  mixed: 'Mixte',
  medium: 'Moyen',
  completed: 'Terminée',
  abandoned: 'Abandonnée',
  in_progress: 'En cours',
  players: 'Joueurs',
  winner: 'Vainqueur',
  duration: 'Durée',
  none: '—',
  minutes: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  results: 'Voir les résultats',
  copyCode: 'Copier le code {code}',
  copyByHand: 'Le code est {code}',
  more: 'Afficher plus',
};
