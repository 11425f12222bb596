import type { LikeSection } from '../../runtime.js';
import type { choose as English } from '../en/choose.js';

export const choose: LikeSection<typeof English> = {
  step: 'Étape {number} sur {count} : {name}',
  stepTeam: 'équipe',
  stepQuestions: 'questions',
  stepApproval: 'validation',
  stepSharing: 'partage',
  createTitle: 'Créer un quiz',
  createLead: 'D’une idée à un code sur l’écran, en une minute ou deux.',
  quickStart: 'Démarrage rapide',
  quickStartText: 'Nommez votre équipe, puis choisissez parmi des centaines de questions prêtes.',
  custom: 'Créer vos propres questions',
  customText: 'Écrivez les vôtres, pour ce soir ou pour longtemps.',
  backToHome: 'Retour à l’accueil',
  sourceTitle: 'D’où viennent les questions ?',
  bank: 'Utiliser la banque de questions',
  bankText:
    'Neuf catégories de plus de 20 questions chacune, en anglais. Prenez ce qui convient à votre salle.',
  defaults: 'Utiliser 10 questions toutes prêtes',
  defaultsText: 'Un peu de tout, en anglais, dix secondes chacune. Directement à la validation.',
  own: 'Créer un quiz sur mesure',
  ownText: 'Écrivez vos questions, ou importez-les d’un tableau.',
  backToDashboard: 'Retour au tableau de bord',
  replaceTitle: 'Recommencer avec les questions toutes prêtes ?',
  replaceText: {
    one: 'Elles remplacent la question de votre panier ({count}).',
    other: 'Elles remplacent les {count} questions de votre panier.',
  },
  replace: 'Prendre les questions toutes prêtes',
  keep: 'Garder mon panier',
};
