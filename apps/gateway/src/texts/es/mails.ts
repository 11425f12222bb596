import type { LikeSections } from '@clockbeat/domain';
import type { mails as English } from '../en/mails.js';

export const mails: LikeSections<typeof English> = {
  summary: {
    subject: 'Cómo fue tu partida: {title}',
    finished: 'Terminada',
    players: 'Jugadores',
    winner: 'Primer puesto',
    nobody: 'nadie',
    winningTeam: 'Equipo ganador',
    hardest: 'Las preguntas más difíciles',
    allResults: 'Todos los resultados',
    settings: 'Ajustes',
    why: 'Recibes este correo porque «Avisos por correo» está activado. Desactívalo en tus ajustes:',
    fact: '{name}: {value}',
    more: '{names} y {count} más',
    points: { one: '{names}, {count} punto', other: '{names}, {count} puntos' },
    right: '{question} ({answer}; {percent}\u00a0% de aciertos)',
  },
  noSummaries: {
    title: 'Darse de baja',
    question: '¿Dejar de recibir resúmenes por correo?',
    promise: 'Ya no te escribiremos después de tus partidas.',
    button: 'Darse de baja',
    unknown: 'Este enlace ya no vale',
    unknownText:
      'No pertenece a ninguna cuenta. «Avisos por correo» también se puede desactivar en tus ajustes.',
    done: 'Te has dado de baja',
    doneText:
      'Ya no te escribiremos después de tus partidas. Para volver a recibir resúmenes, activa «Avisos por correo» en tus ajustes.',
  },
  news: {
    subject: 'Confirma, por favor: novedades de {installation}',
    lead: 'Alguien ha pedido nuestras novedades para esta dirección. Si has sido tú, confírmalo en el plazo de una semana:',
    link: 'Confirmar',
    ignore: 'Si no has sido tú, no hagas nada: nada cambia y no volvemos a escribir.',
    question: '¿Recibir nuestras novedades?',
    button: 'Sí, recibirlas',
    done: 'Suscripción confirmada',
    doneText: 'Cada correo tiene un enlace para darse de baja.',
    unknown: 'Este enlace ya no vale',
    unknownText:
      'No hay nada pendiente de confirmar. Puedes suscribirte de nuevo en nuestra página de inicio.',
    aboutAll: 'Sobre todos los temas.',
    about: 'Sobre: {interests}.',
  },
  noNews: {
    title: 'Darse de baja',
    question: '¿Dejar de recibir novedades?',
    promise: 'No volveremos a escribirte.',
    button: 'Darse de baja',
    unknown: 'Este enlace ya no vale',
    unknownText: 'No pertenece a ninguna suscripción. Usa el enlace del correo más reciente.',
    done: 'Te has dado de baja',
    doneText: 'No volveremos a escribirte. Puedes suscribirte de nuevo en nuestra página de inicio.',
  },
};
