import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'Imprimer',
    print: 'Imprimer ou enregistrer en PDF',
    shows: 'Ce que montre la feuille',
    blank: 'Les questions',
    answers: 'Avec les réponses',
    name: 'Nom ou équipe',
    points: 'Points',
    sound: 'À écouter : {words}',
    pool: {
      one: '{count} question que les parties tirent au sort n’est pas sur la feuille.',
      other: '{count} questions que les parties tirent au sort ne sont pas sur la feuille.',
    },
    empty: 'Cette série n’a pas de question propre à imprimer.',
  },
};
