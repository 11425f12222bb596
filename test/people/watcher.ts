import { type Granted, Person } from './person.js';
import type { Wire } from './wire.js';

/** Somebody who looks on: at one game, as a projector does, or at all games of a host. */
export class Watcher<W extends Wire = Wire> extends Person<W> {
  /** `since`: the version that this screen has already. */
  watch(roomId: string, since?: number): Granted<'watchGame'> {
    return this.ask('watchGame', { roomId, ...(since === undefined ? {} : { since }) });
  }
  watchAll(): Granted<'watchGames'> {
    return this.ask('watchGames', {});
  }
}
