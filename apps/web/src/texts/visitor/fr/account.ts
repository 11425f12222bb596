import type { LikeSection } from '../../runtime.js';
import type { account as English } from '../en/account.js';

export const account: LikeSection<typeof English> = {
  signInTitle: 'Connexion requise',
  signInText: 'Connectez-vous avec Google pour créer et animer des quiz !',
  redirecting: 'Redirection vers la connexion…',
  dashboardSignIn: 'Connectez-vous pour accéder à votre tableau de bord',
  deleted: 'Votre compte est supprimé.',
  checkFailed: 'Impossible de vérifier votre connexion.',
  signingIn: 'Connexion en cours…',
  signingInText: 'Nous finalisons votre authentification Google. Cela prend un instant.',
  results: 'Résultats',
};
