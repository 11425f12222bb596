import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpProblem } from '../../http/http-problem.js';
import { toHttpError } from '../../http/to-http-error.js';

const known = ['GET', 'POST'];

/** Long polling reads by GET and sends by POST. Engine.IO answers 500 to anything else, as if the fault were ours. */
export const pollingMethods = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void => {
  if (known.includes(request.method ?? '')) {
    next();
    return;
  }
  const { body } = toHttpError(new HttpProblem('bad_request', 'Sockets know GET and POST.', { status: 405 }));
  response.writeHead(405, { Allow: known.join(', '), 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};
