import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Streams } from './spreadsheet.js';

export interface Download {
  readonly type: string;
  readonly fileName: string;
}

/** Sends it as fast as the other end takes it. Whoever hangs up is no error; what fails midway ends the answer at once. */
export const sendStream = async (
  response: Response,
  body: Streams,
  { type, fileName }: Download,
): Promise<void> => {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  try {
    await pipeline([...body, response]);
  } catch (error) {
    if (!isHungUp(error)) throw error;
  }
};

const isHungUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE');
