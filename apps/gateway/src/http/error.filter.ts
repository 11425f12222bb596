import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toHttpError } from './to-http-error.js';

/** Answers every error of an HTTP call in one shape: `{ statusCode, code, error, message }`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { body, retryAfter, unexpected } = toHttpError(error);
    if (unexpected) request.log.error({ err: error, path: request.path }, 'A call failed');
    else if (body.statusCode === 503)
      request.log.warn({ err: error, path: request.path }, 'A call was refused');
    if (response.headersSent) {
      // Half an answer must not look like a whole one.
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.setHeader('Cache-Control', 'no-store');
    response.status(body.statusCode).json(body);
  }
}
