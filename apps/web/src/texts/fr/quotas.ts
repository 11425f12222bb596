import type { quotas as English } from '../en/quotas.js';
import type { LikeSections } from '../runtime.js';

export const quotas: LikeSections<typeof English> = {
  near: {
    runningGames: 'Vous avez {used} parties en cours sur {most}.',
    sets: 'Vous avez {used} séries sur {most}.',
    questions: 'Vous avez {used} questions à vous sur {most}.',
    mediaBytes: 'Vos images et vos sons occupent {used} Mo sur {most}.',
    tokens: 'Vous avez {used} jetons d’accès sur {most}.',
  },
  full: {
    runningGames:
      'Parties en cours : {used} sur {most}. Terminez-en une pour en créer une autre ; une partie que personne ne lance se termine d’elle-même après 24 heures.',
    sets: 'Séries : {used} sur {most}. Supprimez-en une pour en enregistrer une autre.',
    questions: 'Questions à vous : {used} sur {most}. Supprimez-en pour en ajouter d’autres.',
    mediaBytes:
      'Vos images et vos sons occupent {used} Mo sur {most}. Retirez-en de vos questions : ce que plus rien ne montre est oublié après une semaine.',
    tokens: 'Jetons d’accès : {used} sur {most}. Révoquez-en un pour en créer un autre.',
  },
  none: {
    runningGames:
      'Votre compte ne permet pas de créer de parties ici. La personne qui s’occupe de ce site peut changer cela.',
    sets: 'Votre compte ne permet pas d’enregistrer de séries ici. La personne qui s’occupe de ce site peut changer cela.',
    questions:
      'Votre compte ne permet pas d’ajouter vos propres questions ici. La personne qui s’occupe de ce site peut changer cela.',
    mediaBytes:
      'Votre compte ne permet pas d’ajouter d’images ni de sons ici. La personne qui s’occupe de ce site peut changer cela.',
    tokens:
      'Votre compte ne permet pas de créer de jetons d’accès ici. La personne qui s’occupe de ce site peut changer cela.',
  },
  refused: {
    runningGames:
      'Votre partie n’a pas été créée : vous en avez {used} en cours sur {most}. Terminez-en une d’abord.',
    sets: 'Rien n’a été enregistré, faute de place (séries : {used} sur {most}). Supprimez celles dont vous n’avez plus besoin, puis enregistrez de nouveau.',
    questions:
      'Rien n’a été ajouté, faute de place (questions à vous : {used} sur {most}). Supprimez-en, ou ajoutez-en moins.',
    mediaBytes:
      'Il n’y a plus de place : vos images et vos sons occupent {used} Mo sur {most}. Retirez-en de vos questions ; ce que plus rien ne montre est oublié après une semaine.',
    tokens: 'Le jeton n’a pas été créé : vous en avez {used} sur {most}. Révoquez-en un d’abord.',
    playersPerGame: '{most} au plus peuvent jouer dans une de vos parties. N’en choisissez pas plus.',
  },
  refusedHere: {
    runningGames:
      'Votre partie n’a pas été créée : autant de parties sont en cours ici que ce site en accepte. Réessayez plus tard, ou prévenez la personne qui s’en occupe.',
    mediaBytes:
      'Ce site n’a plus de place pour des images et des sons. Prévenez la personne qui s’en occupe.',
  },
};
