import type { UploadResult } from '@clockbeat/domain/contract';
import { answerIn, failure, unreachable } from './request.js';

interface UploadOptions {
  /** False asks what would go in; nothing is stored. */
  commit: boolean;
  /** A draft set is made of each category. */
  sets: boolean;
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a question file as it is: the server reads it, encodings too. By XMLHttpRequest, because fetch does not say how
 * much of a body has been sent.
 */
export const uploadQuestions = (
  file: Blob,
  { commit, sets, onProgress, signal }: UploadOptions,
): Promise<UploadResult> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const asked = [commit && 'commit=true', sets && 'sets=true'].filter(Boolean).join('&');
    call.open('POST', `/api/questions/csv${asked && `?${asked}`}`);
    call.setRequestHeader('content-type', 'text/csv');
    call.setRequestHeader('accept', 'application/json');
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    call.onload = () => {
      const { status, responseText } = call;
      if (status < 200 || status >= 300) return reject(failure(status, responseText));
      try {
        resolve(answerIn(responseText));
      } catch (error) {
        reject(error);
      }
    };
    call.onerror = () => reject(unreachable('network error'));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
