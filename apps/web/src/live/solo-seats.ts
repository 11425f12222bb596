import { type KeyValueStore, SeatStorage } from './seat-storage.js';

let seats: SeatStorage | null = null;

/** The seats of this tab's solo games. By the tab, so that a reload goes on and nobody else meets them. */
export const soloSeats = (): SeatStorage => {
  seats ??= new SeatStorage(tabStore());
  return seats;
};

const tabStore = (): KeyValueStore => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Storage may be forbidden altogether; SeatStorage then keeps the seats itself.
    return {
      getItem: () => null,
      setItem: () => {
        throw new Error('storage is forbidden');
      },
    };
  }
};
