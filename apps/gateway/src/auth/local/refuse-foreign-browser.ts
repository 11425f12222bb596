import type { Request, Response } from 'express';
import { messagePage } from '../../http/plain-page.js';
import { isFromThisMachine } from './this-machine.js';

/** Answers 403 with a page that says why, unless the browser runs on this machine. */
export const refuseForeignBrowser = (request: Request, response: Response): boolean => {
  if (isFromThisMachine(request)) return false;
  response
    .status(403)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      messagePage(
        'Please sign in on the host’s own machine',
        'This Clockbeat has no Google sign-in, so hosts can sign in only in a browser on the machine it runs on, at http://localhost or one of its addresses. Players need no account: join with the code of the game.',
      ),
    );
  return true;
};
