import type { LikeSection } from '../../runtime.js';
import type { myTrivia as English } from '../en/my-trivia.js';

export const myTrivia: LikeSection<typeof English> = {
  title: 'Mes quiz',
  loadFailed: 'Vos parties n’ont pas pu être chargées.',
  empty: 'Pas encore de quiz',
  emptyText: 'Créez une équipe et choisissez ses questions : vos parties sont conservées ici.',
  createTeam: 'Créer une équipe',
  general: 'Général',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  mixed: 'Mixte',
  created: 'Créé le {date}',
  play: 'Jouer',
  playNamed: 'Jouer {name}',
  edit: 'Modifier',
  editNamed: 'Modifier {name}',
  more: 'Afficher plus',
  opening: 'Ouverture…',
};
