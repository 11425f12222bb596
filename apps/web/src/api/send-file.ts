import { answerIn, refusal, unreachable } from './request.js';

interface SendOptions {
  contentType: string;
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts a file as it is. By XMLHttpRequest, because fetch does not say how much of a body has been sent. */
export const sendFile = <T>(
  path: string,
  file: Blob,
  { contentType, onProgress, signal }: SendOptions,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('content-type', contentType);
    call.setRequestHeader('accept', 'application/json');
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    call.onload = () => {
      const { status, responseText } = call;
      if (status < 200 || status >= 300) return void refusal(status, responseText).then(reject);
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
