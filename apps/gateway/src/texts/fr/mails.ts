import type { LikeSections } from '@clockbeat/domain';
import type { mails as English } from '../en/mails.js';

export const mails: LikeSections<typeof English> = {
  summary: {
    subject: 'Votre partie en résumé\u202f: {title}',
    finished: 'Fin',
    players: 'Joueurs',
    winner: 'Vainqueur',
    nobody: 'personne',
    winningTeam: 'Équipe gagnante',
    hardest: 'Questions les plus difficiles',
    allResults: 'Tous les résultats',
    settings: 'Réglages',
    why: 'Vous recevez cet e-mail parce que les notifications par e-mail sont activées. Pour les désactiver, ouvrez vos réglages\u202f:',
    fact: '{name}\u202f: {value}',
    more: { one: '{names} et {count} autre', other: '{names} et {count} autres' },
    points: { one: '{names}, {count} point', other: '{names}, {count} points' },
    right: '{question} ({answer}\u202f; {percent}\u202f% de bonnes réponses)',
  },
  noSummaries: {
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
  news: {
    subject: 'À confirmer\u202f: les nouvelles de {installation}',
    lead: 'Quelqu’un a demandé nos nouvelles pour cette adresse. Si c’est vous, confirmez-le d’ici une semaine\u202f:',
    link: 'Confirmer',
    ignore: 'Sinon, ne faites rien\u202f: rien ne change et nous n’écrirons plus.',
    question: 'Recevoir nos nouvelles\u202f?',
    button: 'Oui, écrivez-moi',
    done: 'Inscription confirmée',
    doneText: 'Chaque e-mail contient un lien pour se désinscrire.',
    unknown: 'Ce lien n’est plus valable',
    unknownText: 'Rien n’attend d’être confirmé. Vous pouvez vous réinscrire sur notre page d’accueil.',
    aboutAll: 'À tout sujet.',
    about: 'Sujets\u202f: {interests}.',
  },
  noNews: {
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
