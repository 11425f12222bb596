import type { LikeSection } from '../../runtime.js';
import type { signInRefusals as English } from '../en/sign-in-refusals.js';

export const signInRefusals: LikeSection<typeof English> = {
  access_denied: 'La connexion a été annulée, ou refusée par Google.',
  email_missing: 'Google n’a pas transmis votre adresse e-mail, et un compte en a besoin.',
  sign_in_expired: 'La connexion a pris trop de temps. Veuillez recommencer.',
  sign_in_failed: 'La connexion a échoué. Veuillez réessayer.',
  unavailable: 'La connexion est impossible pour le moment. Réessayez dans un instant.',
};
