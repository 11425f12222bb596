import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'Guardado en otro sitio mientras tanto',
    text: 'Este cuestionario se ha guardado después de que empezaras a cambiarlo. Lo que has escrito sigue aquí.',
    savedAt: 'Guardado: {moment}.',
    savedBy: 'Guardado por {name}, {moment}.',
    giveWay: 'Cargar el más reciente',
    giveWayText: 'Lo que has escrito se aparta. Puedes volver a mostrarlo hasta que salgas de esta página.',
    saveOver: 'Guardar el mío encima',
    saveOverText: 'Lo que hay ahora se sustituye y queda en el historial.',
    saveOverGuest: 'Lo que hay ahora se sustituye.',
    later: 'Decidir más tarde',
    shown: 'Se ha guardado en otro sitio mientras tanto. Esta es la versión más reciente.',
    aside: 'Lo que habías escrito queda apartado hasta que salgas de esta página.',
    takeBack: 'Volver a mostrarlo',
  },
};
