import type { HttpAnswer } from './exchange.js';
import type { WildRequest } from './requests.js';

/** What is wrong with an answer; null where nothing is. */
export const faultOf = ({ broken }: WildRequest, answer: HttpAnswer | null): string | null => {
  if (answer === null) return broken ? null : 'a whole request got no answer';
  const { status, headers, body } = answer;
  // What the contract has for a store that is slow to answer: ask again.
  if (status === 503 && headers.has('retry-after') && isContractError(status, body)) return null;
  if (!(status >= 200 && status < 500)) return `status ${status}: ${body.slice(0, 300)}`;
  if (status < 400) return null;
  if (headers.get('content-type')?.startsWith('text/html'))
    return isPage(body) ? null : 'a page that is none';
  // Node's own parser says no more than the status.
  if (body === '') return broken ? null : `a bare ${status}`;
  return isContractError(status, body) ? null : `not the shape of an error: ${status} ${body.slice(0, 300)}`;
};

/** A whole one, and no line of a stack in it. */
const isPage = (body: string): boolean => body.startsWith('<!doctype html>') && !/\bat .+:\d+:\d+/.test(body);

const isContractError = (status: number, body: string): boolean => {
  try {
    const error: unknown = JSON.parse(body);
    if (typeof error !== 'object' || error === null) return false;
    const { statusCode, code, error: name, message } = error as Record<string, unknown>;
    const texts = Array.isArray(message) ? message : [message];
    return (
      statusCode === status &&
      typeof code === 'string' &&
      /^[a-z_]+$/.test(code) &&
      typeof name === 'string' &&
      texts.every((text) => typeof text === 'string' && text !== '')
    );
  } catch {
    return false;
  }
};
