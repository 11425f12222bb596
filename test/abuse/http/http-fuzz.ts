import fc from 'fast-check';
import { readDescription } from './api-description.js';
import { exchange } from './exchange.js';
import { faultOf } from './judge.js';
import { bytesOf, type Surroundings, type WildRequest, wildRequests } from './requests.js';

export interface HttpFuzz {
  readonly url: string;
  readonly cases: number;
  readonly seed: number;
  readonly around: Surroundings;
}

/** A request that is not whole may be waited for. */
const hangUpMs = 100;

/** How the gateway answered: how often with which status; a fault ends it, with the request made as small as it gets. */
export const fuzzHttp = async ({ url, cases, seed, around }: HttpFuzz): Promise<Map<string, number>> => {
  const port = Number(new URL(url).port);
  const answers = new Map<string, number>();
  const promise = fc.asyncProperty(wildRequests(await readDescription(url), around), async (request) => {
    const answer = await exchange(port, bytesOf(request), request.broken ? hangUpMs : null);
    const status = String(answer?.status ?? 'closed');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    const fault = faultOf(request, answer);
    if (fault !== null) throw new Error(`${fault}\n${shown(request)}`);
  });
  await fc.assert(promise, { numRuns: cases, seed });
  return answers;
};

const shown = (request: WildRequest): string => {
  const bytes = bytesOf(request);
  return `${bytes.length} bytes: ${JSON.stringify(bytes.subarray(0, 2_000).toString('latin1'))}`;
};
