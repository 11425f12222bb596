import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'Reta a tus amistades, gana al reloj, lidera la clasificación. Dirige un quiz en vivo o únete a uno cuando quieras.',
    invitation: 'Únete a una partida de quiz',
    invitationText: 'Escribe tu nombre y juega. El código es {code}.',
    otherTable: 'Una partida de quiz con otras reglas',
    otherTableText:
      'Quién habría quedado en primer puesto con otras reglas: las dos tablas, una junto a otra.',
    sharedSet: 'Un cuestionario para tu quiz',
    sharedSetText: 'Mira las preguntas, cópialas y dirige una partida con ellas.',
  },
  shortcuts: {
    join: 'Unirse',
    start: 'Crear quiz',
    practise: 'Practicar a solas',
  },
};
