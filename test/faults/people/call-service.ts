import type { CallService } from './corrector.js';

const timeoutMs = 3_000;

/** Calls over HTTP as somebody signed in; nobody has answered when it takes too long. */
export const callServiceAt =
  (url: string, cookie: string): CallService =>
  (method, path, body) =>
    fetch(new URL(path, url), {
      method,
      headers: { cookie, 'content-type': 'application/json' },
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
