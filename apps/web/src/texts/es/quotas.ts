import type { quotas as English } from '../en/quotas.js';
import type { LikeSections } from '../runtime.js';

export const quotas: LikeSections<typeof English> = {
  near: {
    runningGames: 'Tienes {used} de {most} partidas en marcha.',
    sets: 'Tienes {used} de {most} cuestionarios.',
    questions: 'Tienes {used} de {most} preguntas propias.',
    mediaBytes: 'Tus imágenes y sonidos ocupan {used} de {most} MB.',
    tokens: 'Tienes {used} de {most} tokens de acceso.',
  },
  full: {
    runningGames:
      'Tienes {used} de {most} partidas en marcha. Termina una para crear otra; las que nadie inicia terminan solas a las 24 horas.',
    sets: 'Tienes {used} de {most} cuestionarios. Elimina uno para guardar otro.',
    questions: 'Tienes {used} de {most} preguntas propias. Elimina algunas para añadir otras.',
    mediaBytes:
      'Tus imágenes y sonidos ocupan {used} de {most} MB. Quita algunos de tus preguntas: lo que ya no se usa se borra al cabo de una semana.',
    tokens: 'Tienes {used} de {most} tokens de acceso. Revoca uno para crear otro.',
  },
  none: {
    runningGames: 'Tu cuenta no puede crear partidas aquí. Quien administra este sitio puede cambiarlo.',
    sets: 'Tu cuenta no puede guardar cuestionarios aquí. Quien administra este sitio puede cambiarlo.',
    questions:
      'Tu cuenta no puede añadir preguntas propias aquí. Quien administra este sitio puede cambiarlo.',
    mediaBytes:
      'Tu cuenta no puede añadir imágenes ni sonidos aquí. Quien administra este sitio puede cambiarlo.',
    tokens: 'Tu cuenta no puede crear tokens de acceso aquí. Quien administra este sitio puede cambiarlo.',
  },
  refused: {
    runningGames:
      'Tu partida no se ha creado: tienes {used} de {most} partidas en marcha. Termina primero una de ellas.',
    sets: 'No se ha guardado nada: tienes {used} de {most} cuestionarios y no hay sitio suficiente. Elimina los que no necesites y guarda de nuevo.',
    questions:
      'No se ha añadido nada: tienes {used} de {most} preguntas propias y estas ya no caben. Elimina algunas o añade menos.',
    mediaBytes:
      'No cabe: tus imágenes y sonidos ocupan {used} de {most} MB. Quita algunos de tus preguntas; lo que ya no se usa se borra al cabo de una semana.',
    tokens: 'El token no se ha creado: tienes {used} de {most}. Revoca primero uno.',
    playersPerGame: 'En una partida tuya pueden jugar {most} como máximo. No elijas más.',
  },
  refusedHere: {
    runningGames:
      'Tu partida no se ha creado: aquí ya hay en marcha todas las partidas que admite este sitio. Inténtalo más tarde o avisa a quien lo administra.',
    mediaBytes: 'En este sitio no caben más imágenes ni sonidos. Avisa a quien lo administra.',
  },
};
