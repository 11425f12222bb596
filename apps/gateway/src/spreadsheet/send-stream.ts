import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Streams } from './spreadsheet.js';

export interface Download {
  readonly type: string;
  readonly fileName: string;
}

/**
 * Sends it as fast as the other end takes it. What fails before there is anything to send is thrown while it can still be
 * answered; what fails midway ends the answer at once. A client that hangs up is no error.
 */
export const sendStream = async (
  response: ServerResponse,
  body: Streams,
  { type, fileName }: Download,
): Promise<void> => {
  await begun(body[0]);
  if (response.destroyed) return void body[0].destroy();
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  try {
    await pipeline([...body, response]);
  } catch (error) {
    if (!isHungUp(error)) throw error;
  }
};

/** Until the first piece is there, or the end. */
const begun = async (source: Readable): Promise<void> => {
  // of what fails between here and the pipeline, the pipeline tells
  source.on('error', () => undefined);
  await once(source, 'readable');
};

const isHungUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE');
