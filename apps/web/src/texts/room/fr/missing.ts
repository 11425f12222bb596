import type { LikeSection } from '../../runtime.js';
import type { missing as English } from '../en/missing.js';

export const missing: LikeSection<typeof English> = {
  notFound: 'Page introuvable',
  notFoundText: 'Il n’y a rien à cette adresse.',
  goToHome: 'Aller à l’accueil',
  goToDashboard: 'Aller au tableau de bord',
  contactSupport: 'Contacter l’assistance',
  gameNotFound: 'Cette partie n’existe pas.',
  notYours: 'Cette partie appartient à un autre hôte.',
};
