import type { Language } from '@clockbeat/domain';

interface ConfirmationTexts {
  subject: (installation: string) => string;
  /** Before the link. */
  lead: string;
  link: string;
  ignore: string;
  question: string;
  button: string;
  done: string;
  doneText: string;
  unknown: string;
  unknownText: string;
  about: (interests: readonly string[]) => string;
}

export const confirmationTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    subject: (installation) => `Please confirm: news from ${installation}`,
    lead: 'Somebody has asked for our news to this address. If it was you, please confirm it within a week:',
    link: 'Confirm',
    ignore: 'If it was not you, do nothing: nothing changes, and we do not write again.',
    question: 'Get our news?',
    button: 'Yes, write to me',
    done: 'You are signed up',
    doneText: 'Each mail has a link to leave.',
    unknown: 'This link has ended',
    unknownText: 'Nothing waits for it to be confirmed. You can sign up anew on our home page.',
    about: (interests) => (interests.length === 0 ? 'About everything.' : `About: ${interests.join(', ')}.`),
  },
  fr: {
    subject: (installation) => `À confirmer\u202f: les nouvelles de ${installation}`,
    lead: 'Quelqu’un a demandé nos nouvelles pour cette adresse. Si c’est vous, confirmez-le d’ici une semaine\u202f:',
    link: 'Confirmer',
    ignore: 'Sinon, ne faites rien\u202f: rien ne change et nous n’écrirons plus.',
    question: 'Recevoir nos nouvelles\u202f?',
    button: 'Oui, écrivez-moi',
    done: 'Inscription confirmée',
    doneText: 'Chaque e-mail contient un lien pour se désinscrire.',
    unknown: 'Ce lien n’est plus valable',
    unknownText: 'Rien n’attend d’être confirmé. Vous pouvez vous réinscrire sur notre page d’accueil.',
    about: (interests) =>
      interests.length === 0 ? 'À tout sujet.' : `Sujets\u202f: ${interests.join(', ')}.`,
  },
};
