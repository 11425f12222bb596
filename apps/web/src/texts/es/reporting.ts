import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'Denunciar algo',
    openName: 'Denunciar este nombre',
    openSet: 'Denunciar este cuestionario',
    title: 'Denunciar algo',
    titleName: 'Denunciar «{name}»',
    lead: 'Tu denuncia llega a quien administra este sitio. En la partida nadie sabrá que viene de ti.',
    what: '¿De qué se trata?',
    choose: 'Elige una opción',
    questions: 'Las preguntas o el título',
    player: 'Jugador: {name}',
    team: 'Equipo: {name}',
    question: 'Pregunta {number}: {text}',
    leadQuestion:
      'Lo que falla en una pregunta llega a quien puede corregirla: a su anfitrión o a quien administra este sitio. Nadie sabrá que lo has dicho tú.',
    leadSet: 'Tu denuncia llega a quien administra este sitio. Su autor no sabrá que viene de ti.',
    why: '¿Qué tiene de malo?',
    missingWhat: 'Elige de qué se trata.',
    missingWhy: 'Elige qué tiene de malo.',
    note: 'Más detalles (opcional)',
    send: 'Denunciar',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    thanks: 'Gracias. Se revisará.',
  },
  reasons: {
    insulting: 'Insulto',
    personal_data: 'Datos personales',
    hate: 'Odio',
    copyright: 'Derechos de autor',
    other: 'Otra cosa',
    wrong: 'La respuesta es incorrecta',
    outdated: 'Desactualizada',
    ambiguous: 'Ambigua',
  },
};
