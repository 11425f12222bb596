import type { LikeSection } from '../../runtime.js';
import type { confirm as English } from '../en/confirm.js';

export const confirm: LikeSection<typeof English> = {
  title: 'Partie créée',
  general: 'Général',
  category: 'Catégorie',
  totalQuestions: 'Nombre de questions',
  shareCode: 'Code à partager',
  joinUrl: 'Lien d’accès',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien d’accès copié !',
  startGame: 'Lancer la partie',
};
