import { guestHeader, type HttpError, type Language, type Page } from '@clockbeat/domain/contract';
import { look, serverAnswered } from './server-away.js';

/** A call that failed. `message` is '{status code}: {response text}'; `code` and `reason` are its parts for a page. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly responseText: string,
    readonly code: string,
    readonly reason: string,
  ) {
    super(`${statusCode}: ${responseText}`);
    this.name = 'ApiError';
  }
}

interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** A player's seat token. */
  seatToken?: string | undefined;
  /** A guest's id; sets are looked for under it. */
  guest?: string | null | undefined;
  /** The version of a set that the call replaces; where there is another by now it is refused with 412. */
  ifMatch?: number | undefined;
  /** What the answer is to be written in, where another than the browser's own. */
  language?: Language | undefined;
  signal?: AbortSignal | undefined;
}

/** One HTTP call with the session's cookie, JSON both ways. */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<T> =>
  (await call<T>(path, options)).body;

/** A call that answers a bare list, and in a header where the next page of it begins (docs/protocol.md, "Lists"). */
export const requestPage = async <T>(path: string, options: RequestOptions = {}): Promise<Page<T>> => {
  const { body, headers } = await call<T[]>(path, options);
  return { items: body, nextCursor: headers.get('x-next-cursor') };
};

const call = async <T>(path: string, options: RequestOptions): Promise<{ body: T; headers: Headers }> => {
  const { method = 'GET', body, seatToken, guest, language, ifMatch, signal } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (seatToken) headers.set('authorization', `Bearer ${seatToken}`);
  if (guest) headers.set(guestHeader, guest);
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  if (language) headers.set('accept-language', language);
  const { response, text } = await reached(async () => {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  }, signal);
  if (!response.ok) throw await refusal(response.status, text);
  return { body: answerIn<T>(text), headers: response.headers };
};

/** What is answered as a file, in the type that is wanted of it. */
export const download = async (path: string, type: string): Promise<Blob> => {
  const { response, body } = await reached(async () => {
    const response = await fetch(path, { headers: { accept: type }, credentials: 'include' });
    return { response, body: await response.blob() };
  });
  if (!response.ok) throw failure(response.status, await body.text());
  return body;
};

/** What the network did to a call, before the answer or in the midst of it, is a failed call too. */
export const reached = async <T>(send: () => Promise<T>, signal?: AbortSignal | undefined): Promise<T> => {
  try {
    const answer = await send();
    serverAnswered();
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    void look();
    throw unreachable(String(error));
  }
};

export const unreachable = (what: string): ApiError => new ApiError(0, what, 'unreachable', '');

/** What our server answered; a network that wants a sign-in of its own answers every call with its page. */
export const answerIn = <T>(text: string): T => {
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw unreachable(text);
  }
};

/** What an answer that is no success says, to a person in the language of the page where it is a quota that was reached. */
export const refusal = async (status: number, text: string): Promise<ApiError> => {
  const { quota } = parsedError(text);
  if (!quota) return failure(status, text);
  try {
    const { quotaRefused } = await import('../texts/quota-texts.js');
    return new ApiError(status, text, 'quota_reached', await quotaRefused(quota));
  } catch {
    // the server's English is better than nothing
    return failure(status, text);
  }
};

/** What an answer that is no success says. */
export const failure = (status: number, text: string): ApiError => {
  const { code = 'unexpected', message = '' } = parsedError(text);
  return new ApiError(status, text, code, Array.isArray(message) ? message.join(' ') : message);
};

/** A proxy in between may answer with a page instead of our JSON. */
const parsedError = (text: string): Partial<HttpError> => {
  try {
    return (JSON.parse(text) as Partial<HttpError> | null) ?? {};
  } catch {
    return {};
  }
};
