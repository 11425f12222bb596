import type { LikeSection } from '../../runtime.js';
import type { feedback as English } from '../en/feedback.js';

export const feedback: LikeSection<typeof English> = {
  title: 'Dites-nous ce que vous en pensez',
  lead: 'Qu’est-ce qui vous a plu, déplu, manqué ? Quelqu’un vous lira.',
  text: 'Votre avis',
  textHint: '5 000 caractères au maximum.',
  textMissing: 'Ce champ est obligatoire.',
  textLong: '5 000 caractères au maximum.',
  email: 'E-mail (facultatif)',
  emailHint: 'Seulement si vous souhaitez une réponse.',
  emailBad: 'Saisissez une adresse e-mail valable.',
  send: 'Envoyer l’avis',
  sending: 'Envoi…',
  back: 'Retour',
  thanksTitle: 'Merci',
  thanksText: 'Votre avis est enregistré, et sera lu.',
  toStart: 'Créer un quiz',
  toHome: 'Retour à l’accueil',
};
