import { json, type RequestHandler, text } from 'express';

const bodyLimit = 256 * 1024;
const bulkLimit = 5 * 1024 * 1024;

/** Calls whose bodies may be large, each with what reads it. */
const large: readonly { readonly path: string; readonly parser: RequestHandler }[] = [
  { path: '/api/questions/bulk', parser: json({ limit: bulkLimit }) },
  { path: '/api/questions/csv', parser: text({ limit: bulkLimit, type: ['text/csv', 'text/plain'] }) },
];

/** JSON up to 256 kB, more for the calls that bring many questions. Nothing else is read: a form of another site is not. */
export const bodyParsers = (): [path: string, parser: RequestHandler][] => [
  ...large.map(({ path, parser }): [string, RequestHandler] => [path, parser]),
  ['/', json({ limit: bodyLimit })],
];
