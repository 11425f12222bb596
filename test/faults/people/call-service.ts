import type { CallService } from './corrector.js';

const timeoutMs = 3_000;

/** By whom a call is made: somebody signed in, or who has the token of a seat. */
type Caller = { readonly cookie: string } | { readonly authorization: string };

/** Calls over HTTP; nobody has answered when it takes too long. */
export const callServiceAt =
  (url: string, caller: Caller): CallService =>
  (method, path, body) =>
    fetch(new URL(path, url), {
      method,
      headers: { ...caller, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, answer: bodyOf(await response.text()) }))
      .catch(() => ({ status: null, answer: null }));

/** The load balancer's own refusals are pages. */
const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
