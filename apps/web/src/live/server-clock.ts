/** One round trip: when asked, what the server said, when answered (all ms; the first and last of this device). */
interface RoundTrip {
  sentAt: number;
  serverTime: number;
  receivedAt: number;
}

/** The server's time, as this device can best tell it. */
export interface ServerClock {
  now(): number;
  /** Asks a few times and believes the quickest answer. */
  sync(ask: () => Promise<number | null>): Promise<void>;
  /**
   * A first guess from a message, until a round trip has been measured. After that it can only show that this device has
   * slept, its clock with it: what was sent cannot have been sent later than now.
   */
  hint(serverTime: number): void;
}

const trips = 4;

/** The offset by the shortest trip: the half of it is the most that this can be wrong. */
export const offsetOf = (measured: readonly RoundTrip[]): number | null => {
  const [best] = [...measured].sort((a, b) => a.receivedAt - a.sentAt - (b.receivedAt - b.sentAt));
  return best ? best.serverTime - (best.sentAt + best.receivedAt) / 2 : null;
};

/** `local` must only ever go forward: a phone that corrects its own clock must not move a countdown. */
export const makeServerClock = (local: () => number): ServerClock => {
  let offset = 0;
  let measured = false;
  const now = (): number => local() + offset;
  return {
    now,
    hint: (serverTime) => {
      if (!measured || serverTime > now()) offset = serverTime - local();
    },
    sync: async (ask) => {
      const heard: RoundTrip[] = [];
      for (let trip = 0; trip < trips; trip += 1) {
        const sentAt = local();
        const serverTime = await ask();
        if (serverTime !== null) heard.push({ sentAt, serverTime, receivedAt: local() });
      }
      const found = offsetOf(heard);
      if (found === null) return;
      offset = found;
      measured = true;
    },
  };
};
