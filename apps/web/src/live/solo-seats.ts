import { SeatStorage, storeOf } from './seat-storage.js';

let seats: SeatStorage | null = null;

/** The seats of this tab's solo games. By the tab, so that a reload goes on and nobody else meets them. */
export const soloSeats = (): SeatStorage => {
  seats ??= new SeatStorage(storeOf(() => globalThis.sessionStorage));
  return seats;
};
