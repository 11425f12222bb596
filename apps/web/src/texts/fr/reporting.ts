import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'Signaler un problème',
    openName: 'Signaler ce nom',
    openSet: 'Signaler cette série',
    title: 'Signaler un problème',
    titleName: 'Signaler {name}',
    lead: 'Votre signalement parvient aux personnes qui administrent ce site. Personne dans la partie n’apprend qu’il vient de vous.',
    what: 'De quoi s’agit-il ?',
    choose: 'Veuillez choisir',
    questions: 'Les questions ou le titre',
    player: 'Joueur : {name}',
    team: 'Équipe : {name}',
    question: 'Question {number} : {text}',
    leadQuestion:
      'Ce qui ne va pas avec une question est transmis à qui peut la corriger : à son hôte, ou aux responsables de ce site. Personne ne saura que cela vient de vous.',
    leadSet:
      'Votre signalement parvient aux personnes qui administrent ce site. Son auteur n’apprend pas qu’il vient de vous.',
    why: 'Qu’est-ce qui ne va pas ?',
    missingWhat: 'Veuillez choisir de quoi il s’agit.',
    missingWhy: 'Veuillez choisir ce qui ne va pas.',
    note: 'Précisions (facultatif)',
    send: 'Signaler',
    sending: 'Envoi…',
    cancel: 'Annuler',
    thanks: 'Merci. Votre signalement sera examiné.',
  },
  reasons: {
    insulting: 'Insultant',
    personal_data: 'Données personnelles',
    hate: 'Haineux',
    copyright: 'Droit d’auteur',
    other: 'Autre chose',
    wrong: 'La réponse est fausse',
    outdated: 'Périmée',
    ambiguous: 'Ambiguë',
  },
};
