/** A countdown by the server's clock; while nothing runs (paused) `restMs` is what is left. */
export interface TimeLeft {
  readonly endsAt: number | null;
  readonly serverNow: () => number;
  readonly restMs: number;
}

export const msLeft = ({ endsAt, serverNow, restMs }: TimeLeft): number =>
  Math.max(0, endsAt === null ? restMs : endsAt - serverNow());
