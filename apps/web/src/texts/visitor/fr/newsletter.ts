import type { LikeSection } from '../../runtime.js';
import type { newsletter as English } from '../en/newsletter.js';

export const newsletter: LikeSection<typeof English> = {
  title: 'Des nouvelles, de temps en temps',
  lead: 'De nouvelles questions et fonctions, quelques fois par an. Un clic suffit pour se désinscrire.',
  email: 'E-mail',
  emailBad: 'Saisissez une adresse e-mail valable.',
  interests: 'À quel sujet ?',
  'New features': 'Nouveautés',
  'New questions': 'Nouvelles questions',
  'Hosting tips': 'Conseils d’animation',
  submit: 'S’inscrire',
  sending: 'Inscription…',
  done: 'Plus qu’une étape : confirmez par le lien de l’e-mail que nous vous envoyons.',
};
