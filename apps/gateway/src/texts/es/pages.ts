import type { LikeSections } from '@clockbeat/domain';
import type { pages as English } from '../en/pages.js';

export const pages: LikeSections<typeof English> = {
  site: {
    backHome: 'Volver al inicio',
    about: 'Sobre este sitio',
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    cookies: 'Cookies',
    nothingHere: 'Página no encontrada',
    nothingHereText: 'Quien administra este sitio no ha puesto nada aquí.',
  },
  signIn: {
    title: 'Iniciar sesión',
    lead: 'Los anfitriones inician sesión con una cuenta que ya tienen. Los jugadores no necesitan ninguna: se unen con el código de la partida.',
    by: 'Iniciar sesión con {name}',
    notSetUp: 'Aquí no está configurado el inicio de sesión',
    notSetUpText:
      'Este servidor aún no tiene inicio de sesión: quien lo administra configura credenciales de Google (GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET) o un inicio de sesión propio (OIDC_PROVIDERS). Los jugadores no necesitan cuenta: se unen con el código de la partida.',
  },
  localSignIn: {
    title: 'Iniciar sesión',
    question: '¿Quién dirige?',
    why: 'Esta máquina aún no tiene inicio de sesión con Google, así que sirve cualquier dirección. Solo los navegadores de esta máquina pueden iniciar sesión así.',
    email: 'Dirección de correo',
    name: 'Nombre, si quieres',
    'no-email': 'Escribe una dirección de correo.',
    'bad-name': 'Escribe un nombre más corto y sencillo.',
    elsewhere: 'Inicia sesión en la propia máquina del anfitrión',
    elsewhereText:
      'Esta instalación no tiene inicio de sesión con Google, así que los anfitriones solo pueden iniciar sesión en un navegador de la máquina en la que funciona, en http://localhost o en una de sus direcciones. Los jugadores no necesitan cuenta: se unen con el código de la partida.',
  },
};
