import type { Request, Response } from 'express';
import type { Face } from '../../config/face.js';
import { messagePage } from '../../http/plain-page.js';
import { readerLanguage } from '../../http/reader-language.js';
import { sendPage } from '../../http/send-page.js';
import { textsIn } from '../../texts/texts-in.js';
import { isFromThisMachine } from './this-machine.js';

/** Answers 403 with a page that says why, unless the browser runs on this machine. */
export const refuseForeignBrowser = (request: Request, response: Response, face: Face): boolean => {
  if (isFromThisMachine(request)) return false;
  const language = readerLanguage(request, face);
  const t = textsIn(language);
  const page = messagePage(face, t('localSignIn.elsewhere'), t('localSignIn.elsewhereText'), language);
  sendPage(response, language, page, 403);
  return true;
};
