import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'Imprimir',
    print: 'Imprimir o guardar como PDF',
    shows: 'Lo que muestra la hoja',
    blank: 'Preguntas',
    answers: 'Con respuestas',
    name: 'Nombre o equipo',
    points: 'Puntos',
    sound: 'Para escuchar: {words}',
    pool: {
      one: '{count} pregunta que las partidas sacan al azar no está en la hoja.',
      other: '{count} preguntas que las partidas sacan al azar no están en la hoja.',
    },
    empty: 'Este cuestionario no tiene preguntas propias que imprimir.',
  },
};
