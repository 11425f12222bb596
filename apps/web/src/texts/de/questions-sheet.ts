import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'Drucken',
    print: 'Drucken oder als PDF speichern',
    shows: 'Was auf dem Blatt steht',
    blank: 'Fragen',
    answers: 'Mit Antworten',
    name: 'Name oder Team',
    points: 'Punkte',
    sound: 'Zu hören: {words}',
    pool: {
      one: '{count} Frage, aus der Spiele ziehen, steht nicht auf dem Blatt.',
      other: '{count} Fragen, aus denen Spiele ziehen, stehen nicht auf dem Blatt.',
    },
    empty: 'Dieses Set hat keine eigenen Fragen zum Drucken.',
  },
};
