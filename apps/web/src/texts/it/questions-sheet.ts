import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'Stampa',
    print: 'Stampa o salva in PDF',
    shows: 'Che cosa c’è sul foglio',
    blank: 'Domande',
    answers: 'Con risposte',
    name: 'Nome o squadra',
    points: 'Punti',
    sound: 'Da ascoltare: {words}',
    pool: {
      one: '{count} domanda che le partite estraggono non è sul foglio.',
      other: '{count} domande che le partite estraggono non sono sul foglio.',
    },
    empty: 'Questo set non ha domande proprie da stampare.',
  },
};
