import type { Request, Response } from 'express';
import type { Face } from '../config/face.js';
import { unavailable } from '../http/http-problem.js';
import { messagePage } from '../http/plain-page.js';
import { readerLanguage } from '../http/reader-language.js';
import { sendPage } from '../http/send-page.js';
import { textsIn } from '../texts/texts-in.js';

/** Where nobody can sign in: a page for a browser that was led here, the refusal in JSON for a program. */
export const refuseForWantOfProvider = (request: Request, response: Response, face: Face): void => {
  if (request.accepts(['application/json', 'text/html']) !== 'text/html')
    throw unavailable(
      'Signing in is not set up on this server: it has neither Google credentials nor OpenID providers.',
    );
  const language = readerLanguage(request, face);
  const t = textsIn(language);
  response.vary('Accept');
  sendPage(
    response,
    language,
    messagePage(face, t('signIn.notSetUp'), t('signIn.notSetUpText'), language),
    503,
  );
};
