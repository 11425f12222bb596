import type { Language } from '@clockbeat/domain';
import type { Request, Response } from 'express';
import type { Face } from '../../config/face.js';
import { messagePage } from '../../http/plain-page.js';
import { readerLanguage } from '../../http/reader-language.js';
import { sendPage } from '../../http/send-page.js';
import { isFromThisMachine } from './this-machine.js';

const texts: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  en: [
    'Please sign in on the host’s own machine',
    'This installation has no Google sign-in, so hosts can sign in only in a browser on the machine it runs on, at http://localhost or one of its addresses. Players need no account: join with the code of the game.',
  ],
  fr: [
    'Connectez-vous sur la machine de l’hôte',
    'Cette installation n’a pas de connexion Google\u202f: les hôtes ne peuvent se connecter que dans un navigateur de la machine où elle tourne, à http://localhost ou à une de ses adresses. Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
  ],
};

/** Answers 403 with a page that says why, unless the browser runs on this machine. */
export const refuseForeignBrowser = (request: Request, response: Response, face: Face): boolean => {
  if (isFromThisMachine(request)) return false;
  const language = readerLanguage(request, face);
  const [title, text] = texts[language];
  sendPage(response, language, messagePage(face, title, text, language), 403);
  return true;
};
