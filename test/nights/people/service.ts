import type { UserId } from '@clockbeat/domain';
import type { CallService, Heard } from '../../faults/people/corrector.js';
import type { Place } from '../night/script.js';
import type { Entrance } from './client.js';

/** Who has waited so long gives a call up; whether it was heard nobody knows. */
const patienceMs = 3_000;

/** Calls over HTTP by somebody signed in, to the gateway of that place or the next one that is there. */
export const serviceAt =
  (
    { world, gateways }: Entrance,
    { gateway, travelMs }: Place,
    user: UserId | null,
    /** Of a seat, where a player calls. */
    token?: string,
  ): CallService =>
  (method, path, body) =>
    new Promise<Heard>((resolve) => {
      const inOrder = gateways.map((_, step) => gateways[(gateway + step) % gateways.length]);
      const taken = inOrder.find((one) => one?.isReady && one.self.state !== 'ended');
      const tooLong = world.after(patienceMs, null, () => resolve({ status: null, answer: null }));
      taken?.call({ method, path, body, user, ...(token !== undefined && { token }) }, travelMs, (answer) => {
        tooLong.cancelled = true;
        resolve(answer);
      });
    });

const againMs = 200;

/** Calls until it is told what became of it: what it was answered, or null where it was refused. */
export const untilHeard = async (entrance: Entrance, call: () => Promise<Heard>): Promise<Heard | null> => {
  while (!entrance.isOver) {
    const heard = await call();
    const { status } = heard;
    if (status !== null && status < 400) return heard;
    if (status !== null && status !== 429 && status < 500) return null;
    await new Promise<void>((resolve) => entrance.world.after(againMs, null, () => resolve()));
  }
  return null;
};
