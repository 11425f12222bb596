import type { UserId } from '@clockbeat/domain';
import type { CallService, Heard } from '../../faults/people/corrector.js';
import type { Place } from '../night/script.js';
import type { Entrance } from './client.js';

/** Who has waited so long gives a call up; whether it was heard nobody knows. */
const patienceMs = 3_000;

/** Calls over HTTP by somebody signed in, to the gateway of that place or the next one that is there. */
export const serviceAt =
  ({ world, gateways }: Entrance, { gateway, travelMs }: Place, user: UserId): CallService =>
  (method, path, body) =>
    new Promise<Heard>((resolve) => {
      const inOrder = gateways.map((_, step) => gateways[(gateway + step) % gateways.length]);
      const taken = inOrder.find((one) => one?.isReady && one.self.state !== 'ended');
      const tooLong = world.after(patienceMs, null, () => resolve({ status: null, answer: null }));
      taken?.call({ method, path, body, user }, travelMs, (answer) => {
        tooLong.cancelled = true;
        resolve(answer);
      });
    });
