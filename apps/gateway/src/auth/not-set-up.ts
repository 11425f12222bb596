import type { Language } from '@clockbeat/domain';
import type { Request, Response } from 'express';
import type { Face } from '../config/face.js';
import { unavailable } from '../http/http-problem.js';
import { messagePage } from '../http/plain-page.js';
import { readerLanguage } from '../http/reader-language.js';
import { sendPage } from '../http/send-page.js';

const texts: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  en: [
    'Signing in is not set up here',
    'This server has no sign-in yet: whoever runs it sets Google credentials (GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET) or a sign-in of the house (OIDC_PROVIDERS). Players need no account: join with the code of the game.',
  ],
  fr: [
    'La connexion n’est pas configurée ici',
    'Ce serveur n’a pas encore de connexion\u202f: son responsable définit des identifiants Google (GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET) ou la connexion de la maison (OIDC_PROVIDERS). Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
  ],
};

/** Where nobody can sign in: a page for a browser that was led here, the refusal in JSON for a program. */
export const refuseForWantOfProvider = (request: Request, response: Response, face: Face): void => {
  if (request.accepts(['application/json', 'text/html']) !== 'text/html')
    throw unavailable(
      'Signing in is not set up on this server: it has neither Google credentials nor OpenID providers.',
    );
  const language = readerLanguage(request, face);
  const [title, text] = texts[language];
  response.vary('Accept');
  sendPage(response, language, messagePage(face, title, text, language), 503);
};
