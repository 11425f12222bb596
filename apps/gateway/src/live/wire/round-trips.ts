import { randomBytes } from 'node:crypto';
import type { Game, RoundTrips } from '@clockbeat/domain';

/** The parts of a `ws` socket that are used. */
interface PingSocket {
  readonly readyState: number;
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): unknown;
}
/** Engine.IO's transport; a long poll has no socket. */
type Transport = () => object;

/** As many of the newest as are looked at: a phone that changes its network is soon measured anew. */
const keptAtMost = 8;
/** Before that many nothing is said of them. */
const neededAtLeast = 3;
/** Of `readyState`: it takes frames. */
const open = 1;

const isPingSocket = (socket: unknown): socket is PingSocket =>
  typeof socket === 'object' && socket !== null && 'ping' in socket && 'readyState' in socket;

/**
 * The round trips of one socket, by our own clock. They are WebSocket's ping frames, which a browser answers by itself, where
 * no script of the page sees them; each has random bytes that the answer repeats, so none is answered before it came. A program
 * can delay its answers and seem farther away than it is: what comes of that is bounded (`mostDoubtMs`). One is under way at a time.
 */
export class RoundTripMeter {
  private readonly kept: number[] = [];
  private asked: { readonly bytes: Buffer; readonly at: number } | null = null;
  private socket: PingSocket | null = null;
  private wanted = 0;

  constructor(
    private readonly transport: Transport,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** One after another, so many more. Over long polling there is nothing to measure with. */
  measure(times: number): void {
    this.wanted = Math.max(this.wanted, times);
    if (!this.asked) this.ask();
  }

  /** What is known of the newest; undefined before there are some. */
  get measured(): RoundTrips | undefined {
    const count = this.kept.length;
    if (count < neededAtLeast) return undefined;
    const meanMs = this.kept.reduce((sum, ms) => sum + ms, 0) / count;
    const squares = this.kept.reduce((sum, ms) => sum + (ms - meanMs) ** 2, 0);
    return { meanMs, jitterMs: Math.sqrt(squares / (count - 1)) };
  }

  private ask(): void {
    const transport = this.transport();
    const socket = 'socket' in transport ? transport.socket : undefined;
    if (this.wanted === 0 || !isPingSocket(socket) || socket.readyState !== open) return;
    if (socket !== this.socket) {
      this.socket = socket;
      socket.on('pong', (bytes) => this.hear(bytes));
    }
    this.wanted -= 1;
    this.asked = { bytes: randomBytes(8), at: this.now() };
    socket.ping(this.asked.bytes);
  }

  private hear(bytes: Buffer): void {
    if (!this.asked?.bytes.equals(bytes)) return;
    this.kept.push(this.now() - this.asked.at);
    if (this.kept.length > keptAtMost) this.kept.shift();
    this.asked = null;
    this.ask();
  }
}

/** How far a player is away, so many times more, where the game's places depend on it. */
export const measureTrips = (
  { roundTrips }: { readonly roundTrips: RoundTripMeter },
  game: Game | undefined,
  times: number,
): void => {
  if (game && game.status !== 'unborn' && game.rules.photoFinish) roundTrips.measure(times);
};
