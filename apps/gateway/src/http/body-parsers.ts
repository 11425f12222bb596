import { limits, mediaLimits } from '@clockbeat/domain';
import { json, type RequestHandler, raw } from 'express';
import { userOf } from './current-user.decorator.js';
import { fewAtOnce } from './few-at-once.js';
import { badRequest, HttpProblem, notSignedIn } from './http-problem.js';
import { jsonInSlices } from './json-in-slices.js';
import { letPassBy } from './let-pass-by.js';

const bodyLimit = 256 * 1024;
const { bytes: uploadLimit } = limits.upload;
/** Another program's file of five megabytes says less around each question than our columns do. */
const csvLimit = 6 * 1024 * 1024;

/** JSON up to 256 kB, more for the calls that bring many questions. Nothing else is read: a form of another site is not. `budget` is asked before a byte is. */
export const bodyParsers = (budget: RequestHandler): [path: string, parser: RequestHandler][] => [
  ['/', budget],
  ['/api/questions/bulk', forAccounts(uploadLimit)],
  ['/api/questions/bulk', raw({ limit: uploadLimit, type: 'application/json' })],
  ['/api/questions/bulk', jsonInSlices],
  ['/api/saved-trivia-sets/file', forAccounts(uploadLimit)],
  ['/api/saved-trivia-sets/file', raw({ limit: uploadLimit, type: 'application/json' })],
  ['/api/saved-trivia-sets/file', jsonInSlices],
  ['/api/questions/csv', forAccounts(csvLimit)],
  ['/api/questions/csv', fileAlone],
  // Browsers name a .csv file by what this computer opens it with, or not at all.
  ['/api/questions/csv', raw({ limit: csvLimit, type: () => true })],
  ['/api/media', unlessItReads(forAccounts(mediaLimits.picture))],
  ['/api/media', unlessItReads(fewAtOnce())],
  ['/api/media', raw({ limit: mediaLimits.picture, type: () => true, inflate: false })],
  ['/', json({ limit: bodyLimit, verify: refuseMaze })],
];

/** Objects, lists and fields in a body; a set of as many questions as fit has half as many. */
const mostMarks = 20_000;
const marks = new Set([...'{[:'].map((mark) => mark.charCodeAt(0)));

/** Counts before JSON.parse: 130,000 lists in one another take it 30 ms. */
const refuseMaze = (_request: unknown, _response: unknown, body: Buffer): void => {
  let count = 0;
  for (const byte of body) if (marks.has(byte)) count += 1;
  if (count > mostMarks) throw badRequest('This holds too many values.');
};

/** Refuses before a byte of it is read: what is too long, and whoever has no account. */
const forAccounts =
  (most: number): RequestHandler =>
  (request, _response, next) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
    const problem = userOf(request) === null ? notSignedIn() : isTooLong ? tooLarge(most) : null;
    if (problem === null) return next();
    letPassBy(request);
    next(problem);
  };

const unlessItReads =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? next() : handler(request, response, next);

const fileAlone: RequestHandler = (request, _response, next) =>
  next(request.is(['multipart/*', 'application/x-www-form-urlencoded']) ? notTheFile() : undefined);

const tooLarge = (most: number): HttpProblem =>
  new HttpProblem('too_large', `This is too large: ${most / 1024 / 1024} MB at most.`);
const notTheFile = (): HttpProblem =>
  new HttpProblem('bad_request', 'Please send the file itself, as text/csv.', { status: 415 });
