import type { Language } from '@clockbeat/domain';
import type { UnsubscribeTexts } from '../mail/unsubscribe-page.js';

export const unsubscribeTexts: Readonly<Record<Language, UnsubscribeTexts>> = {
  en: {
    title: 'Unsubscribe',
    question: 'Leave the newsletter?',
    promise: 'We will not write to you again.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No subscription belongs to it. Please use the link of the newest mail.',
    done: 'You are unsubscribed',
    doneText: 'We will not write to you again. You can sign up anew on our home page.',
  },
  fr: {
    title: 'Désinscription',
    question: 'Ne plus recevoir nos nouvelles\u202f?',
    promise: 'Nous ne vous écrirons plus.',
    button: 'Se désinscrire',
    unknown: 'Ce lien n’est plus valable',
    unknownText: 'Aucune inscription ne lui correspond. Utilisez le lien du dernier e-mail reçu.',
    done: 'Désinscription enregistrée',
    doneText: 'Nous ne vous écrirons plus. Vous pouvez vous réinscrire sur notre page d’accueil.',
  },
};
