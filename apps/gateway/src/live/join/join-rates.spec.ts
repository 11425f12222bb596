import { setImmediate as turn } from 'node:timers/promises';
import type { Rate, RateLimiter } from '../../rate/rate-limiter.js';
import { JoinRates } from './join-rates.js';

/** Remembers what was counted, and refuses what begins so. */
const limiterThat = (refuses: string | null) => {
  const taken = new Map<string, Rate>();
  const take: RateLimiter['take'] = (key, rate) => {
    taken.set(key, rate);
    const allowed = refuses === null || !key.startsWith(refuses);
    return { allowed, retryAfterMs: allowed ? 0 : 1_000 };
  };
  return { taken, take };
};

/** Whether an unknown code is answered at once; the waiting takes seconds, this one turn of the loop. */
const isAnsweredAtOnce = async (rates: JoinRates, caller: { address: string; browserId?: string }) => {
  const missed = rates.missed(caller);
  return Promise.race([missed.then(() => true), turn(false)]);
};

beforeAll(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterAll(() => jest.useRealTimers());

const caller = { address: '2001:db8:1:2::9', browserId: 'a browser' };

it('counts an unknown code by browser, address, site and as a whole', async () => {
  const { taken, take } = limiterThat(null);
  const rates = new JoinRates({ take });
  expect(await isAnsweredAtOnce(rates, caller)).toBe(true);
  expect([...taken.keys()].sort()).toEqual([
    'unknown-code:address:2001:db8:1:2',
    'unknown-code:all',
    'unknown-code:browser:a browser',
    'unknown-code:site:2001:db8:1',
  ]);
  taken.clear();
  await rates.missed({ address: '203.0.113.9' });
  expect([...taken.keys()].sort()).toEqual(['unknown-code:address:203.0.113.9', 'unknown-code:all']);
});

it.each(['browser', 'address', 'site', 'all'])(
  'slows the answer when the allowance of %s is used up',
  async (of) => {
    const rates = new JoinRates(limiterThat(`unknown-code:${of}`));
    expect(await isAnsweredAtOnce(rates, caller)).toBe(false);
  },
);

it('turns away what waits by the hundreds, of that address only', async () => {
  const rates = new JoinRates(limiterThat('unknown-code:'));
  const waiting = Array.from({ length: 500 }, () => rates.missed(caller));
  await turn();
  expect(await rates.missed({ address: '2001:db8:1:2::10' })).toBe(false);
  expect(await isAnsweredAtOnce(rates, { address: '2001:db8:1:3::9' })).toBe(false);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(await isAnsweredAtOnce(rates, { address: '2001:db8:1:2::11' })).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  expect(await isAnsweredAtOnce(rates, caller)).toBe(false);
});

it('asks nothing of unknown codes where a code is right', async () => {
  const { taken, take } = limiterThat('unknown-code:');
  expect(await new JoinRates({ take }).mayJoin(caller)).toBe(true);
  expect([...taken.keys()]).toEqual(['join:2001:db8:1:2']);
});
