import type { LikeSection } from '../../runtime.js';
import type { ownResults as English } from '../en/own-results.js';

export const ownResults: LikeSection<typeof English> = {
  title: 'Vos résultats',
  noResults: 'Vous n’avez encore terminé aucune partie.',
  notYet: 'Cette partie est encore en cours. Vos résultats arrivent à la fin.',
  backToGame: 'Retour à la partie',
  excellent: 'Excellent !',
  good: 'Bien joué !',
  notBad: 'Pas mal !',
  practice: 'Continuez à vous entraîner !',
  scoreOf: '{score}/{total}',
  correctShare: '{percent} % de bonnes réponses',
  breakdown: 'Question par question',
  rightAnswer: 'Bonne réponse : {text}',
  right: 'juste',
  wrong: 'faux',
  replay: 'Rejouer le quiz',
  bank: 'Retour à la banque de questions',
  exit: 'Retour à l’accueil',
};
