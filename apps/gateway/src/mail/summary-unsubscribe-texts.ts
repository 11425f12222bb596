import type { Language } from '@clockbeat/domain';
import type { UnsubscribeTexts } from './unsubscribe-page.js';

export const summaryUnsubscribeTexts: Readonly<Record<Language, UnsubscribeTexts>> = {
  en: {
    title: 'Unsubscribe',
    question: 'No more summaries by e-mail?',
    promise: 'We will not write to you after your games any more.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No account belongs to it. Email Notifications can be turned off in your settings, too.',
    done: 'You are unsubscribed',
    doneText:
      'We will not write to you after your games any more. Turn Email Notifications on in your settings to get summaries again.',
  },
  fr: {
    title: 'Désinscription',
    question: 'Ne plus recevoir de résumés par e-mail\u202f?',
    promise: 'Nous ne vous écrirons plus après vos parties.',
    button: 'Se désinscrire',
    unknown: 'Ce lien n’est plus valable',
    unknownText:
      'Aucun compte ne lui correspond. Les notifications par e-mail se désactivent aussi dans vos réglages.',
    done: 'Désinscription enregistrée',
    doneText:
      'Nous ne vous écrirons plus après vos parties. Pour recevoir à nouveau des résumés, activez les notifications par e-mail dans vos réglages.',
  },
};
