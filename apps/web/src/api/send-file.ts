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
    call.responseType = 'arraybuffer';
    call.onload = () => void answerOf<T>(call).then(resolve, reject);
    call.onerror = () => reject(unreachable('network error'));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });

/** Five thousand questions are an answer of megabytes: it comes, becomes a text and is understood in a turn each, so that the page goes on. */
const answerOf = async <T>({ status, response }: XMLHttpRequest): Promise<T> => {
  await nextTurn();
  const text = new TextDecoder().decode(response);
  if (status < 200 || status >= 300) throw await refusal(status, text);
  await nextTurn();
  return answerIn(text);
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
