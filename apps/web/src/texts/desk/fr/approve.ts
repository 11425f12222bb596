import type { LikeSection } from '../../runtime.js';
import type { approve as English } from '../en/approve.js';

export const approve: LikeSection<typeof English> = {
  title: 'Valider la sélection',
  lead: 'Un dernier regard. Ensuite, le code d’accès est créé.',
  summary: 'Résumé de la partie',
  total: 'Nombre de questions',
  categories: 'Catégories',
  averageTimer: 'Temps moyen',
  seconds: '{count} s',
  breakdown: 'Répartition par catégorie',
  samples: 'Exemples de questions',
  answer: 'Réponse',
  answerUnknown: 'Affichée pendant la partie',
  more: { one: '… et {count} autre question', other: '… et {count} autres questions' },
  edit: 'Modifier encore',
  confirm: 'Confirmer et générer le QR',
  confirming: 'Création de votre code…',
  nothing: 'Choisissez au moins une question.',
  gone: {
    one: '{count} question n’existe plus et a été retirée de votre panier. Vérifiez les autres, puis confirmez à nouveau.',
    other:
      '{count} questions n’existent plus et ont été retirées de votre panier. Vérifiez les autres, puis confirmez à nouveau.',
  },
  mixed: 'Quiz mixte',
  two: '{first} et {second}',
  backToApproval: 'Retour à la validation',
};
