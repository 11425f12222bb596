import type { Language } from '@clockbeat/domain';
import type { Response } from 'express';

/** Sends a page of the server's to its reader alone: nobody on the way keeps it, and it says which language it is in. */
export const sendPage = (response: Response, language: Language, html: string, status = 200): void => {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Language': language })
    .vary('Accept-Language')
    .type('html')
    .send(html);
};
